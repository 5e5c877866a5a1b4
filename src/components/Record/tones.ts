import type { Entity } from '../../contract/entity.ts'
import type { Tone } from '../ui/Card.styles.ts'

/** Colour of a state on the spine: waiting for somebody, good, over, or marked by the seal. */
export const toneOf = (entity: Entity, state: string): Tone => tones[`${entity}.${state}`] ?? 'neutral'

const tones: Readonly<Record<string, Tone>> = {
  'order.to_be_paid': 'waiting',
  'order.paid': 'good',
  'payment.waiting': 'waiting',
  'payment.reviewing': 'waiting',
  'payment.confirmed': 'good',
  'payment.failed': 'seal',
  'refund.requested': 'waiting',
  'refund.processing': 'waiting',
  'refund.failed': 'seal',
  'refund.rejected': 'seal',
  'refund.done': 'good',
  'invoice.to_be_invoiced.waiting': 'waiting',
  'invoice.to_be_invoiced.picked_up': 'waiting',
  'invoice.invoiced': 'good',
  'ticket.valid.not_signed': 'action',
  'ticket.valid.signed_in': 'good',
  'ticket.revoked': 'seal',
  'mealVoucher.available': 'action',
  'mealVoucher.shared': 'waiting',
  'mealVoucher.used': 'good',
  'mealVoucher.revoked': 'seal',
  'certificate.eligible': 'action',
  'certificate.issued': 'good',
  'certificate.revoked': 'seal',
  'organizer.under_review.waiting': 'waiting',
  'organizer.under_review.picked_up': 'waiting',
  'organizer.approved.settled': 'good',
  'organizer.approved.changing': 'good',
  'organizer.rejected': 'seal',
  'conference.not_started': 'waiting',
  'conference.ongoing': 'good',
  'conference.paused': 'seal',
  'waitlist.waiting': 'waiting',
  'waitlist.offered': 'action',
  'waitlist.purchased': 'good',
}
