import { deciders, nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { InvoiceEvent } from './invoice.machine.ts'

/** Notifications of the events of `invoice` (MSG-01). */
export const invoiceNotifications: EventNotifications<InvoiceEvent> = {
  'invoice.request': deciders('invoiceAsked', 'finance'),
  'invoice.edit': nobody('The owner did it.'),
  'invoice.withdraw': nobody('The owner did it.'),
  'invoice.pickUp': nobody('A step inside finance; what comes of it is told.'),
  'invoice.return': owner('invoiceReturned'),
  'invoice.attach': nobody('A step inside finance; the invoice is told when it is issued.'),
  'invoice.issue': owner('invoiceIssued'),
  'invoice.reverse': owner('invoiceReversed'),
}
