import { FormattedMessage, useIntl } from 'react-intl'

import { builtInNames, builtInTitles } from '../../contract/documents/builtIn.ts'
import { newTemplateForm } from '../../contract/documents/newTemplateForm.ts'
import type { Failure } from '../../contract/failure.ts'
import { faultOf } from '../Login/faultOf.tsx'
import { Button } from '../ui/Button.tsx'
import Dialog from '../ui/Dialog.tsx'
import { DialogEnd } from '../ui/DialogEnd.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import { DialogForm } from './Documents.styles.ts'

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
    <Dialog
      title={<FormattedMessage id="documents.template.new" />}
      description={<FormattedMessage id="documents.template.new.about" />}
      focusFirst={isRefused ? undefined : 'select'}
      onClose={busy ? undefined : onClose}
    >
      <DialogForm {...form.props} aria-busy={busy || undefined}>
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
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={isRefused ? failure : form.general}
          submit={
            <Button type="submit" busy={busy}>
              <FormattedMessage id="documents.template.create" />
            </Button>
          }
          onClose={onClose}
        />
      </DialogForm>
    </Dialog>
  )
}

export default NewTemplateDialog
