import { FormattedMessage, useIntl } from 'react-intl'

import type { Reason } from '../../contract/reasons.ts'

export interface FaultTextProps {
  readonly fault: Reason
  /** Limit that was exceeded. */
  readonly most?: number | undefined
}

/** Error of the input; where it is too long, also the limit. */
export const FaultText = ({ fault, most }: FaultTextProps) => {
  const { messages } = useIntl()
  const counted = `error.${fault}.most`
  return most !== undefined && counted in messages ? (
    <FormattedMessage id={counted} values={{ most }} />
  ) : (
    <FormattedMessage id={`error.${fault}`} />
  )
}
