import { FormattedMessage, useIntl } from 'react-intl'

import { builtInNames, builtInTitles } from '../../../contract/documents/builtIn.ts'
import { newTemplateForm } from '../../../contract/documents/newTemplateForm.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface NewTemplateDialogProps {
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** A template begins as a built-in design. */
const NewTemplateDialog = ({ isRefused, busy, failure, onSubmit, onClose }: NewTemplateDialogProps) => {
  const intl = useIntl()
  const language = intl.locale.startsWith('zh') ? 'zh' : 'en'
  const form = useForm({ schema: newTemplateForm, busy: busy || isRefused, failure, onValid: onSubmit })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="documents.template.new" />}
      description={<FormattedMessage id="documents.template.new.about" />}
      focusFirst="select"
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="documents.template.create" />}
      onClose={onClose}
    >
      <SelectField
        name="built_in"
        label={<FormattedMessage id="documents.template.from" />}
        error={faultOf(form, 'built_in')}
      >
        {builtInNames.map((name) => (
          <option key={name} value={name}>
            {builtInTitles[name][language]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="name"
        maxLength={60}
        autoComplete="off"
        label={<FormattedMessage id="documents.field.name" />}
        error={faultOf(form, 'name')}
      />
    </FormDialog>
  )
}

export default NewTemplateDialog
