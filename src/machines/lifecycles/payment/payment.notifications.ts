import { deciders, nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { PaymentEvent } from './payment.machine.ts'

/** Notifications of the events of `payment` (MSG-01). */
export const paymentNotifications: EventNotifications<PaymentEvent> = {
  'payment.confirm': nobody('The order tells that it is paid.'),
  'payment.fail': nobody('The payer stands before the page of the payment.'),
  'payment.abandon': nobody('The payer chose another way, or the order tells that it is closed.'),
  'payment.submit': deciders('voucherArrived', 'finance'),
  'payment.accept': nobody('The order tells that it is paid.'),
  'payment.return': owner('voucherReturned'),
}
