import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { ReviewEvent } from './review.setup.ts'

/** Notifications of the events of `review` (MSG-01); the owner is the reviewer. */
export const reviewNotifications: EventNotifications<ReviewEvent> = {
  'review.accept': nobody('The reviewer did it, and the chairs see it in their list.'),
  'review.reject': nobody('The reviewer did it, and the chairs see it in their list.'),
  'review.expire': owner('reviewExpired'),
  'review.extend': owner('reviewExtended'),
  'review.resend': owner('reviewAsked'),
  'review.draft': nobody('The reviewer types.'),
  'review.submit': owner('reviewReceived'),
  'review.amend': nobody('The reviewer did it.'),
  'review.acknowledge': owner('reviewAcknowledged'),
  'review.cancel': owner('reviewCancelled'),
  'review.close': owner('reviewClosed'),
}
