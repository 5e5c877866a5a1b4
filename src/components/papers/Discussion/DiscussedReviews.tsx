import { FormattedMessage } from 'react-intl'

import type { Discussion } from '../../../contract/discussion.ts'
import { Content } from '../../kit/Content.tsx'
import { Line, List, Said, Text } from './Discussion.styles.ts'
import { Writer } from './Writer.tsx'

/** The submitted reviews of the round. Chairs already see them beside it: for them it maps each number to a reviewer. */
export const DiscussedReviews = ({ part, reviews }: Pick<Discussion, 'part' | 'reviews'>) => (
  <List data-reviews={reviews.length}>
    {reviews.map((review) => (
      <Said key={review.number}>
        <Line>
          <Writer number={review.number} name={review.name} is_own={review.is_own} />
          <FormattedMessage id={`submission.decided.${review.recommendation}`} />
        </Line>
        {part === 'reviewer' && !review.is_own && (
          <Text>
            <Content text={review.comments} />
          </Text>
        )}
      </Said>
    ))}
  </List>
)
