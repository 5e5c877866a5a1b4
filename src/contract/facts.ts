import * as z from 'zod/mini'

import { documentKinds } from './documents/words.ts'
import { decisions, withdrawnFrom } from './paperWords.ts'
import { teamParts } from './teamParts.ts'

/**
 * Facts that a lifecycle checks before it lets an event happen, per entity: the context of its machine, read from the
 * database by the server and sent along with a record, so that the page can show which events are possible and why
 * others are not. Amounts are whole fen (0.01 CNY); instants are ISO 8601 in UTC and null where there is none.
 */
const amount = z.int().check(z.gte(0))
const instant = z.nullable(z.string())

export const orderFacts = z.object({
  amount,
  /** Confirmed payments less finished refunds. */
  received: amount,
  /** A payment waits for its provider or for finance. */
  hasAttempt: z.boolean(),
  /** The payment deadline and its grace are over. */
  isOverdue: z.boolean(),
  /** A place is available for this order, were it to take one now. */
  hasPlace: z.boolean(),
  /** The conference is over, or the paper's service was delivered. */
  isDelivered: z.boolean(),
  /** A refund was requested and is not settled. */
  hasOpenRefund: z.boolean(),
  /** A free registration can still be cancelled: before the deadline of refunds or, without one, the start. */
  isCancellable: z.boolean(),
  isSignedIn: z.boolean(),
  hasUsedMeal: z.boolean(),
  closedReason: z.nullable(z.literal(['user_cancelled', 'expired', 'organizer', 'refunded'])),
})
export type OrderFacts = z.infer<typeof orderFacts>

export const paymentFacts = z.object({
  method: z.literal(['sandbox', 'alipay', 'wechat', 'transfer']),
  amount,
  /** Amount that the provider confirms; null before it has confirmed any. */
  confirmedAmount: z.nullable(amount),
  /** An uploaded voucher of a bank transfer. */
  hasVoucher: z.boolean(),
  /** Reason that the last attempt failed or the voucher was returned. */
  reason: z.nullable(z.string()),
})
export type PaymentFacts = z.infer<typeof paymentFacts>

export const refundFacts = z.object({
  amount,
  orderPaid: z.boolean(),
  /** The conference still allows refunds. */
  isInWindow: z.boolean(),
  isSignedIn: z.boolean(),
  hasUsedMeal: z.boolean(),
  /** An issued invoice was not reversed yet. */
  isInvoiced: z.boolean(),
  /** A duplicate or late payment is refunded without a request. */
  cause: z.literal(['requested', 'duplicate', 'late']),
  reason: z.nullable(z.string()),
})
export type RefundFacts = z.infer<typeof refundFacts>

export const invoiceFacts = z.object({
  amount,
  /** Paid or completed. */
  orderPaid: z.boolean(),
  hasOpenRefund: z.boolean(),
  /** Finance's reason for returning the request. */
  returnReason: z.nullable(z.string()),
  /** Number of the document that is valid now. */
  number: z.nullable(z.string()),
  /** Number of the official document that finance has uploaded and not issued yet. */
  document: z.nullable(z.string()),
})
export type InvoiceFacts = z.infer<typeof invoiceFacts>

export const ticketFacts = z.object({
  /** Today is a day of the conference, in its own time zone. */
  isOpenToday: z.boolean(),
  /** The gate belongs to the conference of the ticket. */
  isRightGate: z.boolean(),
  /** At the time of the scan the conference was paused … */
  isPaused: z.boolean(),
  /** … or ended. */
  isEnded: z.boolean(),
  signedAt: instant,
  gate: z.nullable(z.string()),
  /** Ten minutes have not passed since the sign-in. */
  canUndo: z.boolean(),
  /** The conference is over. */
  isOver: z.boolean(),
})
export type TicketFacts = z.infer<typeof ticketFacts>

export const mealVoucherFacts = z.object({
  /** The meal is served now. */
  isMealTime: z.boolean(),
  /** The meal is over. */
  isOver: z.boolean(),
  isRightGate: z.boolean(),
  /** The claimant is not the sharer. */
  isOther: z.boolean(),
  /** The share link has not run out. */
  isShareOpen: z.boolean(),
  usedAt: instant,
})
export type MealVoucherFacts = z.infer<typeof mealVoucherFacts>

