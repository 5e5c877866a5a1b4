import { callError } from '../../../mocks/samples/payloads.ts'
import {
  askedReview,
  declinedReview,
  openReview,
  submittedReview,
  writtenSample,
} from '../../../mocks/samples/reviews.ts'
import type { ReviewDetails } from '../../contract/review.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { reviewingMachine } from './reviewing.machine.ts'

const opened = (review: ReviewDetails) => done('loadReview', { review, written: null })

export const reviewing: Model<typeof reviewingMachine> = {
  machine: reviewingMachine,
  inputs: [{ reviewId: 1 }],
  events: [
    opened(askedReview),
    opened(openReview),
    opened(submittedReview),
    opened(declinedReview),
    failed('loadReview', callError('refused', 'notFound')),
    { type: 'review.retry' },
    { type: 'review.agree', key: 'key-1' },
    done('acceptReview', openReview),
    failed('acceptReview', callError('offline')),
    failed('acceptReview', callError('refused', 'reviewResponseOver')),
    {
      type: 'review.decline',
      ...{ cause: 'time', text: '', suggested_name: '周望舒', suggested_email: 'wangshu@example.org' },
      key: 'key-2',
    },
    done('declineReview', declinedReview),
    failed('declineReview', callError('offline')),
    failed('declineReview', callError('refused', 'reviewCancelled')),
    { type: 'review.change', written: writtenSample },
    elapsed('quiet', 'reviewing.writing.changed'),
    done('saveReview', { draft_version: 4 }),
    failed('saveReview', callError('offline')),
    failed('saveReview', callError('refused', 'versionConflict')),
    failed('saveReview', callError('refused', 'reviewOver')),
    { type: 'review.reload' },
    done('reloadReview', openReview),
    failed('reloadReview', callError('offline')),
    { type: 'review.send', written: writtenSample, key: 'key-3' },
    done('submitReview', submittedReview),
    failed('submitReview', callError('offline')),
    failed('submitReview', callError('refused', 'versionConflict')),
    failed('submitReview', callError('refused', 'reviewOver')),
    { type: 'review.amend' },
    { type: 'review.leave' },
  ],
  project: ({ review, failure }) => ({
    state: review?.state,
    canAmend: review?.can_amend,
    hasDraft: review?.draft != null,
    failure: failure?.kind,
  }),
}
