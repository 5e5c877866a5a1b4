import { FormattedMessage } from 'react-intl'

import { longestName } from '../../../contract/bulkWords.ts'
import type { Failure } from '../../../contract/failure.ts'
import { viewForm } from '../../../contract/peopleBulk.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface ViewDialogProps {
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Names the filter that is shown. */
const ViewDialog = ({ isRefused, busy, failure, onSubmit, onClose }: ViewDialogProps) => {
  // A name that is taken can be typed otherwise.
  const form = useForm({ schema: viewForm, busy, failure, onValid: (values) => onSubmit(values) })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="people.view.save" />}
      description={<FormattedMessage id="people.view.about" />}
      focusFirst="input"
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="people.view.keep" />}
      onClose={onClose}
    >
      {!isRefused && (
        <TextField
          name="name"
          maxLength={longestName}
          autoComplete="off"
          label={<FormattedMessage id="people.field.view" />}
          error={faultOf(form, 'name')}
        />
      )}
    </FormDialog>
  )
}

export default ViewDialog
