import { FormattedMessage } from 'react-intl'

import { emailLoginForm, emailTarget } from '../../../contract/login.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { CodeField } from '../../kit/CodeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { faultsOf, useForm } from '../../kit/useForm.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormEnd } from './FormEnd.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import type { EmailFormProps } from './Login.types.ts'

export const EmailForm = ({ code, onSendCode, onSubmit, draft, ...options }: EmailFormProps) => {
  const form = useForm({
    ...options,
    schema: emailLoginForm,
    onValid: ({ email, code }) => onSubmit({ method: 'email', email, code }),
  })
  const send = () => {
    const { email = '' } = form.read()
    const parsed = emailTarget.safeParse({ email })
    if (!parsed.success) form.show(faultsOf(parsed.error))
    onSendCode({ channel: 'email', email: email.trim() })
  }
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage id="login.email" />}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        error={faultOf(form, 'email')}
        defaultValue={draft?.['email']}
      />
      <CodeField code={code} error={faultOf(form, 'code')} defaultValue={draft?.['code']} onSend={send} />
      <FormEnd general={form.general} busy={options.busy} label="login.submit" />
    </Form>
  )
}
