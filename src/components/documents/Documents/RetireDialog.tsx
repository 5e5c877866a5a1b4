import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'

/** Lazy; mount it while it is open. */
export interface RetireDialogProps {
  readonly name: string
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** Confirms retiring a template. */
const RetireDialog = ({ name, isRefused, busy, failure, onSubmit, onClose }: RetireDialogProps) => (
  <Dialog
    title={<FormattedMessage id="documents.retire.title" values={{ name }} />}
    description={<FormattedMessage id="documents.retire.about" />}
    onClose={busy ? undefined : onClose}
  >
    <DialogEnd
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={
        <Button variant="danger" busy={busy} onClick={onSubmit}>
          <FormattedMessage id="documents.retire" />
        </Button>
      }
      onClose={onClose}
    />
  </Dialog>
)

export default RetireDialog
