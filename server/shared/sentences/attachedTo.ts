import type { NotificationName } from '../../../src/contract/notifications.ts'

/** Documents that the mail of a notification brings along: the tickets of the order, or the official invoice. */
export const attachedTo: Readonly<Partial<Record<NotificationName, 'tickets' | 'invoice'>>> = {
  orderPaid: 'tickets',
  invoiceIssued: 'invoice',
}
