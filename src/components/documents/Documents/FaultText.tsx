import { FormattedMessage } from 'react-intl'

import type { Reason } from '../../../contract/reasons.ts'
import { Refusal } from '../../kit/Refusal.ts'

/** Error of a list as a whole. */
export const FaultText = ({ fault }: { readonly fault: Reason | undefined }) =>
  fault === undefined ? null : (
    <Refusal role="alert">
      <FormattedMessage id={`error.${fault}`} />
    </Refusal>
  )
