import { FormattedMessage, useIntl } from 'react-intl'

import type { Reason } from '../../contract/reasons.ts'

export interface FaultTextProps {
  readonly fault: Reason
  /** How much fits, where it was too much. */
  readonly most?: number | undefined
}

/** What is wrong with what was typed; where it is too much, also how much fits. */
export const FaultText = ({ fault, most }: FaultTextProps) => {
  const { messages } = useIntl()
  const counted = `error.${fault}.most`
  return most !== undefined && counted in messages ? (
    <FormattedMessage id={counted} values={{ most }} />
  ) : (
    <FormattedMessage id={`error.${fault}`} />
  )
}
