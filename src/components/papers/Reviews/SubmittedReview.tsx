import { FormattedMessage } from 'react-intl'

import type { ReviewDetails } from '../../../contract/review.ts'
import { Actions, Note } from '../../kit/formPage.styles.ts'
import { Part } from '../Submission/Submission.styles.ts'
import { OwnReview } from './OwnReview.tsx'
import { SeenRebuttal } from './SeenRebuttal.tsx'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

export interface SubmittedReviewProps {
  review: ReviewDetails
  onAmend: () => void
}

/** The submitted review, editable until a decision is prepared. */
export const SubmittedReview = ({ review, onAmend }: SubmittedReviewProps) => (
  <Part>
    <Note $tone="good" role="status">
      <strong>
        <FormattedMessage id="review.submitted" />
      </strong>
      {review.submitted_at !== null && <Moment at={review.submitted_at} format={toTheMinuteWithYear} />}
    </Note>
    <OwnReview written={review.written} />
    <SeenRebuttal rebuttal={review.rebuttal} />
    <Actions>
      <Button variant="quiet" onClick={onAmend}>
        <FormattedMessage id="review.amend" />
      </Button>
      <ButtonLink variant="plain" href="/personal/paper/reviewers">
        <FormattedMessage id="review.mine" />
      </ButtonLink>
    </Actions>
  </Part>
)
