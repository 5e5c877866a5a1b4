import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { shortestPassword } from '../../../contract/newPassword.ts'
import { Reveal } from '../../kit/narrowForm.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { useForm } from '../../kit/useForm.ts'

interface Props {
  form: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused'>
}

/** The new password, twice (MEM-03); both are shown or hidden together. */
export const PasswordFields = ({ form }: Props) => {
  const [isShown, setIsShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  return (
    <>
      <TextField
        name="password"
        type={type}
        label={<FormattedMessage id="account.password.new" />}
        hint={<FormattedMessage id="account.password.hint" values={{ min: shortestPassword }} />}
        autoComplete="new-password"
        maxLength={128}
        error={faultOf(form, 'password')}
        suffix={
          <Reveal type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            <FormattedMessage id={isShown ? 'login.password.hide' : 'login.password.show'} />
          </Reveal>
        }
      />
      <TextField
        name="password_again"
        type={type}
        label={<FormattedMessage id="account.password.again" />}
        autoComplete="new-password"
        maxLength={128}
        error={faultOf(form, 'password_again')}
      />
    </>
  )
}
