import type { NotificationName } from '../../../contract/notifications.ts'
import type { FactsLearned } from './lifecycle.types.ts'

type DecidingRole = 'admin' | 'finance' | 'organizer' | 'secretary'

/**
 * Notification of an event (MSG-01): to its owner, all authors of a paper, all ticket holders of the
 * conference, the next deciders, or no one, with the reason.
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
/** It waits in the queue of these roles, held for the conference or for all of them. */
export const deciders = (name: NotificationName, ...roles: readonly DecidingRole[]): EventNotification => ({
  deciders: name,
  roles,
})
/** `because`: why no notification is needed. */
export const nobody = (because: string): EventNotification => ({ nobody: because })
