import { and } from 'xstate'

import { on } from '../../../kinds/on.ts'
import type { Lifecycle } from '../shared/lifecycle.types.ts'
import { reviewSetup } from './review.setup.ts'

/** The organizer takes it back; or the paper is decided or withdrawn, and no review is needed any more. */
const ends = {
  'review.cancel': { guard: 'hasReason', target: 'cancelled', actions: 'keepReason' },
  'review.close': { target: 'cancelled' },
} as const

const refusal = { guard: 'hasReason', target: '#review.rejected', actions: 'keepReason' } as const
const overdue = { guard: 'isReviewOver', target: 'expired' } as const

/**
 * One reviewer's work on one paper in one round (REV-01, REV-02): the request is pending, accepted or rejected; within an
 * accepted one the work goes from reading to acknowledged. The full paper is open in `accepted.reading`,
 * `accepted.drafting`, `accepted.submitted` and nowhere else.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'pending',
  states: {
    pending: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'review.accept': {
              guard: and(['isResponseOpen', 'isFree', 'isConfidential']),
              target: '#review.accepted',
              actions: 'openReview',
            },
            'review.reject': refusal,
            'review.expire': { guard: 'isResponseOver', target: 'expired' },
            'review.extend': { actions: 'openResponse' },
            ...ends,
          },
        },
        expired: { on: { 'review.resend': { target: 'waiting', actions: 'openResponse' }, ...ends } },
        cancelled: {},
      },
    },
    accepted: {
      initial: 'reading',
      states: {
        reading: {
          on: {
            'review.draft': { guard: 'isReviewOpen', target: 'drafting', actions: 'keepDraft' },
            'review.reject': refusal,
            'review.expire': overdue,
            'review.extend': { actions: 'openReview' },
            ...ends,
          },
        },
        drafting: {
          on: {
            'review.submit': { guard: and(['isReviewOpen', 'isComplete']), target: 'submitted' },
            'review.reject': refusal,
            'review.expire': overdue,
            'review.extend': { actions: 'openReview' },
            ...ends,
          },
        },
        submitted: {
          on: {
            'review.amend': { guard: and(['isUndecided', 'isComplete']), actions: 'keepDraft' },
            'review.acknowledge': 'acknowledged',
          },
        },
        acknowledged: {},
        // The text written so far is kept, and the paper is hidden.
        expired: {
          on: {
            'review.extend': [
              { guard: 'hasDraft', target: 'drafting', actions: 'openReview' },
              { target: 'reading', actions: 'openReview' },
            ],
            'review.reject': refusal,
            ...ends,
          },
        },
        cancelled: {},
      },
    },
    rejected: { on: { 'review.resend': { target: 'pending', actions: 'openResponse' } } },
  },
})

export const reviewLifecycle: Lifecycle = {
  machine: reviewMachine,
  causes: {
    'review.accept': ['owner'],
    'review.reject': ['owner'],
    'review.expire': ['system'],
    'review.extend': ['organizer', 'programme'],
    'review.resend': ['organizer', 'programme'],
    'review.draft': ['owner'],
    'review.submit': ['owner'],
    'review.amend': ['owner'],
    // The server does it with the decision for which the review was read.
    'review.acknowledge': ['organizer', 'programme', 'system'],
    'review.cancel': ['organizer', 'programme'],
    'review.close': ['system'],
  },
  reasons: {
    states: {
      'pending.waiting': 'reviewNotAccepted',
      'pending.expired': 'reviewResponseOver',
      'pending.cancelled': 'reviewCancelled',
      'accepted.reading': 'reviewAccepted',
      'accepted.drafting': 'reviewAccepted',
      'accepted.submitted': 'reviewSubmitted',
      'accepted.acknowledged': 'reviewAcknowledged',
      'accepted.expired': 'reviewOver',
      'accepted.cancelled': 'reviewCancelled',
      rejected: 'reviewRejected',
    },
    guards: {
      isResponseOpen: 'reviewResponseOver',
      isResponseOver: 'reviewNotOver',
      isReviewOpen: 'reviewOver',
      isReviewOver: 'reviewNotOver',
      isFree: 'conflictNotDenied',
      isConfidential: 'secrecyNotPromised',
      hasReason: 'reasonEmpty',
      isComplete: 'reviewIncomplete',
      isUndecided: 'decisionPrepared',
      hasDraft: 'reviewOver',
    },
  },
}
