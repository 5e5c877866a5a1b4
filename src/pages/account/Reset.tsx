import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { ownAccount } from '../../app/lazyServices/ownAccount.ts'
import { ResetForm } from '../../components/account/Account/ResetForm.tsx'
import { ResetDone } from '../../components/account/Account/ResetDone.tsx'
import { ResetTitle } from '../../components/account/Account/ResetTitle.tsx'
import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts'
import * as select from '../../machines/passwordReset/passwordReset.selectors.ts'
import { createSendCodeActors } from '../../machines/sendCode/sendCode.actors.ts'
import { sendCodeMachine, type SendCodeActorRef } from '../../machines/sendCode/sendCode.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useCode } from '../shared/useCode.ts'
import { useCountries } from '../shared/useCountries.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

type Flow = ReturnType<typeof useReset>

/** Setting a password, or resetting a forgotten one (ACC-01). */
export const Reset = () => {
  const flow = useReset()
  const code = useSelector(flow, select.selectCode)
  const isSaved = useSelector(flow, select.selectIsSaved)
  return (
    <>
      <ResetTitle />
      {isSaved ? <ResetDone /> : code && <Form flow={flow} code={code} />}
    </>
  )
}

const Form = ({ flow, code }: { flow: Flow; code: SendCodeActorRef }) => (
  <ResetForm
    {...useCode(code)}
    countries={useCountries()}
    busy={useSelector(flow, select.selectIsBusy)}
    failure={useSelector(flow, select.selectFailure)}
    onSubmit={(wish) => flow.send({ type: 'reset.submit', wish })}
  />
)

const useReset = () => {
  const { own } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() => {
    const port = own(ownAccount)
    const code = sendCodeMachine.provide({ actors: createSendCodeActors(port) })
    return passwordResetMachine.provide({ actors: { ...actorsOf(passwordResetMachine, port), code } })
  })
  const flow = useFlow(logic, {})
  useEmitted<typeof passwordResetMachine>(flow, { 'reset.failed': ({ failure }) => sayFailure(failure) })
  return flow
}
