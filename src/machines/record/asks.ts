import type { TypedName } from '../../contract/lifecycle.ts'
import { readinessFields } from '../../contract/readiness.ts'
import type { Typed } from './record.types.ts'

export interface Ask {
  /** Fields to type, in this order. */
  readonly fields: readonly TypedName[]
  /** Fields of the record's detail that take a note each; absent: no field does. */
  readonly notes?: readonly string[]
  /** The actor cannot take it back. */
  readonly isFinal: boolean
}

/** Dialogs before an event; an event that is not listed here happens at once. */
export const asks: Readonly<Record<string, Ask>> = {
  'order.cancel': { fields: ['reason'], isFinal: true },
  'order.close': { fields: ['reason'], isFinal: true },
  'payment.abandon': { fields: [], isFinal: true },
  'payment.accept': { fields: [], isFinal: true },
  'payment.return': { fields: ['reason'], isFinal: false },
  'refund.request': { fields: ['reason'], isFinal: false },
  'refund.approve': { fields: [], isFinal: true },
  'refund.reject': { fields: ['reason'], isFinal: false },
  'invoice.return': { fields: ['reason'], isFinal: false },
  'invoice.issue': { fields: [], isFinal: true },
  'invoice.reverse': { fields: ['reason'], isFinal: true },
  'ticket.scan': { fields: ['gate'], isFinal: false },
  'ticket.undo': { fields: ['reason'], isFinal: false },
  'meal.scan': { fields: [], isFinal: true },
  'certificate.collect': { fields: [], isFinal: true },
  'certificate.issue': { fields: [], isFinal: true },
  'certificate.revoke': { fields: ['reason'], isFinal: true },
  'organizer.approve': { fields: [], isFinal: false },
  'organizer.reject': { fields: ['reason'], isFinal: false },
  'organizer.revoke': { fields: ['reason'], isFinal: true },
  'conference.start': { fields: [], isFinal: true },
  'conference.pause': { fields: ['reason'], isFinal: false },
  'conference.resume': { fields: [], isFinal: false },
  'conference.end': { fields: ['reason'], isFinal: true },
  'publication.submit': { fields: [], isFinal: false },
  'publication.approve': { fields: [], isFinal: false },
  'publication.return': { fields: ['reason'], notes: readinessFields, isFinal: false },
  'publication.unpublish': { fields: [], isFinal: false },
  'publication.cancel': { fields: ['confirmation', 'reason', 'eng_reason'], isFinal: true },
  'publication.archive': { fields: [], isFinal: false },
  'publication.reopen': { fields: ['reason'], isFinal: false },
  'waitlist.cancel': { fields: [], isFinal: true },
  'knock.take': { fields: [], isFinal: true },
  'knock.cancel': { fields: [], isFinal: true },
  'paper.submit': { fields: [], isFinal: false },
  'paper.pass': { fields: [], isFinal: true },
  'paper.return': { fields: ['reason'], isFinal: true },
  'paper.resubmit': { fields: [], isFinal: true },
  'paper.reinstate': { fields: ['reason'], isFinal: true },
  'paper.publish': { fields: [], isFinal: true },
  'paper.index': { fields: ['reason'], isFinal: true },
  'paper.withdraw': { fields: ['reason'], isFinal: false },
  'paper.retract': { fields: ['reason'], isFinal: true },
  'review.reject': { fields: ['reason'], isFinal: true },
  'review.cancel': { fields: ['reason'], isFinal: true },
  'enquiry.answer': { fields: ['reason'], isFinal: false },
  'enquiry.followUp': { fields: ['reason'], isFinal: false },
  'enquiry.decline': { fields: ['reason'], isFinal: true },
  'enquiry.close': { fields: [], isFinal: true },
  'batch.issue': { fields: [], isFinal: true },
  'batch.discard': { fields: [], isFinal: true },
  'import.apply': { fields: [], isFinal: false },
  'import.applyRest': { fields: [], isFinal: false },
  'import.applyQuietly': { fields: [], isFinal: false },
  'import.applyRestQuietly': { fields: [], isFinal: false },
  'import.undo': { fields: [], isFinal: true },
  'import.discard': { fields: [], isFinal: true },
  'proof.accept': { fields: [], isFinal: false },
  'proof.reject': { fields: ['reason'], isFinal: false },
  'proof.withdraw': { fields: [], isFinal: true },
  'team.leave': { fields: [], isFinal: true },
  'team.remove': { fields: [], isFinal: true },
  'team.revoke': { fields: [], isFinal: true },
  'comment.delete': { fields: [], isFinal: true },
  'comment.hide': { fields: ['reason'], isFinal: false },
  'content.retire': { fields: ['reason'], isFinal: false },
  'decision.release': { fields: [], isFinal: true },
  'decision.override': { fields: ['reason'], isFinal: true },
  'decision.discard': { fields: [], isFinal: false },
}

/** Dialog of an event; only a confirmation if the event is not listed. */
export const askOf = (event: string): Ask =>
  (Object.hasOwn(asks, event) ? asks[event] : undefined) ?? { fields: [], isFinal: false }

/** Before anything was typed. */
export const nothingTyped: Typed = { reason: '', eng_reason: '', gate: '', confirmation: '', notes: {} }
