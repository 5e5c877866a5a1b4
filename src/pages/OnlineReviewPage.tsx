import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { PaperSheet } from '../components/Reviews/PaperSheet.tsx'
import { ReviewLayout } from '../components/Reviews/ReviewLayout.tsx'
import { ReviewRequest } from '../components/Reviews/ReviewRequest.tsx'
import { SubmittedReview } from '../components/Reviews/SubmittedReview.tsx'
import * as select from '../machines/reviewing/reviewing.selectors.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Form } from './review/Form.tsx'
import { useReviewing } from './review/useReviewing.ts'

/** `/onlinereview?review_id=`: a request to review, answered and written (REV-01, REV-02). */
const OnlineReviewPage = () => {
  const { newKey } = useServices()
  const id = conferenceId({ id: new URLSearchParams(useSearch()).get('review_id') ?? '' })
  const { reviewing: flow, port } = useReviewing(id)
  const view = useSelector(flow, select.selectView)
  const review = useSelector(flow, select.selectReview)
  const failure = useSelector(flow, select.selectFailure)
  const isSending = useSelector(flow, select.selectIsSending)
  return (
    <ReviewLayout view={view} failure={failure} onRetry={() => flow.send({ type: 'review.retry' })}>
      {review !== null && view !== 'loading' && view !== 'failed' && <PaperSheet review={review} />}
      {view === 'asked' && (
        <ReviewRequest
          busy={isSending}
          failure={failure}
          onAgree={() => flow.send({ type: 'review.agree', key: newKey() })}
          onDecline={(cause, text) => flow.send({ type: 'review.decline', cause, text, key: newKey() })}
        />
      )}
      {view === 'form' && review !== null && <Form actor={flow} port={port} review={review} />}
      {view === 'submitted' && review !== null && (
        <SubmittedReview review={review} onAmend={() => flow.send({ type: 'review.amend' })} />
      )}
    </ReviewLayout>
  )
}

export default OnlineReviewPage
