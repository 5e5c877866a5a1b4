import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { OwnRebuttal } from '../../../contract/rebuttal.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Part, Review } from './Submission.styles.ts'

export interface RebuttalPartProps {
  readonly rebuttal: OwnRebuttal
  /** Zone of the conference. */
  readonly timeZone: string
  /** The form, while it can be written. */
  readonly form: ReactNode
}

/** The reviews of the round under their numbers, and the author's one answer to them. */
export const RebuttalPart = ({ rebuttal, timeZone, form }: RebuttalPartProps) => {
  const { state, reviews, text, answered_at, due_at, is_open } = rebuttal
  const isAnswered = answered_at !== null
  const said = is_open ? state : isAnswered ? 'settled' : state === 'awaited' ? 'lapsed' : state
  return (
    <Part data-rebuttal={said}>
      <h2>
        <FormattedMessage id="submission.rebuttal" />
      </h2>
      <Note $tone={isAnswered ? 'good' : 'waiting'} role="status">
        <FormattedMessage
          id={`submission.rebuttal.${said}`}
          values={{
            time:
              due_at === null ? (
                ''
              ) : (
                <Moment key="time" at={due_at} timeZone={timeZone} format={toTheMinuteWithYear} />
              ),
          }}
        />
      </Note>
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
      {isAnswered && (
        <Review data-answer>
          <h3>
            <FormattedMessage
              id="submission.rebuttal.sentAt"
              values={{ time: <Moment key="time" at={answered_at} format={toTheMinuteWithYear} /> }}
            />
          </h3>
          <Content text={text} />
        </Review>
      )}
      {form}
    </Part>
  )
}
