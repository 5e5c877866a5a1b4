import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { changePasswordForm } from '../../../contract/ownAccount.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import * as S from './Account.styles.ts'
import { PasswordFields } from './PasswordFields.tsx'

export interface ChangePasswordFormProps {
  busy: boolean
  failure: Failure | null
  onSave: (values: { current: string; password: string; password_again: string }) => void
}

/** A new password for the present one. */
export const ChangePasswordForm = ({ busy, failure, onSave }: ChangePasswordFormProps) => {
  const form = useForm({ schema: changePasswordForm, busy, failure, onValid: onSave })
  return (
    <S.Form {...form.props} id="password" aria-labelledby="password-title">
      <FaultSummary form={form} />
      <h3 id="password-title">
        <FormattedMessage id="account.password.change" />
      </h3>
      <TextField
        name="current"
        type="password"
        label={<FormattedMessage id="account.password.current" />}
        autoComplete="current-password"
        maxLength={128}
        error={faultOf(form, 'current')}
      />
      <PasswordFields form={form} />
      {form.general !== null && (
        <S.Refusal role="alert">
          <FailureText failure={form.general} />
        </S.Refusal>
      )}
      <S.Acts>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="account.password.save" />
        </Button>
        <a href="/login/password">
          <FormattedMessage id="account.password.forgot" />
        </a>
      </S.Acts>
      <S.Lead>
        <FormattedMessage id="account.password.note" />
      </S.Lead>
    </S.Form>
  )
}
