import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { Submission } from '../../../contract/paper.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Begin, Drafts } from './Submission.styles.ts'

export interface PaperChoiceProps {
  submission: Submission
  busy: boolean
  failure: Failure | null
  onBegin: () => void
  onContinue: (id: number) => void
}

/** Start of a submission: existing drafts, and a new one. */
export const PaperChoice = ({ submission, busy, failure, onBegin, onContinue }: PaperChoiceProps) => (
  <>
    {submission.drafts.length > 0 && (
      <Drafts>
        {submission.drafts.map(({ id, title, at }) => (
          <li key={id}>
            <Card state={<FormattedMessage id="submission.state.draft" />} tone="waiting">
              <Inside>
                <Main>
                  <Name as="h2">
                    {title === '' ? <FormattedMessage id="submission.untitled" /> : <Content text={title} />}
                  </Name>
                  <Quiet>
                    <FormattedMessage
                      id="submission.begun"
                      values={{ time: <Moment key="time" at={at} format={toTheMinuteWithYear} /> }}
                    />
                  </Quiet>
                </Main>
                <Button small onClick={() => onContinue(id)}>
                  <FormattedMessage id="submission.continue" />
                </Button>
              </Inside>
            </Card>
          </li>
        ))}
      </Drafts>
    )}
    <Begin>
      {submission.refusal === null ? (
        <>
          <p>
            <FormattedMessage id="submission.needs" />
          </p>
          <Button variant={submission.drafts.length > 0 ? 'quiet' : 'primary'} busy={busy} onClick={onBegin}>
            <FormattedMessage id="submission.begin" />
          </Button>
        </>
      ) : (
        <p>
          <FormattedMessage id="submission.over" />
        </p>
      )}
      {failure !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={failure} />
        </Note>
      )}
    </Begin>
  </>
)
