import * as z from 'zod/mini'

import { documentKinds } from './documents/words.ts'
import { decisions, withdrawnFrom } from './paperWords.ts'
import { teamParts } from './teamParts.ts'

/**
 * What a lifecycle looks at before it lets something happen, per entity: the context of its machine, read from the
 * database by the server and sent along with a record, so that the page can say what is possible and why not. Amounts
 * are whole fen (0.01 CNY); instants are ISO 8601 in UTC and null where there is none.
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
  /** A place could be had for this order, were it to take one now. */
  hasPlace: z.boolean(),
  /** The conference is over, or the paper's service was delivered. */
  isDelivered: z.boolean(),
  /** A refund was asked for and is not settled. */
  hasOpenRefund: z.boolean(),
  /** Who registered for nothing may still give the place back: before the deadline of refunds or, without one, the start. */
  isCancellable: z.boolean(),
  isSignedIn: z.boolean(),
  hasUsedMeal: z.boolean(),
  closedReason: z.nullable(z.literal(['user_cancelled', 'expired', 'organizer', 'refunded'])),
})
export type OrderFacts = z.infer<typeof orderFacts>

export const paymentFacts = z.object({
  method: z.literal(['sandbox', 'alipay', 'wechat', 'transfer']),
  amount,
  /** What the provider says that it received; null before it has said anything. */
  confirmedAmount: z.nullable(amount),
  /** An uploaded voucher of a bank transfer. */
  hasVoucher: z.boolean(),
  /** Why the last attempt failed or the voucher was returned. */
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
  /** Money that came twice or too late goes back without being asked for. */
  cause: z.literal(['requested', 'duplicate', 'late']),
  reason: z.nullable(z.string()),
})
export type RefundFacts = z.infer<typeof refundFacts>

