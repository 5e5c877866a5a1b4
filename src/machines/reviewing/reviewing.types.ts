import type { Failure } from '../../contract/failure.ts'
import type { Decision } from '../../contract/paperWords.ts'
import type { DeclineCause, DeclineTexts, ReviewDetails } from '../../contract/review.ts'

export interface ReviewingInput {
  reviewId: number
}

/** Values of the fields. */
export interface Written {
  /** Empty: not chosen yet. */
  recommendation: Decision | ''
  /** To the authors. */
  comments: string
  /** To the chairs alone. */
  remarks: string
}

/** Reason for declining, and a person who could review. */
export type Declined = DeclineTexts & { cause: DeclineCause }

export interface OpenedReview {
  review: ReviewDetails
  /** Typed on this device and not with the server; null: nothing is. */
  written: Written | null
}

export interface ReviewingContext extends ReviewingInput {
  review: ReviewDetails | null
  written: Written | null
  /** True if `written` was restored from this device. */
  isRestored: boolean
  /** Why it is declined; null before that. */
  refusal: Declined | null
  /** Idempotency key of the request; a retry has the same. */
  key: string
  failure: Failure | null
}

export type ReviewingEvent =
  | { type: 'review.retry' }
  /** Without a conflict of interest, and to keep the paper secret. */
  | { type: 'review.agree'; key: string }
  /** Does not review it, or steps back. */
  | ({ type: 'review.decline'; key: string } & Declined)
  | { type: 'review.change'; written: Written }
  /** `written` has a recommendation and comments. */
  | { type: 'review.send'; written: Written; key: string }
  /** Shows what another tab or device has kept. */
  | { type: 'review.reload' }
  | { type: 'review.amend' }
  /** Leaves a submitted review as it is. */
  | { type: 'review.leave' }

export type ReviewingEmitted = { type: 'review.sent' } | { type: 'review.answered' }

/** Views of the page; each is a tag of the machine. */
export const reviewingViews = ['loading', 'failed', 'asked', 'form', 'submitted'] as const
/** How what is written is kept. */
export const reviewKeepings = ['none', 'saving', 'kept', 'unsaved', 'outdated'] as const
export type ReviewingTag =
  | 'busy'
  | 'failure'
  | 'sending'
  | (typeof reviewingViews)[number]
  | (typeof reviewKeepings)[number]

/** Everything rejects with `CallError`. @public */
export interface ReviewingPort {
  loadReview(id: number, signal: AbortSignal): Promise<OpenedReview>
  acceptReview(wish: { review: ReviewDetails; key: string }, signal: AbortSignal): Promise<ReviewDetails>
  declineReview(
    wish: { review: ReviewDetails; key: string } & Declined,
    signal: AbortSignal,
  ): Promise<ReviewDetails>
  saveReview(
    wish: { review: ReviewDetails; written: Written },
    signal: AbortSignal,
  ): Promise<{ draft_version: number }>
  submitReview(
    wish: { review: ReviewDetails; written: Written; key: string },
    signal: AbortSignal,
  ): Promise<ReviewDetails>
  /** Reads the version that another device has kept; the text typed on this one is dropped. */
  reloadReview(id: number, signal: AbortSignal): Promise<ReviewDetails>
}
