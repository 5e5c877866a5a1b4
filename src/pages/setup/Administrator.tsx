import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import {
  AdministratorForm,
  type AdministratorFormProps,
} from '../../components/site/Setup/AdministratorForm.tsx'
import { createSendCodeActors } from '../../machines/sendCode/sendCode.actors.ts'
import { sendCodeMachine } from '../../machines/sendCode/sendCode.machine.ts'
import { useCode } from '../shared/useCode.ts'
import { useCountries } from '../shared/useCountries.ts'
import { useFlow } from '../shared/useFlow.ts'

type Props = Pick<AdministratorFormProps, 'busy' | 'failure' | 'onSave'>

/** The form of the first administrator, with the code that proves the phone or the e-mail address. */
export const Administrator = (props: Props) => {
  const { login } = useServices()
  const [logic] = useState(() => sendCodeMachine.provide({ actors: createSendCodeActors(login) }))
  const code = useFlow(logic, { input: { purpose: 'login', channel: 'phone' } })
  return <AdministratorForm {...props} {...useCode(code)} countries={useCountries()} />
}
