import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Actions } from './Checkout.styles.ts'

export interface AttemptActionsProps {
  /** Whether the attempt can be abandoned: not while finance checks its voucher. */
  canAbandon: boolean
  abandoning: boolean
  /** Subject of the check: the payment, or finance's answer on the voucher. */
  subject: 'money' | 'voucher'
  onAsk: () => void
  onAbandon: () => void
}

export const AttemptActions = ({
  canAbandon,
  abandoning,
  subject,
  onAsk,
  onAbandon,
}: AttemptActionsProps) => (
  <Actions>
    <Button variant="quiet" onClick={onAsk}>
      <FormattedMessage id={subject === 'money' ? 'pay.done' : 'pay.reviewing.ask'} />
    </Button>
    {canAbandon && (
      <Button variant="plain" busy={abandoning} onClick={onAbandon}>
        <FormattedMessage id="pay.abandon" />
      </Button>
    )}
  </Actions>
)