export const certificateFacts = z.object({
  /** The certified event has happened: signed in, published, reviewed. */
  isEarned: z.boolean(),
  /** Those who earned it may have it. */
  isOpen: z.boolean(),
  /** Start of availability. ISO 8601, UTC; null: as soon as it is earned. */
  opensAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type CertificateFacts = z.infer<typeof certificateFacts>

export const commentFacts = z.object({
  /** Ten minutes have not passed since it was written. */
  isFresh: z.boolean(),
  /** Number of undecided reports. */
  reports: z.int().check(z.gte(0)),
  /** Reason that staff hid it. */
  reason: z.nullable(z.string()),
})
export type CommentFacts = z.infer<typeof commentFacts>

export const organizerFacts = z.object({
  /** Every required field of the form is there. */
  isComplete: z.boolean(),
  /** A conference of this organizer has paid orders and is not over. */
  hasRunningConference: z.boolean(),
  /** A second administrator has agreed. */
  isSeconded: z.boolean(),
  reason: z.nullable(z.string()),
})
export type OrganizerFacts = z.infer<typeof organizerFacts>

export const conferenceFacts = z.object({
  isPublished: z.boolean(),
  /** It begins within a day, or should have begun. */
  isNear: z.boolean(),
  /** Its last hour is over. */
  isOver: z.boolean(),
  /** Reason for pausing it, or for ending it early. */
  reason: z.nullable(z.string()),
})
export type ConferenceFacts = z.infer<typeof conferenceFacts>

export const conferencePublicationFacts = z.object({
  /** In the original language; it must be typed to confirm the cancellation of the conference. */
  title: z.string(),
  /** The organizer information of its organizer is approved. */
  isApproved: z.boolean(),
  /** Every required line of the checklist is done. */
  isReady: z.boolean(),
  /** There is an order that is not closed. */
  hasOrders: z.boolean(),
  /** The conference has ended. */
  isOver: z.boolean(),
  /** It was cancelled before it was archived. */
  wasCancelled: z.boolean(),
  /** Reason of the return, or text sent to attendees when it was cancelled … */
  reason: z.nullable(z.string()),
  /** … and the same in English. */
  engReason: z.nullable(z.string()),
  /** Changes that the reviewer requests, by field of the checklist. */
  notes: z.record(z.string(), z.string()),
})
export type ConferencePublicationFacts = z.infer<typeof conferencePublicationFacts>

export const waitlistFacts = z.object({
  hasPlace: z.boolean(),
  /** The time for which a place was offered is over. */
  isOfferOver: z.boolean(),
  offeredUntil: instant,
})
export type WaitlistFacts = z.infer<typeof waitlistFacts>

export const paperFacts = z.object({
  /** Rounds of review that it has been through, the present one included; 0 before the first. */
  round: z.int().check(z.gte(0)),
  lastDecision: z.nullable(z.literal(decisions)),
  /** Title, authors, abstract, keywords, conflicts and both files are there (PAP-02). */
  isComplete: z.boolean(),
  /** The deadline for submissions and its grace are not over. */
  isOpen: z.boolean(),
  /** The date for the revision and its grace are not over. */
  isRevisionOpen: z.boolean(),
  /** Deadline of the revision, without its grace period; null: none was ever requested. */
  revisionDueAt: instant,
  /** Time for a revision, in days. */
  revisionDays: z.int().check(z.gt(0)),
  /** A letter answers the reviews of this round. */
  hasResponse: z.boolean(),
  /** A paper accepted in the first review gets a second one. */
  hasSecondReview: z.boolean(),
  /** After this round a paper is accepted or rejected. */
  isLastRound: z.boolean(),
  /** A second organizer has agreed to take a rejection back. */
  isSeconded: z.boolean(),
  withdrawnFrom: z.nullable(z.literal(withdrawnFrom)),
  /** It was rejected because the author's revision did not arrive in time. */
  isLapsed: z.boolean(),
  /** The author has uploaded the final files and agreed to the publication. */
  hasFinal: z.boolean(),
  /** The date for the final files and its grace are not over, or there is none. */
  isFinalOpen: z.boolean(),
  /** The paper's order is paid, or there is nothing to pay (PAP-04). */
  isSettled: z.boolean(),
  reason: z.nullable(z.string()),
})
export type PaperFacts = z.infer<typeof paperFacts>

export const reviewFacts = z.object({
  /** The time to answer the request is not over. */
  isResponseOpen: z.boolean(),
  /** The time to review and its grace are not over. */
  isReviewOpen: z.boolean(),
  /** Time to answer an invitation and to write a review, in days. */
  responseDays: z.int().check(z.gt(0)),
  reviewDays: z.int().check(z.gt(0)),
  responseDueAt: z.string(),
  reviewDueAt: instant,
  /** Something was written. */
  hasDraft: z.boolean(),
  /** A recommendation and comments to the authors are there (REV-02). */
  isComplete: z.boolean(),
  /** The organizers have prepared a decision on this round. */
  isDecisionPrepared: z.boolean(),
  reason: z.nullable(z.string()),
})
export type ReviewFacts = z.infer<typeof reviewFacts>

export const decisionFacts = z.object({
  decision: z.literal(decisions),
  /** The paper waits for a decision on the round for which this one was prepared. */
  isPaperActive: z.boolean(),
  /** Its stage and round allow this decision. */
  isPossible: z.boolean(),
  /** The required number of reviews was submitted, or the stage needs none. */
  hasEnoughReviews: z.boolean(),
  reason: z.nullable(z.string()),
})
export type DecisionFacts = z.infer<typeof decisionFacts>

export const rebuttalFacts = z.object({
  paperId: z.int(),
  /** The conference lets authors answer. */
  isAllowed: z.boolean(),
  /** The paper waits for a decision on the round of the answered reviews. */
  isPaperActive: z.boolean(),
  /** The required number of reviews was submitted, and one at least. */
  hasReviews: z.boolean(),
  /** Its date and the grace are not over. */
  isOpen: z.boolean(),
  /** There is more than white space. */
  isWritten: z.boolean(),
  /** It is not longer than the conference allows. */
  isShort: z.boolean(),
  /** Time for it, in days. */
  days: z.int().check(z.gt(0)),
  /** Without the grace period; null: not requested yet. */
  dueAt: instant,
})
export type RebuttalFacts = z.infer<typeof rebuttalFacts>

export const enquiryFacts = z.object({
  /** It was answered so long ago that no reply is expected. */
  isQuiet: z.boolean(),
  /** Latest message. */
  reason: z.nullable(z.string()),
})
export type EnquiryFacts = z.infer<typeof enquiryFacts>
export const knockFacts = z.object({
  /** Largest possible reduction, and the reduction so far. */
  limit: amount,
  total: amount,
  /** The order still waits to be paid. */
  isOrderOpen: z.boolean(),
  isOver: z.boolean(),
  /** The actor is not its owner … */
  isFriend: z.boolean(),
  /** … has knocked at it … */
  hasKnocked: z.boolean(),
  /** … and may knock again today. */
  hasHitsLeft: z.boolean(),
  /** The order was paid with the coupon that came of it. */
  isUsed: z.boolean(),
  endsAt: instant,
})
export type KnockFacts = z.infer<typeof knockFacts>

export const accountDeletionFacts = z.object({
  /** No other account that can sign in administers the platform. */
  isLastAdministrator: z.boolean(),
  /** A published conference of theirs is still ahead or runs, and has no other organizer. */
  hasConferencesAhead: z.boolean(),
  /** An order waits for its payment. */
  hasOpenOrders: z.boolean(),
  /** A refund is not settled. */
  hasOpenRefunds: z.boolean(),
  /** They host a live that runs now. */
  isHosting: z.boolean(),
  /** The days to come back are over. */
  isDue: z.boolean(),
  /** They are over in a few days, and not yet. */
  isSoon: z.boolean(),
  isReminded: z.boolean(),
  /** Deadline for the member to come back. */
  deletesAt: instant,
})
export type AccountDeletionFacts = z.infer<typeof accountDeletionFacts>

export const conferenceContentFacts = z.object({
  /** Title and text in the source language, Chinese. */
  hasSource: z.boolean(),
  /** English is promised, because it was written once, and its title or its text is not there. */
  isMissing: z.boolean(),
  /** The source was changed after the translation was last edited or confirmed. */
  isStale: z.boolean(),
  /** Number of the release that is public; null: none is. */
  released: z.nullable(z.int()),
  /** Number of the newest release, public or not; 0: there is none. */
  latest: z.int().check(z.gte(0)),
  /** Reason for retiring it. */
  reason: z.nullable(z.string()),
})
export type ConferenceContentFacts = z.infer<typeof conferenceContentFacts>

export const teamInvitationFacts = z.object({
  conferenceId: z.int(),
  role: z.literal(teamParts),
  /** Address of the invitation, mostly masked; empty: no invitation, or the address was erased. */
  contact: z.string(),
  /** The requesting account has verified that address or phone. */
  isInvited: z.boolean(),
  /** The invited account has the role; before the answer: the requester has it. */
  hasPart: z.boolean(),
  /** The days to answer are over. */
  isOver: z.boolean(),
  /** It is a chair, and no other one can sign in. */
  isLastChair: z.boolean(),
  expiresAt: instant,
})
export type TeamInvitationFacts = z.infer<typeof teamInvitationFacts>

export const liveStaffFacts = z.object({
  conferenceId: z.int(),
  liveId: z.int(),
  part: z.literal(['host', 'funder']),
  /** The time to answer is over. */
  isOver: z.boolean(),
  /** The live has begun. */
  hasBegun: z.boolean(),
  /** It can go: another has the part, the live is not scheduled, or it is no host. */
  isSpare: z.boolean(),
  startsAt: instant,
  expiresAt: instant,
})
export type LiveStaffFacts = z.infer<typeof liveStaffFacts>

export const studentProofFacts = z.object({
  conferenceId: z.int(),
  /** Its file is still there: it is erased some time after the conference. */
  hasFile: z.boolean(),
  /** An order that is not closed was placed with it. */
  isUsed: z.boolean(),
  /** The conference is over or cancelled. */
  isOver: z.boolean(),
  /** Reason for rejecting it. */
  reason: z.nullable(z.string()),
})
export type StudentProofFacts = z.infer<typeof studentProofFacts>

export const campaignFacts = z.object({
  conferenceId: z.int(),
  /** There is a subject and a text in every language of the audience. */
  hasTexts: z.boolean(),
  /** The filter matches at least one person. */
  hasAudience: z.boolean(),
  /** A test mail of the current version was sent. */
  wasTested: z.boolean(),
  /** A user has read it and confirmed it. */
  isSeen: z.boolean(),
  /** The requester did not write the current version. */
  isSecond: z.boolean(),
  /** A second person was requested to confirm the current version. */
  isAsked: z.boolean(),
  /** It goes to many people, or its recipients cannot unsubscribe. */
  needsSecond: z.boolean(),
  /** A second person has confirmed the current version. */
  isConfirmed: z.boolean(),
  isDue: z.boolean(),
  /** It should have gone more than a day ago. */
  isLate: z.boolean(),
  /** All recipients are taken down, and each has an outcome. */
  isSettled: z.boolean(),
  /** Some of them failed, or their delivery is uncertain. */
  hasFailures: z.boolean(),
  /** Taken down so far, those left out not counted. */
  recipients: z.int(),
  accepted: z.int(),
  /** As the dates of the conference are now; null: there is no time for it. */
  dueAt: z.nullable(instant),
})
export type CampaignFacts = z.infer<typeof campaignFacts>
export const documentBatchFacts = z.object({
  conferenceId: z.int(),
  kind: z.literal(documentKinds),
  /** The template was not retired. */
  hasTemplate: z.boolean(),
  /** People who match the filter; from `batch.generate` on, those who matched then. */
  people: z.int(),
  /** More than one batch takes. */
  isTooLarge: z.boolean(),
  /** Every document has a result, and those that were made are in the file. */
  isDrawn: z.boolean(),
  isOfCertificates: z.boolean(),
  /** Documents that were made, and those that were not. */
  done: z.int(),
  failed: z.int(),
  /** Certificates that were issued with it, and those of them that were revoked since. */
  issued: z.int(),
  revoked: z.int(),
})
export type DocumentBatchFacts = z.infer<typeof documentBatchFacts>
export const peopleImportFacts = z.object({
  conferenceId: z.int(),
  /** The columns identify a person and a contact. */
  hasColumns: z.boolean(),
  /** Every row was judged. */
  isChecked: z.boolean(),
  /** It can still be undone. */
  isInTime: z.boolean(),
  /** End of the time to undo it. ISO 8601, UTC; null: it was not applied. */
  undoUntil: z.nullable(z.string()),
  rows: z.int(),
  creates: z.int(),
  updates: z.int(),
  /** Rows that create, by notification: an order that waits for payment, or a complete registration. */
  unpaid: z.int(),
  complete: z.int(),
  /** It was applied without notifications. */
  isQuiet: z.boolean(),
  same: z.int(),
  errors: z.int(),
  /** Rows that create or update: not processed yet, and results of the others. */
  waiting: z.int(),
  done: z.int(),
  refused: z.int(),
  undone: z.int(),
  kept: z.int(),
})
export type PeopleImportFacts = z.infer<typeof peopleImportFacts>
