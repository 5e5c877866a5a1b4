import { FormattedMessage } from 'react-intl'

import type { ReviewDetails } from '../../../contract/review.ts'
import { Review } from '../Submission/Submission.styles.ts'
import { Content } from '../../kit/Content.tsx'

/** The submitted review: parts for the authors, and for the chairs alone. */
export const OwnReview = ({ written }: Pick<ReviewDetails, 'written'>) =>
  written !== null && (
    <>
      <Review data-own="comments">
        <h3>
          <FormattedMessage id={`submission.decided.${written.recommendation}`} />
        </h3>
        <Content text={written.comments} />
      </Review>
      {written.remarks !== '' && (
        <Review data-own="remarks">
          <h3>
            <FormattedMessage id="review.field.remarks" />
          </h3>
          <Content text={written.remarks} />
        </Review>
      )}
    </>
  )
