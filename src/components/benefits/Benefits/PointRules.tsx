import { FormattedMessage } from 'react-intl'

import { pointRules } from '../../../contract/benefits.ts'
import { Money } from '../../kit/Money.tsx'
import { Rules } from './Benefits.styles.ts'

/** Rules of earning, spending and losing points (BEN-01). */
export const PointRules = () => (
  <Rules>
    {['earned', 'redeemed', 'expired', 'refunded'].map((rule) => (
      <li key={rule}>
        <FormattedMessage
          id={`benefits.points.rule.${rule}`}
          values={{
            ...pointRules,
            per: <Money key="per" fen={pointRules.fenPerPoint} />,
            worth: <Money key="worth" fen={pointRules.worth} />,
          }}
        />
      </li>
    ))}
  </Rules>
)
