import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { emailTarget, phoneTarget } from '../../../contract/login.ts'
import { newEmailForm, newPhoneForm, oldCodeForm, type ContactKind } from '../../../contract/ownAccount.ts'
import type { Country } from '../../../contract/site.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormEnd } from '../Login/FormEnd.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import type { EmailTarget, PhoneTarget } from '../Login/Login.types.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { CodeField, type CodeState } from '../../kit/CodeField.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { PhoneField } from '../../kit/PhoneField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { faultsOf, useForm } from '../../kit/useForm.ts'

type Contact = { kind: 'phone'; mobile: string; country_code: string } | { kind: 'email'; email: string }

interface StepProps {
  busy: boolean
  failure: Failure | null
  code: CodeState
}

/** Lazy; mount it while it is open. */
export interface ContactDialogProps extends StepProps {
  kind: ContactKind
  step: 'old' | 'new'
  /** Current contact of the account, mostly masked; empty: none. */
  old: string
  countries: readonly Country[] | null
  onSendOld: () => void
  onSendNew: (target: PhoneTarget | EmailTarget) => void
  onOld: (code: string) => void
  onNew: (contact: Contact, code: string) => void
  onClose: () => void
}

/** Another phone or address, in two steps where there is an old one (ACC-02). */
const ContactDialog = ({ kind, step, old, ...props }: ContactDialogProps) => (
  <Dialog
    title={<FormattedMessage id={`account.${kind}.${old === '' ? 'bind' : 'change'}`} />}
    description={<FormattedMessage id={`account.contact.${step}`} values={{ old }} />}
    onClose={props.onClose}
  >
    {step === 'old' ? (
      <OldStep {...props} />
    ) : kind === 'phone' ? (
      <PhoneStep {...props} />
    ) : (
      <EmailStep {...props} />
    )}
  </Dialog>
)

const OldStep = ({
  busy,
  failure,
  code,
  onSendOld,
  onOld,
}: StepProps & Pick<ContactDialogProps, 'onSendOld' | 'onOld'>) => {
  const form = useForm({ schema: oldCodeForm, busy, failure, onValid: (values) => onOld(values.code) })
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <CodeField code={code} error={faultOf(form, 'code')} onSend={onSendOld} />
      <FormEnd general={form.general} busy={busy} label="account.contact.next" />
    </Form>
  )
}

type NewStepProps = StepProps & Pick<ContactDialogProps, 'countries' | 'onSendNew' | 'onNew'>

const PhoneStep = ({ busy, failure, code, countries, onSendNew, onNew }: NewStepProps) => {
  const form = useForm({
    schema: newPhoneForm,
    busy,
    failure,
    onValid: ({ mobile, country_code, ...typed }) =>
      onNew({ kind: 'phone', mobile, country_code }, typed.code),
  })
  const send = () => {
    const { mobile = '', country_code = '' } = form.read()
    const parsed = phoneTarget.safeParse({ mobile, country_code })
    if (!parsed.success) form.show(faultsOf(parsed.error))
    onSendNew({ channel: 'phone', mobile, country_code })
  }
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <PhoneField countries={countries} error={faultOf(form, 'mobile') ?? faultOf(form, 'country_code')} />
      <CodeField code={code} error={faultOf(form, 'code')} onSend={send} />
      <FormEnd general={form.general} busy={busy} label="account.contact.save" />
    </Form>
  )
}

const EmailStep = ({ busy, failure, code, onSendNew, onNew }: NewStepProps) => {
  const form = useForm({
    schema: newEmailForm,
    busy,
    failure,
    onValid: ({ email, ...typed }) => onNew({ kind: 'email', email }, typed.code),
  })
  const send = () => {
    const { email = '' } = form.read()
    const parsed = emailTarget.safeParse({ email })
    if (!parsed.success) form.show(faultsOf(parsed.error))
    onSendNew({ channel: 'email', email: email.trim() })
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
      />
      <CodeField code={code} error={faultOf(form, 'code')} onSend={send} />
      <FormEnd general={form.general} busy={busy} label="account.contact.save" />
    </Form>
  )
}
export default ContactDialog
