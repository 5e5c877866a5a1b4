import type { ReviewDetails } from '../../src/contract/review.ts'
import { fixturesFor } from '../fixtures.ts'

/** A request to review in each state that its page distinguishes. */

const sample: ReviewDetails = fixturesFor('zh').getReview

export const askedReview: ReviewDetails = {
  ...sample,
  state: 'pending.waiting',
  readable: 'abstract',
  recommendation: null,
  review_due_at: null,
  submitted_at: null,
  files: [],
  response: '',
  draft: null,
  can_amend: false,
  reason: null,
}
export const openReview: ReviewDetails = {
  ...askedReview,
  state: 'accepted.drafting',
  version: 2,
  readable: 'paper',
  review_due_at: '2026-12-12T15:59:59.000Z',
  files: [
    { id: 1, kind: 'pdf', bytes: 1_482_240, name: 'paper-1-round-1.pdf', url: '/files/paper/1' },
    { id: 2, kind: 'doc', bytes: 612_000, name: 'paper-1-round-1.docx', url: '/files/paper/2' },
  ],
  draft: {
    recommendation: 'minor_revision',
    comments: '结论可信，图 3 缺少误差棒。',
    remarks: '',
    version: 3,
  },
}
export const submittedReview: ReviewDetails = {
  ...openReview,
  state: 'accepted.submitted',
  version: 3,
  recommendation: 'minor_revision',
  submitted_at: '2026-11-24T02:00:00.000Z',
  can_amend: true,
}
export const declinedReview: ReviewDetails = {
  ...askedReview,
  state: 'rejected',
  version: 1,
  readable: 'nothing',
  abstract: null,
  keywords: [],
  reason: '时间不允许',
}
/** Form values of `openReview`. */
export const writtenSample = {
  recommendation: 'minor_revision',
  comments: '结论可信，图 3 缺少误差棒；请补充重复次数。',
  remarks: '',
} as const
