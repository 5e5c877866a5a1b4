import { FormattedMessage } from 'react-intl'

import type { BulkKind } from '../../../contract/bulkWords.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { BulkPreview } from '../../../contract/peopleBulk.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { Exceptions } from './Bulk.styles.ts'

/** Lazy; mount it while it is open. */
export interface BulkConfirmDialogProps {
  readonly kind: BulkKind
  /** Name of the tag or the ticket type, or why orders are closed. */
  readonly subject: string
  readonly preview: BulkPreview
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Preview of a bulk action: changes, skipped rows with reasons, and whether it can be undone. */
const BulkConfirmDialog = (props: BulkConfirmDialogProps) => {
  const { kind, subject, preview, isRefused, busy, failure, onSubmit, onClose } = props
  const { total, changes, same, exceptions, is_undoable } = preview
  return (
    <Dialog
      title={<FormattedMessage id={`people.bulk.${kind}.of`} values={{ subject }} />}
      description={<FormattedMessage id={`people.bulk.${kind}.will`} values={{ changes, total }} />}
      onClose={busy ? undefined : onClose}
    >
      <Exceptions>
        {same > 0 && (
          <li>
            <FormattedMessage id={`people.bulk.${kind}.same`} values={{ number: same }} />
          </li>
        )}
        {exceptions.map(({ reason, says, number }) => (
          <li key={reason}>
            <FormattedMessage id="people.bulk.exception" values={{ number, says }} />
          </li>
        ))}
        <li>
          <FormattedMessage id={is_undoable ? 'people.bulk.undoable' : 'people.bulk.final'} />
        </li>
        {kind === 'retype' && (
          <li>
            <FormattedMessage id="people.bulk.retype.note" />
          </li>
        )}
      </Exceptions>
      <DialogEnd
        isRefused={isRefused || changes === 0}
        busy={busy}
        failure={failure}
        submit={
          <Button busy={busy} variant={kind === 'cancel' ? 'danger' : 'primary'} onClick={() => onSubmit({})}>
            <FormattedMessage id={`people.bulk.${kind}.do`} values={{ changes }} />
          </Button>
        }
        onClose={onClose}
      />
    </Dialog>
  )
}

export default BulkConfirmDialog
