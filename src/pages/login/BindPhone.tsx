import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import type { BindPhoneActorRef } from '../../machines/bindPhone/bindPhone.machine.ts'
import * as select from '../../machines/bindPhone/bindPhone.selectors.ts'
import type { SendCodeActorRef } from '../../machines/sendCode/sendCode.machine.ts'
import { useCode } from '../shared/useCode.ts'
import { useCountries } from '../shared/useCountries.ts'
import { useCredentials } from './useCredentials.ts'

const BindPhoneDialog = lazy(() => import('../../components/account/Login/BindPhoneDialog.tsx'))

export const BindPhone = ({ actor }: { actor: BindPhoneActorRef }) => {
  const code = useSelector(actor, select.selectCode)
  return code && <Dialog actor={actor} code={code} />
}

const Dialog = ({ actor, code }: { actor: BindPhoneActorRef; code: SendCodeActorRef }) => {
  const openid = useSelector(actor, (snapshot) => snapshot.context.openid)
  const { submit, ...form } = useCredentials(useSelector(actor, select.selectCredentials))
  const sending = useCode(code, 'login.bind.sent')
  const countries = useCountries()
  return (
    <Suspense fallback={null}>
      <BindPhoneDialog
        {...form}
        {...sending}
        countries={countries}
        onSubmit={(values) => submit({ method: 'bind', openid, ...values })}
        onClose={() => actor.send({ type: 'bind.close' })}
      />
    </Suspense>
  )
}
