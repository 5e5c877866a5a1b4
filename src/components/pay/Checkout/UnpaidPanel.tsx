import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Actions, Status } from './Checkout.styles.ts'

export interface UnpaidPanelProps {
  /** The server's sentence, or null where it gave none. */
  reason: string | null
  onAgain: () => void
}

/** The attempt failed; the order is still there. */
export const UnpaidPanel = ({ reason, onAgain }: UnpaidPanelProps) => (
  <>
    <div role="alert">
      <h2>
        <FormattedMessage id="pay.unpaid.title" />
      </h2>
      <Status>
        <FormattedMessage id="pay.unpaid.text" />
      </Status>
      {reason !== null && reason !== '' && (
        <Status>
          <FormattedMessage id="pay.unpaid.reason" values={{ reason }} />
        </Status>
      )}
    </div>
    <Actions>
      <Button onClick={onAgain}>
        <FormattedMessage id="pay.again" />
      </Button>
    </Actions>
  </>
)
