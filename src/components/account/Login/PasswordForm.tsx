import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { passwordLoginForm } from '../../../contract/login.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormEnd } from './FormEnd.tsx'
import { Form, Reveal } from '../../kit/narrowForm.styles.ts'
import type { PasswordFormProps } from './Login.types.ts'

export const PasswordForm = ({ onSubmit, draft, ...options }: PasswordFormProps) => {
  const [shown, setShown] = useState(false)
  const form = useForm({
    ...options,
    schema: passwordLoginForm,
    onValid: ({ account, password, country_code }) =>
      onSubmit({ method: 'password', account, password, country_code }),
  })
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="account"
        label={<FormattedMessage id="login.account" />}
        hint={<FormattedMessage id="login.account.hint" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={faultOf(form, 'account')}
        defaultValue={draft?.['account']}
      />
      <TextField
        name="password"
        type={shown ? 'text' : 'password'}
        label={<FormattedMessage id="login.password" />}
        autoComplete="current-password"
        maxLength={128}
        error={faultOf(form, 'password')}
        defaultValue={draft?.['password']}
        suffix={
          <Reveal type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            <FormattedMessage id={shown ? 'login.password.hide' : 'login.password.show'} />
          </Reveal>
        }
      />
      <FormEnd general={form.general} busy={options.busy} label="login.submit.password" />
      <a href="/login/password">
        <FormattedMessage id="login.password.forgot" />
      </a>
    </Form>
  )
}
