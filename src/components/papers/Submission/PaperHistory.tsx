import { FormattedMessage } from 'react-intl'

import type { PaperStep } from '../../../contract/paper.ts'
import { Because, List, When } from '../../kit/Record/Timeline.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Part } from './Submission.styles.ts'

/** History of a paper, as far as its author may know it; the newest entry is last. */
export const PaperHistory = ({ history }: { history: readonly PaperStep[] }) => (
  <Part>
    <h2>
      <FormattedMessage id="submission.history" />
    </h2>
    <List>
      {history.map(({ step, by, decision, reason, at }) => (
        <li key={`${at} ${step}`} data-step={step}>
          <p>
            {decision === null ? (
              <FormattedMessage id={`submission.step.${step}`} />
            ) : (
              <FormattedMessage
                id="submission.step.decision"
                values={{ decision: <FormattedMessage key="what" id={`submission.decided.${decision}`} /> }}
              />
            )}
          </p>
          {reason !== '' && (
            <Because>
              <Content text={reason} />
            </Because>
          )}
          <When>
            <FormattedMessage id={`submission.by.${by}`} />
            {' · '}
            <Moment at={at} format={toTheMinuteWithYear} />
          </When>
        </li>
      ))}
    </List>
  </Part>
)
