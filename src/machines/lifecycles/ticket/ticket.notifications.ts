import { nobody } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { TicketEvent } from './ticket.machine.ts'

/** Notifications of the events of `ticket` (MSG-01). */
export const ticketNotifications: EventNotifications<TicketEvent> = {
  'ticket.scan': nobody('The visitor stands at the gate.'),
  'ticket.undo': nobody('The visitor stands at the gate.'),
  'ticket.revoke': nobody('The refund tells it.'),
  'ticket.expire': nobody('The conference is over.'),
}
