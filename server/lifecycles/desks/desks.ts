import type { Entity } from '../../../src/contract/lifecycle.ts'
import type { Desk } from '../types.ts'
import { certificateDesk } from './certificate.ts'
import { invoiceDesk } from './invoice.ts'
import { mealVoucherDesk } from './mealVoucher.ts'
import { orderDesk } from './order.ts'
import { organizerDesk } from './organizer.ts'
import { paymentDesk } from './payment.ts'
import { refundDesk } from './refund.ts'
import { ticketDesk } from './ticket.ts'
import { waitlistDesk } from './waitlist.ts'

/** Who keeps the rows of each entity. The facts of a desk are those of its own machine: here they are all alike. */
export const desks = {
  order: orderDesk,
  payment: paymentDesk,
  refund: refundDesk,
  invoice: invoiceDesk,
  ticket: ticketDesk,
  mealVoucher: mealVoucherDesk,
  certificate: certificateDesk,
  organizer: organizerDesk,
  waitlist: waitlistDesk,
} as unknown as Readonly<Record<Entity, Desk>>
