import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { Columns } from '../../components/papers/Reviews/PaperViewer.styles.ts'
import { PaperSheet } from '../../components/papers/Reviews/PaperSheet.tsx'
import { ReviewLayout } from '../../components/papers/Reviews/ReviewLayout.tsx'
import { ReviewRequest } from '../../components/papers/Reviews/ReviewRequest.tsx'
import { SubmittedReview } from '../../components/papers/Reviews/SubmittedReview.tsx'
import * as select from '../../machines/reviewing/reviewing.selectors.ts'
import { Discussion } from '../discussion/Discussion.tsx'
import { Form } from './Form.tsx'
import { Paper } from './Paper.tsx'
import { useReviewing } from './useReviewing.ts'

/** A request to review, answered and written (REV-01, REV-02). */
export const Request = ({ id }: { id: number }) => {
  const { newKey } = useServices()
  const { reviewing: flow, port } = useReviewing(id)
  const view = useSelector(flow, select.selectView)
  const review = useSelector(flow, select.selectReview)
  const failure = useSelector(flow, select.selectFailure)
  const isSending = useSelector(flow, select.selectIsSending)
  const pdf = review?.files.find(({ kind }) => kind === 'pdf')
  return (
    <ReviewLayout
      wide={pdf !== undefined}
      view={view}
      failure={failure}
      onRetry={() => flow.send({ type: 'review.retry' })}
    >
      {review !== null && view !== 'loading' && view !== 'failed' && (
        <Columns>
          <PaperSheet review={review} />
          {pdf !== undefined && <Paper key={pdf.url} url={pdf.url} />}
          <div>
            {view === 'asked' && (
              <ReviewRequest
                busy={isSending}
                failure={failure}
                onAgree={() => flow.send({ type: 'review.agree', key: newKey() })}
                onDecline={(wish) => flow.send({ type: 'review.decline', ...wish, key: newKey() })}
              />
            )}
            {view === 'form' && <Form actor={flow} port={port} review={review} />}
            {view === 'submitted' && (
              <>
                <SubmittedReview review={review} onAmend={() => flow.send({ type: 'review.amend' })} />
                <Discussion part="reviewer" id={id} />
              </>
            )}
          </div>
        </Columns>
      )}
    </ReviewLayout>
  )
}
