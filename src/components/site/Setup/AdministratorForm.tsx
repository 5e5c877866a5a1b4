import { FormattedMessage } from 'react-intl'

import type { CodeTarget } from '../../../contract/codeTarget.ts'
import { administratorForm } from '../../../contract/setup.ts'
import type { Country } from '../../../contract/site.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { CodeField, type CodeState } from '../../kit/CodeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { ContactFields } from './ContactFields.tsx'
import type { StepProps } from './Setup.types.ts'
import { StepEnd } from './StepEnd.tsx'

export interface AdministratorFormProps extends Pick<StepProps, 'busy' | 'failure' | 'onSave'> {
  readonly countries: readonly Country[] | null
  readonly code: CodeState
  readonly onSendCode: (target: CodeTarget) => void
}

/** Administrator of the site: a verified phone or e-mail address, and a password. */
export const AdministratorForm = ({
  busy,
  failure,
  countries,
  code,
  onSave,
  onSendCode,
}: AdministratorFormProps) => {
  const form = useForm({
    schema: administratorForm,
    busy,
    failure,
    onValid: (values) => onSave(values),
  })
  const send = () => {
    const { contact = '', country_code = '' } = form.read()
    if (contact.trim() === '') form.show({ contact: 'required' })
    else if (contact.includes('@')) onSendCode({ channel: 'email', email: contact.trim() })
    else onSendCode({ channel: 'phone', mobile: contact, country_code })
  }
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <ContactFields
        countries={countries}
        error={faultOf(form, 'contact')}
        countryError={faultOf(form, 'country_code')}
      />
      <CodeField code={code} error={faultOf(form, 'code')} onSend={send} />
      <TextField
        name="password"
        type="password"
        label={<FormattedMessage id="setup.password" />}
        hint={<FormattedMessage id="setup.passwordHint" />}
        error={faultOf(form, 'password')}
        maxLength={128}
        autoComplete="new-password"
      />
      <StepEnd general={form.general} busy={busy} label="setup.administrator.submit" />
    </Form>
  )
}
