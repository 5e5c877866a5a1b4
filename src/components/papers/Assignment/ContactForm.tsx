import { FormattedMessage } from 'react-intl'

import { invitedContact } from '../../../contract/assignmentForms.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Actions, Fields, Form, Note, Whole } from '../../kit/formPage.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

export interface ContactFormProps {
  busy: boolean
  failure: Failure | null
  onSend: (person: { contact: string; name: string; reason: string }) => void
}

/** Invites a reviewer from outside the pool: an account, or an address, to which a link goes. */
export const ContactForm = ({ busy, failure, onSend }: ContactFormProps) => {
  const form = useForm({ schema: invitedContact, busy, failure, onValid: onSend })
  const errorOf = (name: string) => {
    const refused = form.refused(name)
    if (refused !== null) return <FailureText failure={refused} />
    return form.faults[name] !== undefined && <FormattedMessage id="error.required" />
  }
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <Fields>
        <TextField
          name="contact"
          maxLength={254}
          autoComplete="off"
          label={<FormattedMessage id="assignment.contact" />}
          hint={<FormattedMessage id="assignment.contact.hint" />}
          error={errorOf('contact')}
        />
        <TextField
          name="name"
          maxLength={80}
          autoComplete="off"
          label={<FormattedMessage id="assignment.name" />}
          hint={<FormattedMessage id="assignment.name.hint" />}
          error={errorOf('name')}
        />
        <Whole>
          <TextField
            name="reason"
            maxLength={400}
            label={<FormattedMessage id="assignment.reason" />}
            hint={<FormattedMessage id="assignment.reason.hint" />}
            error={errorOf('reason')}
          />
        </Whole>
      </Fields>
      {form.general !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={form.general} />
        </Note>
      )}
      <Actions>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="assignment.contact.send" />
        </Button>
      </Actions>
    </Form>
  )
}
