import { FormattedMessage } from 'react-intl'

import { testMailForm, type SetupProgress } from '../../../contract/setup.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { ReadinessList } from './ReadinessList.tsx'
import type { StepProps } from './Setup.types.ts'
import { StepEnd } from './StepEnd.tsx'

interface Props extends StepProps {
  readonly mail: SetupProgress['mail']
}

/** Whether mails are sent, and a mail to see that they arrive. */
export const MailForm = ({ busy, failure, isPassing, mail, onSave, onPass }: Props) => {
  const form = useForm({
    schema: testMailForm,
    busy: busy || isPassing,
    failure,
    onValid: (values) => onSave(values),
  })
  return (
    <>
      <ReadinessList list={[mail]} />
      <Form {...form.props}>
        <FaultSummary form={form} />
        <TextField
          name="to"
          type="email"
          label={<FormattedMessage id="setup.mail.to" />}
          error={faultOf(form, 'to')}
          maxLength={254}
          autoComplete="email"
        />
        <StepEnd
          general={form.general}
          busy={busy}
          label="setup.mail.submit"
          pass={{ label: 'setup.later', isPassing, onPass }}
        />
      </Form>
    </>
  )
}
