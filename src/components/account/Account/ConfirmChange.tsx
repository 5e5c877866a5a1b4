import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'

/** Lazy; mount it while it is open. */
export interface ConfirmChangeProps {
  question: 'unbindWechat' | 'endSession' | 'endOthers'
  /** Name of the session's device. */
  device: string
  onYes: () => void
  onNo: () => void
}

/** Confirms a removal. */
const ConfirmChange = ({ question, device, onYes, onNo }: ConfirmChangeProps) => (
  <Dialog
    alert
    title={<FormattedMessage id={`account.ask.${question}`} values={{ device }} />}
    description={<FormattedMessage id={`account.ask.${question}.text`} />}
    onClose={onNo}
    actions={
      <>
        <Button variant="quiet" onClick={onNo}>
          <FormattedMessage id="shell.cancel" />
        </Button>
        <Button variant="danger" onClick={onYes}>
          <FormattedMessage id={`account.ask.${question}.yes`} />
        </Button>
      </>
    }
  />
)
export default ConfirmChange
