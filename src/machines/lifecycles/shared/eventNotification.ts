import type { NotificationName } from '../../../contract/notifications.ts'
import type { FactsLearned } from './lifecycle.types.ts'

/**
 * Whom an event tells what (MSG-01): its owner a notification, all authors of a paper, everybody with a ticket of the
 * conference, or nobody, with the reason.
 */
export type EventNotification =
  | { readonly owner: NotificationName }
  | { readonly authors: NotificationName }
  | { readonly attendees: NotificationName }
  | { readonly nobody: string }

/** An event without an entry does not compile. */
export type EventNotifications<Event extends { type: string }> = Readonly<
  Record<Exclude<Event['type'], FactsLearned<unknown>['type']>, EventNotification>
>

export const owner = (name: NotificationName): EventNotification => ({ owner: name })
/** The owner and everybody else whom the paper names as an author (PAP-05). */
export const authors = (name: NotificationName): EventNotification => ({ authors: name })
export const attendees = (name: NotificationName): EventNotification => ({ attendees: name })
/** `because`: why nobody waits to be told. */
export const nobody = (because: string): EventNotification => ({ nobody: because })
