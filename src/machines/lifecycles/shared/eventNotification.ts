import type { NotificationName } from '../../../contract/notifications.ts'
import type { FactsLearned } from './lifecycle.types.ts'

type DecidingRole = 'admin' | 'finance' | 'organizer' | 'secretary'

/**
 * Whom an event tells what (MSG-01): its owner a notification, all authors of a paper, everybody with a ticket of the
 * conference, those who decide about it next, or nobody, with the reason.
 */
export type EventNotification =
  | { readonly owner: NotificationName }
  | { readonly authors: NotificationName }
  | { readonly attendees: NotificationName }
  | { readonly deciders: NotificationName; readonly roles: readonly DecidingRole[] }
  | { readonly nobody: string }

/** An event without an entry does not compile. */
export type EventNotifications<Event extends { type: string }> = Readonly<
  Record<Exclude<Event['type'], FactsLearned<unknown>['type']>, EventNotification>
>

export const owner = (name: NotificationName): EventNotification => ({ owner: name })
/** The owner and everybody else whom the paper names as an author (PAP-05). */
export const authors = (name: NotificationName): EventNotification => ({ authors: name })
export const attendees = (name: NotificationName): EventNotification => ({ attendees: name })
/** It waits in the queue of these roles, whoever of them holds it for the conference or for all of them. */
export const deciders = (name: NotificationName, ...roles: readonly DecidingRole[]): EventNotification => ({
  deciders: name,
  roles,
})
/** `because`: why nobody waits to be told. */
export const nobody = (because: string): EventNotification => ({ nobody: because })
