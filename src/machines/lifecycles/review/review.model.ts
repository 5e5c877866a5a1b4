import { learned } from '../../../../mocks/samples/learned.ts'
import type { ReviewFacts } from '../../../contract/facts.ts'
import type { Model } from '../../shared/model.ts'
import { reviewMachine } from './review.machine.ts'

const responseUntil = '2026-11-29T15:59:00.000Z'
const reviewUntil = '2026-12-13T15:59:00.000Z'

const invited: ReviewFacts = {
  isResponseOpen: true,
  isReviewOpen: true,
  responseDays: 7,
  reviewDays: 21,
  responseDueAt: responseUntil,
  reviewDueAt: null,
  hasDraft: false,
  isComplete: false,
  isDecisionPrepared: false,
  reason: null,
}
const open = { isResponseOpen: true, isReviewOpen: true, isDecisionPrepared: false }

export const review: Model<typeof reviewMachine> = {
  machine: reviewMachine,
  inputs: [invited],
  events: [
    learned({ ...open, isComplete: false }),
    learned({ ...open, isComplete: true }),
    learned({ ...open, isComplete: true, isDecisionPrepared: true }),
    learned({ ...open, isComplete: false, isResponseOpen: false, isReviewOpen: false }),
    { type: 'review.accept', isFree: true, isConfidential: true, reviewUntil },
    { type: 'review.accept', isFree: false, isConfidential: true, reviewUntil },
    { type: 'review.accept', isFree: true, isConfidential: false, reviewUntil },
    { type: 'review.reject', reason: '不熟悉这一方向' },
    { type: 'review.reject', reason: '' },
    { type: 'review.expire' },
    { type: 'review.extend', responseUntil, reviewUntil },
    { type: 'review.resend', responseUntil },
    { type: 'review.draft' },
    { type: 'review.submit' },
    { type: 'review.amend' },
    { type: 'review.acknowledge' },
    { type: 'review.cancel', reason: '另请他人' },
    { type: 'review.cancel', reason: '' },
    { type: 'review.close' },
  ],
  project: ({ isResponseOpen, isReviewOpen, hasDraft, isComplete, isDecisionPrepared }) => ({
    isResponseOpen,
    isReviewOpen,
    hasDraft,
    isComplete,
    isDecisionPrepared,
  }),
}
