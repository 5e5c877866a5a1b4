import { phoneLoginForm, phoneTarget } from '../../../contract/login.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { CodeField } from '../../kit/CodeField.tsx'
import { PhoneField } from '../../kit/PhoneField.tsx'
import { faultsOf, useForm } from '../../kit/useForm.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormEnd } from './FormEnd.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import type { PhoneFormProps } from './Login.types.ts'

export interface PhoneFormOptions extends PhoneFormProps {
  /** Message id of the submit button. */
  submitLabel?: string | undefined
}

export const PhoneForm = ({
  countries,
  code,
  onSendCode,
  onSubmit,
  draft,
  submitLabel = 'login.submit',
  ...options
}: PhoneFormOptions) => {
  const form = useForm({
    ...options,
    schema: phoneLoginForm,
    onValid: ({ mobile, country_code, code }) => onSubmit({ method: 'phone', mobile, country_code, code }),
  })
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
        countries={countries}
        error={faultOf(form, 'mobile') ?? faultOf(form, 'country_code')}
        defaultValue={draft?.['mobile']}
        defaultCountryCode={draft?.['country_code']}
      />
      <CodeField code={code} error={faultOf(form, 'code')} defaultValue={draft?.['code']} onSend={send} />
      <FormEnd general={form.general} busy={options.busy} label={submitLabel} />
    </Form>
  )
}
