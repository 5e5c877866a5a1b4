import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { KnockEvent } from './knock.machine.ts'

/** Notifications of the events of `knock` (MSG-01). */
export const knockNotifications: EventNotifications<KnockEvent> = {
  'knock.hit': owner('knockHit'),
  'knock.take': nobody('The owner did it.'),
  'knock.cancel': nobody('The owner did it.'),
  'knock.end': owner('knockEnded'),
  'knock.use': nobody('The order that was paid says so.'),
  'knock.lapse': nobody('What became of the order is told by the order.'),
}
