import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { ReviewDetails } from '../../../contract/review.ts'
import { Actions, Lead, Note, Page } from '../../kit/formPage.styles.ts'
import { Part } from '../Submission/Submission.styles.ts'
import { OwnReview } from './OwnReview.tsx'
import { SeenRebuttal } from './SeenRebuttal.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

export interface ReviewedViewProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  /** Null unless `ready`. */
  review: ReviewDetails | null
  failure?: Failure | null | undefined
  onRetry: () => void
  /** The discussion below. */
  children?: ReactNode
}

/** Result of a request to review, its date, and remaining actions (REV-03). */
export const ReviewedView = ({ view, review, failure, onRetry, children }: ReviewedViewProps) => (
  <Page aria-busy={view === 'loading' || undefined}>
    <h1 tabIndex={-1}>
      <FormattedMessage id={titleOf(review)} />
    </h1>
    {view === 'loading' && <Skeleton $height="16rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {review !== null && (
      <>
        <Lead>
          <Content text={review.conference} />
          {' · '}
          <FormattedMessage id="review.round" values={{ round: review.round }} />
        </Lead>
        <Part>
          <h2>
            <Content text={review.title} marked />
          </h2>
          <Note $tone={review.submitted_at === null ? 'waiting' : 'good'} role="status">
            <strong>
              <FormattedMessage id={`review.answered.${review.state}`} />
            </strong>
            <Moment at={whenOf(review)} format={toTheMinuteWithYear} />
          </Note>
          {review.reason !== null && <Content text={review.reason} />}
          {review.outcome !== null && (
            <p data-outcome={review.outcome}>
              <FormattedMessage
                id="review.outcome"
                values={{
                  decision: <FormattedMessage key="what" id={`submission.decided.${review.outcome}`} />,
                }}
              />
            </p>
          )}
          {review.outcome === null && review.state === 'accepted.submitted' && (
            <p>
              <FormattedMessage
                id={review.can_amend ? 'review.answered.amendable' : 'review.answered.decided'}
              />
            </p>
          )}
          <OwnReview written={review.written} />
          <SeenRebuttal rebuttal={review.rebuttal} />
          <Actions>
            {(isOpen(review) || review.can_amend) && (
              <ButtonLink href={`/onlinereview?review_id=${review.id}`}>
                <FormattedMessage id={review.can_amend ? 'review.amend' : 'review.title'} />
              </ButtonLink>
            )}
            <ButtonLink variant="quiet" href="/personal/paper/reviewers">
              <FormattedMessage id="review.mine" />
            </ButtonLink>
          </Actions>
        </Part>
        {children}
      </>
    )}
  </Page>
)

const titleOf = (review: ReviewDetails | null) => {
  if (review === null) return 'page.reviewed.title'
  if (review.written !== null) return 'review.yours'
  return isOpen(review) ? 'review.title' : 'page.reviewed.title'
}

/** Still to be answered or written. */
const isOpen = ({ state }: ReviewDetails): boolean =>
  state === 'pending.waiting' || state === 'accepted.reading' || state === 'accepted.drafting'

/** An overdue item counts as overdue since its date, also before the clock has moved it. */
const whenOf = ({ state, moved_at, response_due_at, review_due_at, submitted_at }: ReviewDetails): string => {
  if (state === 'pending.expired') return response_due_at
  if (state === 'accepted.expired') return review_due_at ?? moved_at
  return state === 'accepted.submitted' ? (submitted_at ?? moved_at) : moved_at
}
