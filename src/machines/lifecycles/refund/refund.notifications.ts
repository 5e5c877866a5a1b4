import { deciders, nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { RefundEvent } from './refund.machine.ts'

/** Notifications of the events of `refund` (MSG-01). */
export const refundNotifications: EventNotifications<RefundEvent> = {
  'refund.request': deciders('refundAsked', 'organizer'),
  'refund.open': owner('refundOpened'),
  'refund.approve': owner('refundApproved'),
  'refund.reject': owner('refundRejected'),
  'refund.succeed': owner('refundDone'),
  'refund.fail': nobody('Finance tries again; the owner is told when the money is on its way.'),
  'refund.retry': nobody('Finance tries again; the owner is told when the money is on its way.'),
}
