import { FormattedMessage } from 'react-intl'

import { Button } from '../ui/Button.tsx'
import { Actions } from './Checkout.styles.ts'

export interface AttemptActionsProps {
  /** Whether the attempt can be given up: not while finance looks at its voucher. */
  canAbandon: boolean
  abandoning: boolean
  onAsk: () => void
  onAbandon: () => void
}

export const AttemptActions = ({ canAbandon, abandoning, onAsk, onAbandon }: AttemptActionsProps) => (
  <Actions>
    <Button variant="quiet" onClick={onAsk}>
      <FormattedMessage id="pay.done" />
    </Button>
    {canAbandon && (
      <Button variant="plain" busy={abandoning} onClick={onAbandon}>
        <FormattedMessage id="pay.abandon" />
      </Button>
    )}
  </Actions>
)
