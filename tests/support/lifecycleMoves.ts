import type { Entity } from '../../src/contract/entity.ts'
import type { Role } from '../../src/contract/roles.ts'

/** From which leaf, by which event, caused by whom, to which leaf. */
export type Move = readonly [from: string, event: string, by: readonly Role[], to: string]

/**
 * Every move that can ever happen, whatever the facts. Written by hand and not derived from the machines: a test
 * compares the two, so that no way is opened or closed by accident.
 */
export const moves: Readonly<Record<Entity, readonly Move[]>> = {
  order: [
    ['to_be_paid', 'order.reprice', ['owner'], 'to_be_paid'],
    ['to_be_paid', 'order.reprice', ['owner'], 'paid'],
    ['to_be_paid', 'order.pay', ['system'], 'paid'],
    ['to_be_paid', 'order.cancel', ['owner'], 'closed'],
    ['to_be_paid', 'order.expire', ['system'], 'closed'],
    ['to_be_paid', 'order.close', ['organizer', 'admin'], 'closed'],
    ['closed', 'order.reopen', ['organizer', 'admin'], 'to_be_paid'],
    ['closed', 'order.pay', ['system'], 'paid'],
    ['paid', 'order.complete', ['system'], 'completed'],
    ['paid', 'order.refund', ['system'], 'closed'],
  ],
  payment: [
    ['waiting', 'payment.confirm', ['system'], 'confirmed'],
    ['waiting', 'payment.fail', ['system'], 'failed'],
    ['waiting', 'payment.abandon', ['owner', 'system'], 'abandoned'],
    ['waiting', 'payment.submit', ['owner'], 'reviewing'],
    ['reviewing', 'payment.accept', ['finance'], 'confirmed'],
    ['reviewing', 'payment.return', ['finance'], 'waiting'],
    ['failed', 'payment.confirm', ['system'], 'confirmed'],
    ['abandoned', 'payment.confirm', ['system'], 'confirmed'],
  ],
  refund: [
    ['none', 'refund.request', ['owner'], 'requested'],
    ['none', 'refund.open', ['system'], 'processing'],
    ['requested', 'refund.approve', ['organizer', 'admin'], 'processing'],
    ['requested', 'refund.reject', ['organizer', 'admin'], 'rejected'],
    ['rejected', 'refund.request', ['owner'], 'requested'],
    ['processing', 'refund.succeed', ['system'], 'done'],
    ['processing', 'refund.fail', ['system'], 'failed'],
    ['failed', 'refund.retry', ['finance'], 'processing'],
  ],
  invoice: [
    ['not_invoiced', 'invoice.request', ['owner'], 'to_be_invoiced.waiting'],
    ['to_be_invoiced.waiting', 'invoice.edit', ['owner'], 'to_be_invoiced.waiting'],
    ['to_be_invoiced.waiting', 'invoice.withdraw', ['owner'], 'not_invoiced'],
    ['to_be_invoiced.waiting', 'invoice.pickUp', ['finance'], 'to_be_invoiced.picked_up'],
    ['to_be_invoiced.picked_up', 'invoice.return', ['finance'], 'not_invoiced'],
    ['to_be_invoiced.picked_up', 'invoice.attach', ['finance'], 'to_be_invoiced.picked_up'],
    ['to_be_invoiced.picked_up', 'invoice.issue', ['finance'], 'invoiced'],
    ['invoiced', 'invoice.attach', ['finance'], 'invoiced'],
    ['invoiced', 'invoice.reverse', ['finance'], 'not_invoiced'],
  ],
  ticket: [
    ['valid.not_signed', 'ticket.scan', ['staff', 'organizer'], 'valid.signed_in'],
    ['valid.signed_in', 'ticket.scan', ['staff', 'organizer'], 'valid.signed_in'],
    ['valid.signed_in', 'ticket.undo', ['organizer'], 'valid.not_signed'],
    ['valid.not_signed', 'ticket.revoke', ['system'], 'revoked'],
    ['valid.signed_in', 'ticket.revoke', ['system'], 'revoked'],
    ['valid.not_signed', 'ticket.expire', ['system'], 'expired'],
  ],
  mealVoucher: [
    ['available', 'meal.share', ['owner'], 'shared'],
    ['shared', 'meal.claim', ['receiver'], 'available'],
    ['shared', 'meal.takeBack', ['owner'], 'available'],
    ['available', 'meal.scan', ['staff', 'organizer'], 'used'],
    ['available', 'meal.expire', ['system'], 'expired'],
    ['shared', 'meal.expire', ['system'], 'expired'],
    ['available', 'meal.revoke', ['system'], 'revoked'],
    ['shared', 'meal.revoke', ['system'], 'revoked'],
  ],
  certificate: [
    ['not_eligible', 'certificate.earn', ['system'], 'eligible'],
    ['eligible', 'certificate.issue', ['owner', 'organizer', 'system'], 'issued'],
    ['issued', 'certificate.revoke', ['organizer', 'admin'], 'revoked'],
  ],
  organizer: [
    ['not_completed', 'organizer.submit', ['owner'], 'under_review.waiting'],
    ['rejected', 'organizer.submit', ['owner'], 'under_review.waiting'],
    ['under_review.waiting', 'organizer.withdraw', ['owner'], 'not_completed'],
    ['under_review.waiting', 'organizer.pickUp', ['admin'], 'under_review.picked_up'],
    ['under_review.picked_up', 'organizer.approve', ['admin'], 'approved.settled'],
    ['under_review.picked_up', 'organizer.reject', ['admin'], 'rejected'],
    ['approved.settled', 'organizer.change', ['owner'], 'approved.changing'],
    ['approved.changing', 'organizer.approve', ['admin'], 'approved.settled'],
    ['approved.changing', 'organizer.reject', ['admin'], 'approved.settled'],
    ['approved.changing', 'organizer.withdraw', ['owner'], 'approved.settled'],
    ['approved.settled', 'organizer.revoke', ['admin'], 'rejected'],
    ['approved.changing', 'organizer.revoke', ['admin'], 'rejected'],
  ],
  conference: [
    ['not_started', 'conference.start', ['organizer', 'system'], 'ongoing'],
    ['ongoing', 'conference.pause', ['organizer'], 'paused'],
    ['ongoing', 'conference.end', ['organizer', 'system'], 'ended'],
    ['paused', 'conference.resume', ['organizer'], 'ongoing'],
    ['paused', 'conference.end', ['organizer', 'system'], 'ended'],
  ],
  waitlist: [
    ['waiting', 'waitlist.offer', ['system'], 'offered'],
    ['waiting', 'waitlist.cancel', ['owner'], 'cancelled'],
    ['offered', 'waitlist.purchase', ['system'], 'purchased'],
    ['offered', 'waitlist.cancel', ['owner'], 'cancelled'],
    ['offered', 'waitlist.expire', ['system'], 'offer_expired'],
  ],
}
