import { FormattedMessage, useIntl } from 'react-intl'

import { livePhases } from '../../../contract/catalogue.ts'
import type { LivePhase } from '../../../contract/catalogue.ts'
import { Choice, Row } from '../../kit/filterLinks.styles.ts'

/** Filter of lives by phase, kept in the address. Null: all of them. */
export const PhaseLinks = ({ chosen }: { chosen: LivePhase | null }) => (
  <nav aria-label={useIntl().formatMessage({ id: 'lives.filter' })}>
    <Row>
      {[null, ...livePhases].map((phase) => (
        <li key={phase}>
          <Choice
            href={phase === null ? '/lives' : `/lives?phase=${phase}`}
            aria-current={phase === chosen ? 'page' : undefined}
          >
            <FormattedMessage id={phase === null ? 'lives.all' : `lives.phase.${phase}`} />
          </Choice>
        </li>
      ))}
    </Row>
  </nav>
)
