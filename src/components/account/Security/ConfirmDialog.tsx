import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'

/** Lazy; mount it while it is open. */
export interface ConfirmDialogProps {
  /** `stale`: the action needs a fresh sign-in. */
  question: 'removePasskey' | 'removeTotp' | 'renewCodes' | 'stale'
  /** Name of the passkey. */
  name: string
  onYes: () => void
  onNo: () => void
}

/** Confirms a removal. */
const ConfirmDialog = ({ question, name, onYes, onNo }: ConfirmDialogProps) => (
  <Dialog
    alert
    title={<FormattedMessage id={`security.ask.${question}`} values={{ name }} />}
    description={<FormattedMessage id={`security.ask.${question}.text`} />}
    onClose={onNo}
    actions={
      <>
        <Button variant="quiet" onClick={onNo}>
          <FormattedMessage id="shell.cancel" />
        </Button>
        <Button variant={question === 'stale' ? 'primary' : 'danger'} onClick={onYes}>
          <FormattedMessage id={`security.ask.${question}.yes`} />
        </Button>
      </>
    }
  />
)
export default ConfirmDialog