export const invoiceFacts = z.object({
  amount,
  /** Paid or completed. */
  orderPaid: z.boolean(),
  hasOpenRefund: z.boolean(),
  /** Why finance sent the request back. */
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
  /** What the certificate states has happened: signed in, published, reviewed. */
  isEarned: z.boolean(),
  /** Those who earned it may have it. */
  isOpen: z.boolean(),
  /** From when. ISO 8601, UTC; null: as soon as it is earned. */
  opensAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type CertificateFacts = z.infer<typeof certificateFacts>

export const commentFacts = z.object({
  /** Ten minutes have not passed since it was written. */
  isFresh: z.boolean(),
  /** Reports that nobody has decided about. */
  reports: z.int().check(z.gte(0)),
  /** Why staff hid it. */
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
  /** Why it is paused, or was ended early. */
  reason: z.nullable(z.string()),
})
export type ConferenceFacts = z.infer<typeof conferenceFacts>

export const conferencePublicationFacts = z.object({
  /** In the original language; it is typed once more before the conference is cancelled. */
  title: z.string(),
  /** The organizer information of its organizer is approved. */
  isApproved: z.boolean(),
  /** Every required line of the checklist is done. */
  isReady: z.boolean(),
  /** Somebody has an order that is not closed. */
  hasOrders: z.boolean(),
  /** The conference has ended. */
  isOver: z.boolean(),
  /** It was cancelled before it was archived. */
  wasCancelled: z.boolean(),
  /** Why it was returned, or what those who registered were told when it was cancelled … */
  reason: z.nullable(z.string()),
  /** … and the same in English. */
  engReason: z.nullable(z.string()),
  /** What the reviewer wants changed, by field of the checklist. */
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
  /** Until when the revision has to come, without its grace; null: none was ever waited for. */
  revisionDueAt: instant,
  /** What a revision is given, in days. */
  revisionDays: z.int().check(z.gt(0)),
  /** A letter answers the reviews of this round. */
  hasResponse: z.boolean(),
  /** What is accepted in the first review is reviewed once more. */
  hasSecondReview: z.boolean(),
  /** After this round a paper is accepted or rejected. */
  isLastRound: z.boolean(),
  /** A second organizer has agreed to take a rejection back. */
  isSeconded: z.boolean(),
  withdrawnFrom: z.nullable(z.literal(withdrawnFrom)),
  /** It was rejected because the author's revision did not come in time. */
  isLapsed: z.boolean(),
  /** The author has handed in the final files and agreed to the publication. */
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
  /** What is given for an answer and for a review, in days. */
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
  /** As many reviews as the conference asks for were submitted, or the stage needs none. */
  hasEnoughReviews: z.boolean(),
  reason: z.nullable(z.string()),
})
export type DecisionFacts = z.infer<typeof decisionFacts>

export const rebuttalFacts = z.object({
  paperId: z.int(),
  /** The conference lets authors answer. */
  isAllowed: z.boolean(),
  /** The paper waits for a decision on the round whose reviews are answered. */
  isPaperActive: z.boolean(),
  /** As many reviews as the conference asks for were submitted, and one at least. */
  hasReviews: z.boolean(),
  /** Its date and the grace are not over. */
  isOpen: z.boolean(),
  /** There is more than white space. */
  isWritten: z.boolean(),
  /** It is not longer than the conference allows. */
  isShort: z.boolean(),
  /** What is given for it, in days. */
  days: z.int().check(z.gt(0)),
  /** Without the grace; null: it was not asked for yet. */
  dueAt: instant,
})
export type RebuttalFacts = z.infer<typeof rebuttalFacts>

export const enquiryFacts = z.object({
  /** It was answered so long ago that nobody is expected to reply. */
  isQuiet: z.boolean(),
  /** What was said last. */
  reason: z.nullable(z.string()),
})
export type EnquiryFacts = z.infer<typeof enquiryFacts>
export const knockFacts = z.object({
  /** What can be knocked off at most, and what was. */
  limit: amount,
  total: amount,
  /** The order still waits to be paid. */
  isOrderOpen: z.boolean(),
  isOver: z.boolean(),
  /** Who acts is not its owner … */
  isFriend: z.boolean(),
  /** … has knocked at it … */
  hasKnocked: z.boolean(),
  /** … and may knock once more today. */
  hasHitsLeft: z.boolean(),
  /** The order was paid with the coupon that came of it. */
  isUsed: z.boolean(),
  endsAt: instant,
})
export type KnockFacts = z.infer<typeof knockFacts>

export const accountDeletionFacts = z.object({
  /** Nobody else who can sign in administers the platform. */
  isLastAdministrator: z.boolean(),
  /** A published conference of theirs is still ahead or runs, and nobody else organizes it. */
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
  /** Until when the member may come back. */
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
  /** Why it was retired. */
  reason: z.nullable(z.string()),
})
export type ConferenceContentFacts = z.infer<typeof conferenceContentFacts>

export const teamInvitationFacts = z.object({
  conferenceId: z.int(),
  role: z.literal(teamParts),
  /** Where the invitation went, with most of it hidden; empty: nobody was asked, or it is forgotten. */
  contact: z.string(),
  /** The account that asks has proved that address or phone. */
  isInvited: z.boolean(),
  /** Who was invited plays the part; before the answer: who asks does. */
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
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
})
export type StudentProofFacts = z.infer<typeof studentProofFacts>

export const campaignFacts = z.object({
  conferenceId: z.int(),
  /** There is a subject and a text in every language of the audience. */
  hasTexts: z.boolean(),
  /** The filter means somebody. */
  hasAudience: z.boolean(),
  /** A test mail of what stands there now was sent. */
  wasTested: z.boolean(),
  /** Somebody has read it and says that it is right. */
  isSeen: z.boolean(),
  /** Who asks did not write what stands there now. */
  isSecond: z.boolean(),
  /** A second person was asked to confirm what stands there now. */
  isAsked: z.boolean(),
  /** It goes to many, or nobody can unsubscribe from it. */
  needsSecond: z.boolean(),
  /** A second person has confirmed what stands there now. */
  isConfirmed: z.boolean(),
  isDue: z.boolean(),
  /** It should have gone more than a day ago. */
  isLate: z.boolean(),
  /** All recipients are taken down, and each has an outcome. */
  isSettled: z.boolean(),
  /** Some of them failed, or nobody knows whether they have it. */
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
  /** Whom the filter means; from `batch.generate` on, whom it meant then. */
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
  /** The columns say who it is and by what they are known. */
  hasColumns: z.boolean(),
  /** Every row was judged. */
  isChecked: z.boolean(),
  /** It can still be undone. */
  isInTime: z.boolean(),
  /** Until when. ISO 8601, UTC; null: it was not applied. */
  undoUntil: z.nullable(z.string()),
  rows: z.int(),
  creates: z.int(),
  updates: z.int(),
  /** Of those that create: who will be told that an order waits for payment, and who that the registration is complete. */
  unpaid: z.int(),
  complete: z.int(),
  /** It was applied without notifying anybody. */
  isQuiet: z.boolean(),
  same: z.int(),
  errors: z.int(),
  /** Of those that create or update: whose turn has not come, and what the others have come to. */
  waiting: z.int(),
  done: z.int(),
  refused: z.int(),
  undone: z.int(),
  kept: z.int(),
})
export type PeopleImportFacts = z.infer<typeof peopleImportFacts>
