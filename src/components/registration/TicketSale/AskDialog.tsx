import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { MessageId } from '../../../i18n/locale.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'

/** Lazy; mount it while it is open. */
export interface AskDialogProps {
  readonly title: ReactNode
  readonly about: ReactNode
  readonly submit: MessageId
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** Confirms retiring or restoring an item for sale. */
const AskDialog = ({ title, about, submit, onSubmit, onClose, ...act }: AskDialogProps) => (
  <Dialog alert title={title} description={about} onClose={act.busy ? undefined : onClose}>
    <DialogEnd
      {...act}
      submit={
        <Button busy={act.busy} onClick={onSubmit}>
          <FormattedMessage id={submit} />
        </Button>
      }
      onClose={onClose}
    />
  </Dialog>
)
export default AskDialog
