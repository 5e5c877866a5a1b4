import { FormattedMessage } from 'react-intl'

import { knockRules } from '../../../contract/benefits.ts'
import { Money } from '../../kit/Money.tsx'
import { Rules } from './Benefits.styles.ts'

/** The rules of "knock gold", shown where it is played (BEN-03). */
export const KnockRules = () => (
  <Rules>
    {['who', 'amount', 'limit', 'coupon', 'ends'].map((rule) => (
      <li key={rule}>
        <FormattedMessage
          id={`benefits.knock.rule.${rule}`}
          values={{
            percent: knockRules.percent,
            cap: <Money key="cap" fen={knockRules.cap} />,
            perDay: knockRules.perDay,
          }}
        />
      </li>
    ))}
  </Rules>
)
