import { FormattedMessage } from 'react-intl'

import type { ReleasedDecision } from '../../../contract/paper.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Part, Review } from './Submission.styles.ts'

/** Released decisions, newest first, each with its letter and its reviews. */
export const Decisions = ({ decisions }: { decisions: readonly ReleasedDecision[] }) =>
  decisions.map(({ round, decision, outcome, letter, at, reviews }) => (
    <Part key={at} data-decision={decision}>
      <h2>
        <FormattedMessage
          id="submission.decision"
          values={{ round, decision: <FormattedMessage key="what" id={`submission.decided.${outcome}`} /> }}
        />
      </h2>
      <p>
        <Moment at={at} format={toTheMinuteWithYear} />
      </p>
      {letter !== '' && (
        <Review>
          <Content text={letter} />
        </Review>
      )}
      {reviews.map(({ number, recommendation, comments }) => (
        <Review key={number} data-reviewer={number}>
          <h3>
            <FormattedMessage
              id="submission.review"
              values={{
                number,
                recommendation: <FormattedMessage key="what" id={`submission.decided.${recommendation}`} />,
              }}
            />
          </h3>
          <Content text={comments} />
        </Review>
      ))}
    </Part>
  ))
