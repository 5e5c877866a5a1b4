import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { Tick } from './Deletion.styles.ts'

/** Lazy; mount it while it is open. */
export interface DeletionDialogProps {
  onYes: () => void
  onNo: () => void
}

/** Confirms the deletion: nothing happens until the box is ticked. */
const DeletionDialog = ({ onYes, onNo }: DeletionDialogProps) => {
  const [isAgreed, setIsAgreed] = useState(false)
  return (
    <Dialog
      alert
      title={<FormattedMessage id="deletion.confirm.title" />}
      description={<FormattedMessage id="deletion.confirm.text" />}
      onClose={onNo}
      actions={
        <>
          <Button variant="quiet" onClick={onNo}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          <Button variant="danger" disabled={!isAgreed} onClick={onYes}>
            <FormattedMessage id="deletion.confirm.yes" />
          </Button>
        </>
      }
    >
      <Tick>
        <Checkbox checked={isAgreed} onChange={setIsAgreed}>
          <FormattedMessage id="deletion.confirm.agree" />
        </Checkbox>
      </Tick>
    </Dialog>
  )
}
export default DeletionDialog
