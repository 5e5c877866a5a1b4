import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import type { ExpiredDialogProps } from './Login.types.ts'

const ExpiredDialog = ({ forced, onConfirm, onCancel }: ExpiredDialogProps) => (
  <Dialog
    alert
    title={<FormattedMessage id="shell.expired.title" />}
    description={<FormattedMessage id="shell.expired" />}
    onClose={forced ? undefined : onCancel}
    actions={
      <>
        {!forced && (
          <Button variant="quiet" onClick={onCancel}>
            <FormattedMessage id="shell.cancel" />
          </Button>
        )}
        <Button onClick={onConfirm}>
          <FormattedMessage id="shell.confirm" />
        </Button>
      </>
    }
  />
)
export default ExpiredDialog
