import { FormattedMessage } from 'react-intl'

import type { Decision } from '../../contract/paperWords.ts'
import { Content } from '../ui/Content.tsx'
import { Sheet, Small, Text } from './PaperDesk.styles.ts'

export interface AuthorViewProps {
  readonly decision: Decision
  readonly letter: string
  readonly reviews: ReadonlyArray<{ readonly recommendation: Decision; readonly comments: string }>
}

/** What the authors read after the release: neither who reviewed nor what was said to the chairs alone. */
export const AuthorView = ({ decision, letter, reviews }: AuthorViewProps) => (
  <Sheet data-decision={decision}>
    <strong>
      <FormattedMessage id={`submission.decided.${decision}`} />
    </strong>
    <Text>
      <Content text={letter} />
    </Text>
    {reviews.map(({ recommendation, comments }, place) => (
      <div key={`${place} ${comments}`}>
        <Small>
          <FormattedMessage
            id="submission.review"
            values={{
              place: place + 1,
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
