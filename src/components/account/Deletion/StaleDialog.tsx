import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'

/** Lazy; mount it while it is open. */
export interface StaleDialogProps {
  onYes: () => void
  onNo: () => void
}

/** The sign-in is too long ago for a deletion. */
const StaleDialog = ({ onYes, onNo }: StaleDialogProps) => (
  <Dialog
    alert
    title={<FormattedMessage id="deletion.stale.title" />}
    description={<FormattedMessage id="deletion.stale.text" />}
    onClose={onNo}
    actions={
      <>
        <Button variant="quiet" onClick={onNo}>
          <FormattedMessage id="shell.cancel" />
        </Button>
        <Button onClick={onYes}>
          <FormattedMessage id="deletion.stale.yes" />
        </Button>
      </>
    }
  />
)
export default StaleDialog
