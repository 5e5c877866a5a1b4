import { FormattedMessage } from 'react-intl'

import { actTexts } from '../../../contract/actTexts.ts'
import { givenRoles } from '../../../contract/accounts.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { actFields, severeActs, type ActField, type ActKind } from './acts.ts'
import { Form } from '../../kit/FormDialog.styles.ts'
import { Subject } from './ActDialog.styles.ts'

/** Lazy; mount it while it is open. */
export interface ActDialogProps {
  readonly kind: ActKind
  /** The job, address or account that it is about. */
  readonly subject: string
  /** Nothing can be done about it here any more. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Confirms an action, with its logged reason. */
const ActDialog = (props: ActDialogProps) => {
  const { kind, subject, isRefused, busy, failure, onSubmit, onClose } = props
  const fields: readonly ActField[] = actFields[kind]
  const form = useForm({
    schema: actTexts(fields),
    busy: busy || isRefused,
    failure,
    onValid: (values) => onSubmit(values as Record<string, string>),
  })
  const refused = isRefused ? failure : form.general
  return (
    <Dialog
      alert={fields.length === 0}
      title={<FormattedMessage id={`operators.act.${kind}`} />}
      description={
        <Subject>
          <strong>{subject}</strong>
          <span>
            <FormattedMessage id={`operators.act.${kind}.text`} />
          </span>
        </Subject>
      }
      focusFirst={fields.length === 0 || isRefused ? undefined : 'input, select'}
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props}>
        <FaultSummary form={form} />
        {!isRefused && fields.includes('role') && (
          <SelectField
            name="role"
            label={<FormattedMessage id="operators.field.role" />}
            error={faultOf(form, 'role')}
            defaultValue="organizer"
          >
            {givenRoles.map((role) => (
              <FormattedMessage key={role} id={`operators.role.${role}`}>
                {(name) => <option value={role}>{name}</option>}
              </FormattedMessage>
            ))}
          </SelectField>
        )}
        {!isRefused && fields.includes('conference_id') && (
          <TextField
            name="conference_id"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            label={<FormattedMessage id="operators.field.conference" />}
            hint={<FormattedMessage id="operators.field.conferenceHint" />}
            error={faultOf(form, 'conference_id')}
          />
        )}
        {!isRefused && fields.includes('reason') && (
          <TextField
            name="reason"
            label={<FormattedMessage id="operators.field.reason" />}
            hint={<FormattedMessage id="operators.field.reasonHint" />}
            error={faultOf(form, 'reason')}
            maxLength={500}
            autoComplete="off"
          />
        )}
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={refused}
          submit={
            <Button type="submit" busy={busy} variant={severeActs.has(kind) ? 'danger' : 'primary'}>
              <FormattedMessage id={`operators.act.${kind}`} />
            </Button>
          }
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
export default ActDialog
