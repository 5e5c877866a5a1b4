import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { identifiersForm } from '../../../contract/paperIdentifiers.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface IdentifiersDialogProps {
  /** Current values. */
  readonly identifiers: { readonly doi: string; readonly pages: string }
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Form for the DOI and the pages of a paper. */
const IdentifiersDialog = ({ identifiers, onSubmit, ...props }: IdentifiersDialogProps) => {
  const { busy, failure, isRefused } = props
  const form = useForm({ schema: identifiersForm, busy, failure, onValid: onSubmit })
  return (
    <FormDialog
      {...props}
      form={form}
      title={<FormattedMessage id="desk.identifiers" />}
      description={<FormattedMessage id="desk.identifiers.lead" />}
      focusFirst="input"
      submit={<FormattedMessage id="desk.identifiers.save" />}
    >
      {!isRefused &&
        (['doi', 'pages'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            autoComplete="off"
            label={<FormattedMessage id={`desk.field.${name}`} />}
            hint={<FormattedMessage id={`desk.hint.${name}`} />}
            error={faultOf(form, name)}
            defaultValue={identifiers[name]}
          />
        ))}
    </FormDialog>
  )
}

export default IdentifiersDialog
