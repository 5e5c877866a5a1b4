import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { mostContacts } from '../../../contract/teamContact.ts'
import { teamForm } from '../../../contract/teamForm.ts'
import { teamParts } from '../../../contract/teamParts.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface InviteDialogProps {
  /** Invitations are no longer possible here. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Invites people to a role (CONF-03). */
const InviteDialog = ({ isRefused, busy, failure, onSubmit, onClose }: InviteDialogProps) => {
  const form = useForm({ schema: teamForm, busy: busy || isRefused, failure, onValid: onSubmit })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="team.invite" />}
      description={<FormattedMessage id="team.invite.about" />}
      focusFirst="select"
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="team.invite.send" />}
      onClose={onClose}
    >
      <SelectField
        name="role"
        label={<FormattedMessage id="team.field.role" />}
        error={faultOf(form, 'role')}
        defaultValue="secretary"
      >
        {teamParts.map((part) => (
          <FormattedMessage key={part} id={`team.part.${part}`}>
            {(name) => <option value={part}>{name}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <TextArea
        name="contacts"
        rows={5}
        maxLength={6000}
        autoComplete="off"
        spellCheck={false}
        label={<FormattedMessage id="team.field.contacts" />}
        hint={<FormattedMessage id="team.field.contacts.hint" values={{ number: mostContacts }} />}
        error={faultOf(form, 'contacts')}
      />
    </FormDialog>
  )
}

export default InviteDialog
