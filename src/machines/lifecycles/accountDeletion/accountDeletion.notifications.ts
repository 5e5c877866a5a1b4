import { owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { AccountDeletionEvent } from './accountDeletion.machine.ts'

/** Notifications of the events of `accountDeletion` (MSG-01). */
export const accountDeletionNotifications: EventNotifications<AccountDeletionEvent> = {
  'deletion.request': owner('deletionRequested'),
  'deletion.cancel': owner('deletionCancelled'),
  'deletion.remind': owner('deletionSoon'),
  'deletion.finish': owner('accountDeleted'),
}
