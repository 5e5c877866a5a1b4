import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { OrderEvent } from './order.setup.ts'

/** Notifications of the events of `order` (MSG-01). */
export const orderNotifications: EventNotifications<OrderEvent> = {
  'order.reprice': nobody('The owner set or took off the coupon, and sees the new amount.'),
  'order.pay': owner('orderPaid'),
  'order.cancel': nobody('The owner did it.'),
  'order.expire': owner('orderExpired'),
  'order.close': owner('orderClosed'),
  'order.withdraw': owner('orderClosed'),
  'order.reopen': owner('orderReopened'),
  'order.complete': nobody('The conference is over; the certificate is told instead.'),
  'order.refund': nobody('The refund tells how the money goes back.'),
}
