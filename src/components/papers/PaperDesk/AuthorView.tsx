import { FormattedMessage } from 'react-intl'

import type { NumberedReview } from '../../../contract/rebuttal.ts'
import type { Outcome } from '../../../contract/paperOutcome.ts'
import { Content } from '../../kit/Content.tsx'
import { Sheet, Small, Text } from './PaperDesk.styles.ts'

export interface AuthorViewProps {
  readonly decision: Outcome
  readonly letter: string
  readonly reviews: readonly NumberedReview[]
}

/** The authors' view after the release: without the reviewers' names and the remarks for the chairs. */
export const AuthorView = ({ decision, letter, reviews }: AuthorViewProps) => (
  <Sheet data-decision={decision}>
    <strong>
      <FormattedMessage id={`submission.decided.${decision}`} />
    </strong>
    <Text>
      <Content text={letter} />
    </Text>
    {reviews.map(({ number, recommendation, comments }) => (
      <div key={number} data-reviewer={number}>
        <Small>
          <FormattedMessage
            id="submission.review"
            values={{
              number,
              recommendation: <FormattedMessage key="what" id={`submission.decided.${recommendation}`} />,
            }}
          />
        </Small>
        <Text>
          <Content text={comments} />
        </Text>
      </div>
    ))}
  </Sheet>
)
