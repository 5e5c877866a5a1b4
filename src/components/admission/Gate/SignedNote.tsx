import { FormattedMessage } from 'react-intl'

import { Moment } from '../../kit/Moment.tsx'
import { Detail } from './AnswerPanel.styles.ts'
import type { Verdict } from './Gate.types.ts'

/** Time, gate and person of the first sign-in (TKT-01) or of the meal (TKT-02), as far as known. */
export const SignedNote = ({
  verdict,
}: {
  verdict: Pick<Verdict, 'kind' | 'signedAt' | 'gate' | 'signedBy'>
}) =>
  verdict.signedAt !== null && (
    <Detail>
      <FormattedMessage
        id={verdict.kind === 'meal' ? 'gate.used' : 'gate.signed'}
        values={{
          at: <Moment at={verdict.signedAt} format={{ dateStyle: 'medium', timeStyle: 'short' }} />,
          gate: verdict.gate ?? '',
          hasGate: verdict.gate === null ? 'no' : 'yes',
          by: verdict.signedBy ?? '',
          hasBy: verdict.signedBy === null ? 'no' : 'yes',
        }}
      />
    </Detail>
  )
