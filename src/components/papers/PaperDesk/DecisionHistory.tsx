import { FormattedMessage } from 'react-intl'

import type { DeskDecision } from '../../../contract/paperDesk.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Part, Small, Text } from './PaperDesk.styles.ts'

/** Earlier decisions, newest first; the prepared one is shown elsewhere. */
export const DecisionHistory = ({ decisions }: { readonly decisions: readonly DeskDecision[] }) => {
  const past = decisions.filter(({ state }) => state !== 'prepared')
  if (past.length === 0) return null
  return (
    <Part>
      <h2>
        <FormattedMessage id="desk.decisions" />
      </h2>
      {past.map(({ id, state, outcome, letter, by, at }) => (
        <details key={id}>
          <summary>
            <FormattedMessage id={`submission.decided.${outcome}`} /> ·{' '}
            <FormattedMessage id={`record.state.decision.${state}`} />
          </summary>
          <Small>
            {by} · <Moment at={at} format={toTheMinuteWithYear} />
          </Small>
          <Text>
            <Content text={letter} />
          </Text>
        </details>
      ))}
    </Part>
  )
}
