import * as z from 'zod/mini'

import { optionalEmail } from './email.ts'
import { endpoint } from './endpoint.ts'
import { flag, line, page, paged, positiveId, version } from './fields.ts'
import { outcomes } from './paperOutcome.ts'
import { decisions } from './paperWords.ts'
import type { Reason } from './reasons.ts'
import { seenRebuttal } from './rebuttal.ts'
import { plainLine, plainText } from './text.ts'

export const reviewStates = [
  'pending.waiting',
  'pending.expired',
  'pending.cancelled',
  'accepted.reading',
  'accepted.drafting',
  'accepted.submitted',
  'accepted.acknowledged',
  'accepted.expired',
  'accepted.cancelled',
  'rejected',
] as const

/** Limits of a reviewer's texts, in UTF-16 units. */
export const reviewLimits = { comments: 20_000, remarks: 5000, declined: 400, suggested: 60 } as const

/** Reasons for declining a review, in the order in which the form offers them. */
export const declineCauses = ['conflict', 'expertise', 'time', 'other'] as const
export type DeclineCause = (typeof declineCauses)[number]

/** Part of a paper that its reviewer may see at this moment (REV-01). */
export const readableParts = ['nothing', 'abstract', 'paper'] as const

/** A request to review, as its reviewer's list shows it. */
export const reviewCard = z.object({
  id: z.int(),
  /** An overdue one is returned as expired, also before the clock has moved it. */
  state: z.literal(reviewStates),
  version: z.int(),
  round: z.int(),
  conference: z.string(),
  title: z.string(),
  recommendation: z.nullable(z.literal(decisions)),
  /** ISO 8601, UTC. */
  response_due_at: z.string(),
  review_due_at: z.nullable(z.string()),
  submitted_at: z.nullable(z.string()),
  moved_at: z.string(),
  readable: z.literal(readableParts),
})
export type ReviewCard = z.infer<typeof reviewCard>

export const reviewFile = z.object({
  id: z.int(),
  kind: z.literal(['pdf', 'doc']),
  bytes: z.int(),
  /** Built from the id of the paper and the round; the author's own file name may reveal the author. */
  name: z.string(),
  url: z.string(),
})

/** Current input. */
export const reviewDraft = z.object({
  recommendation: z.nullable(z.literal(decisions)),
  comments: z.string(),
  remarks: z.string(),
  /** Increases with each save; another tab with an older one is refused with `versionConflict`. */
  version: z.int(),
})
/** Submitted review. */
const submittedReview = z.object({
  recommendation: z.literal(decisions),
  comments: z.string(),
  remarks: z.string(),
})

export type ReviewDraft = z.infer<typeof reviewDraft>

export const reviewDetails = z.object({
  ...reviewCard.shape,
  starts_at: z.string(),
  ends_at: z.string(),
  /** Null where nothing of the paper may be seen. */
  abstract: z.nullable(z.string()),
  keywords: z.array(z.string()),
  /** Null where reviewers do not learn them. */
  authors: z.nullable(z.array(z.string())),
  files: z.array(reviewFile),
  /** The authors' answer to the reviews of the previous round; empty: none. */
  response: z.string(),
  /** Null where nothing can be read or written any more. */
  draft: z.nullable(reviewDraft),
  /** Own words stay readable for good; null: nothing was submitted. */
  written: z.nullable(submittedReview),
  /** Decision about the paper after this round; null: none is released. */
  outcome: z.nullable(z.literal(outcomes)),
  /** A review that was submitted can be changed until a decision is prepared. */
  can_amend: z.boolean(),
  /** The author's answer to the reviews of this round; null: none, or not for this reviewer. */
  rebuttal: z.nullable(seenRebuttal),
  /** Reason for declining or cancelling it. */
  reason: z.nullable(z.string()),
})
export type ReviewDetails = z.infer<typeof reviewDetails>

const says = (reason: Reason) => reason
const texts = {
  /** Empty: not chosen yet. */
  recommendation: z.literal(['', ...decisions], says('invalid')),
  comments: plainText(reviewLimits.comments),
  remarks: plainText(reviewLimits.remarks),
}

/** Current input, as it is saved. */
export const writtenReview = z.object(texts)

/** A submittable review (REV-02). */
export const completeReview = z.object({
  ...texts,
  recommendation: z.literal(decisions, says('required')),
  comments: plainText(reviewLimits.comments).check(z.minLength(1, says('required'))),
})

/** Remarks to the chairs from a reviewer who declines: in words, and a suggested reviewer. Each may be empty. */
export const declineTexts = z.object({
  text: z._default(plainText(reviewLimits.declined), ''),
  suggested_name: z._default(plainLine(reviewLimits.suggested), ''),
  suggested_email: z._default(optionalEmail, ''),
})
export type DeclineTexts = z.output<typeof declineTexts>

const written = {
  ...texts,
  /** Version of the draft, as the sender saw it. */
  draft_version: version,
}
const own = { row: 'review', by: 'id' } as const

export const listReviews = endpoint({
  summary: 'Reviews that the account is or was asked for, newest first',
  method: 'GET',
  path: '/apic/review/list',
  access: 'member',
  input: z.object(page),
  output: paged(reviewCard),
})

export const getReview = endpoint({
  summary: 'One review of the account, with as much of the paper as may be seen now',
  method: 'GET',
  path: '/apic/review/get',
  access: own,
  input: z.object({ id: positiveId }),
  output: reviewDetails,
})

/** `review.accept`. */
export const acceptReview = endpoint({
  summary: 'Agrees to review: without a conflict of interest, and to keep the paper secret',
  method: 'POST',
  path: '/apic/review/accept',
  access: own,
  input: z.object({ id: positiveId, version, key: line(64), is_free: flag, is_confidential: flag }),
  output: reviewDetails,
})

/** `review.reject`, with a reason that is chosen. */
export const declineReview = endpoint({
  summary: 'Declines to review, or steps back from a review that is not submitted',
  method: 'POST',
  path: '/apic/review/decline',
  access: own,
  input: z.object({
    id: positiveId,
    version,
    key: line(64),
    cause: z.literal(declineCauses, says('invalid')),
    /** For the chairs. */
    ...declineTexts.shape,
  }),
  output: reviewDetails,
})

/** `review.draft` at first. Saved content may be sent again. */
export const saveReview = endpoint({
  summary: 'Keeps what a reviewer has written so far',
  method: 'POST',
  path: '/apic/review/save',
  access: own,
  input: z.object({ id: positiveId, ...written }),
  output: z.object({ draft_version: z.int(), state: z.literal(reviewStates), version: z.int() }),
})

/** `review.submit`, or `review.amend` of one that was submitted. */
export const submitReview = endpoint({
  summary: 'Hands a review in, or changes one until a decision is prepared',
  method: 'POST',
  path: '/apic/review/submit',
  access: own,
  input: z.object({ id: positiveId, ...written, key: line(64) }),
  output: reviewDetails,
})
