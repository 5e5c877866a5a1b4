import { FormattedMessage } from 'react-intl'

import { Moment } from '../../kit/Moment.tsx'
import { Detail } from './AnswerPanel.styles.ts'
import type { Verdict } from './Gate.types.ts'

/** When, where and by whom the first sign-in was (TKT-01) or the meal was handed out (TKT-02), as far as it is known. */
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
