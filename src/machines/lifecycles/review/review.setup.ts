import { assign, setup } from 'xstate'

import type { ReviewFacts } from '../../../contract/facts.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned } from '../shared/lifecycle.types.ts'

export type ReviewEvent =
  | FactsLearned<ReviewFacts>
  /** `isFree`: no conflict of interest; `isConfidential`: the promise to keep the paper secret. */
  | { type: 'review.accept'; isFree: boolean; isConfidential: boolean; reviewUntil: string }
  | { type: 'review.reject'; reason: string }
  | { type: 'review.expire' }
  /** Times are ISO 8601, UTC; the server says them. */
  | { type: 'review.extend'; responseUntil: string; reviewUntil: string }
  | { type: 'review.resend'; responseUntil: string }
  | { type: 'review.draft' }
  | { type: 'review.submit' }
  | { type: 'review.amend' }
  | { type: 'review.acknowledge' }
  | { type: 'review.cancel'; reason: string }
  | { type: 'review.close' }

/** Facts, guards and actions of a review; the chart is beside it. */
export const reviewSetup = setup({
  types: {} as { input: ReviewFacts; context: ReviewFacts; events: ReviewEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<ReviewFacts> }) => facts),
    keepReason: assign({ reason: ({ event }) => ('reason' in event ? event.reason : null) }),
    forgetReason: assign({ reason: null }),
    openResponse: assign({
      isResponseOpen: true,
      reason: null,
      responseDueAt: ({ context, event }) =>
        'responseUntil' in event ? event.responseUntil : context.responseDueAt,
    }),
    openReview: assign({
      isReviewOpen: true,
      reviewDueAt: ({ context, event }) => ('reviewUntil' in event ? event.reviewUntil : context.reviewDueAt),
    }),
    keepDraft: assign({ hasDraft: true }),
  },
  guards: {
    isResponseOpen: ({ context }) => context.isResponseOpen,
    isResponseOver: ({ context }) => !context.isResponseOpen,
    isReviewOpen: ({ context }) => context.isReviewOpen,
    isReviewOver: ({ context }) => !context.isReviewOpen,
    isFree: ({ event }) => 'isFree' in event && event.isFree === true,
    isConfidential: ({ event }) => 'isConfidential' in event && event.isConfidential === true,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    isComplete: ({ context }) => context.isComplete,
    isUndecided: ({ context }) => !context.isDecisionPrepared,
    hasDraft: ({ context }) => context.hasDraft,
  },
})
