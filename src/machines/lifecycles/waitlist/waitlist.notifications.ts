import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { WaitlistEvent } from './waitlist.machine.ts'

/** Notifications of the events of `waitlist` (MSG-01). */
export const waitlistNotifications: EventNotifications<WaitlistEvent> = {
  'waitlist.offer': owner('placeOffered'),
  'waitlist.purchase': nobody('The owner did it.'),
  'waitlist.cancel': nobody('The owner did it.'),
  'waitlist.expire': owner('offerExpired'),
}
