import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'

/** Lazy; mount it while it is open. */
export interface TemplateRemovalProps {
  /** Name of the file. */
  readonly name: string
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Confirms the removal of a conference's templates. */
const TemplateRemoval = ({ name, busy, failure, onConfirm, onClose }: TemplateRemovalProps) => (
  <Dialog
    alert
    title={<FormattedMessage id="template.removeTitle" />}
    description={<FormattedMessage id="template.removeText" values={{ name }} />}
    onClose={busy ? undefined : onClose}
    actions={
      <>
        <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
          <FormattedMessage id="shell.cancel" />
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          <FormattedMessage id="template.remove" />
        </Button>
      </>
    }
  >
    {failure !== null && (
      <Refusal role="alert">
        <FailureText failure={failure} />
      </Refusal>
    )}
  </Dialog>
)
export default TemplateRemoval
