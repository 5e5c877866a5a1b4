import { useState } from 'react'

import type { Failure } from '../../../contract/failure.ts'
import { phoneTarget } from '../../../contract/login.ts'
import { resetPasswordForm } from '../../../contract/ownAccount.ts'
import type { Country } from '../../../contract/site.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormEnd } from '../Login/FormEnd.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import type { PhoneTarget } from '../Login/Login.types.ts'
import { TermsLinks } from '../Login/TermsLinks.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { CodeField, type CodeState } from '../../kit/CodeField.tsx'
import { PhoneField } from '../../kit/PhoneField.tsx'
import { faultsOf, useForm } from '../../kit/useForm.ts'
import { Fault } from './Account.styles.ts'
import { PasswordFields } from './PasswordFields.tsx'

export interface ResetFormProps {
  countries: readonly Country[] | null
  code: CodeState
  /** Input kept from before a reload, by field. */
  contact?: Readonly<Record<string, string>> | null
  busy: boolean
  failure: Failure | null
  onSendCode: (target: PhoneTarget) => void
  onSubmit: (values: {
    mobile: string
    country_code: string
    code: string
    password: string
    password_again: string
    agreed: 1
  }) => void
}

/** Phone, its code, the password twice, and both documents accepted (ACC-01). */
export const ResetForm = ({
  countries,
  code,
  contact = null,
  busy,
  failure,
  onSendCode,
  onSubmit,
}: ResetFormProps) => {
  const [isAgreed, setIsAgreed] = useState(false)
  const form = useForm({ schema: resetPasswordForm, busy, failure, onValid: onSubmit })
  const send = () => {
    const { mobile = '', country_code = '' } = form.read()
    const target = { mobile, country_code }
    const parsed = phoneTarget.safeParse(target)
    if (!parsed.success) form.show(faultsOf(parsed.error))
    onSendCode({ channel: 'phone', ...target })
  }
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <PhoneField
        key={contact === null ? 'empty' : 'recalled'}
        defaultValue={contact?.['mobile']}
        defaultCountryCode={contact?.['country_code']}
        countries={countries}
        error={faultOf(form, 'mobile') ?? faultOf(form, 'country_code')}
      />
      <CodeField code={code} error={faultOf(form, 'code')} onSend={send} />
      <PasswordFields form={form} />
      <Checkbox checked={isAgreed} onChange={setIsAgreed}>
        <TermsLinks id="login.terms" />
      </Checkbox>
      <input type="hidden" name="agreed" value={isAgreed ? '1' : '0'} />
      <Fault role="alert">{!isAgreed && faultOf(form, 'agreed')}</Fault>
      <FormEnd general={form.general} busy={busy} label="account.reset.save" />
    </Form>
  )
}
