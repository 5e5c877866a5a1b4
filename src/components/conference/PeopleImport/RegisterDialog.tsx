import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { onSitePerson } from '../../../contract/peopleImport.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface RegisterDialogProps {
  /** Ticket types that are sold. */
  readonly types: ReadonlyArray<{ readonly id: number; readonly name: string }>
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Registers an attendee who arrives without a registration. */
const RegisterDialog = ({ types, isRefused, busy, failure, onSubmit, onClose }: RegisterDialogProps) => {
  const form = useForm({
    schema: onSitePerson,
    busy,
    failure,
    onValid: ({ ticket_type_id, student_no = '', ...texts }) =>
      onSubmit({ ...texts, student_no, ticket_type_id: String(ticket_type_id) }),
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="people.register" />}
      description={<FormattedMessage id="people.register.about" />}
      focusFirst="input"
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="people.register.submit" />}
      onClose={onClose}
    >
      {!isRefused && (
        <>
          <TextField
            name="name"
            maxLength={60}
            autoComplete="off"
            label={<FormattedMessage id="people.import.field.name" />}
            error={faultOf(form, 'name')}
          />
          <TextField
            name="mobile"
            type="tel"
            maxLength={20}
            autoComplete="off"
            label={<FormattedMessage id="people.import.field.mobile" />}
            hint={<FormattedMessage id="people.register.contact" />}
            error={faultOf(form, 'mobile')}
          />
          <TextField
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            label={<FormattedMessage id="people.import.field.email" />}
            error={faultOf(form, 'email')}
          />
          <TextField
            name="affiliation"
            maxLength={120}
            autoComplete="off"
            label={<FormattedMessage id="people.import.field.affiliation" />}
            error={faultOf(form, 'affiliation')}
          />
          <SelectField
            name="ticket_type_id"
            label={<FormattedMessage id="people.import.field.type" />}
            error={faultOf(form, 'ticket_type_id')}
            defaultValue={types[0]?.id}
          >
            {types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            name="student_no"
            maxLength={40}
            autoComplete="off"
            label={<FormattedMessage id="people.import.field.student_no" />}
            hint={<FormattedMessage id="people.register.student" />}
            error={faultOf(form, 'student_no')}
          />
        </>
      )}
    </FormDialog>
  )
}

export default RegisterDialog
