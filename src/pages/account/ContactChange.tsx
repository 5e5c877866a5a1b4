import { useSelector } from '@xstate/react'
import { lazy } from 'react'

import type { OwnAccount } from '../../contract/ownAccount.ts'
import type { ContactChangeActorRef } from '../../machines/contactChange/contactChange.machine.ts'
import * as select from '../../machines/contactChange/contactChange.selectors.ts'
import type { SendCodeActorRef } from '../../machines/sendCode/sendCode.machine.ts'
import { FactorProof } from '../shared/FactorProof.tsx'
import { useCode } from '../shared/useCode.ts'
import { useCountries } from '../shared/useCountries.ts'

const ContactDialog = lazy(() => import('../../components/account/Account/ContactDialog.tsx'))

interface Props {
  actor: ContactChangeActorRef
  account: OwnAccount
}

export const ContactChange = (props: Props) => {
  const oldCode = useSelector(props.actor, select.selectOldCode)
  const newCode = useSelector(props.actor, select.selectNewCode)
  return oldCode && newCode && <Steps {...props} oldCode={oldCode} newCode={newCode} />
}

const Steps = ({
  actor,
  account,
  ...codes
}: Props & { oldCode: SendCodeActorRef; newCode: SendCodeActorRef }) => {
  const kind = useSelector(actor, (snapshot) => snapshot.context.kind)
  const step = useSelector(actor, select.selectStep)
  const factor = useSelector(actor, select.selectFactor)
  const busy = useSelector(actor, select.selectIsBusy)
  const failure = useSelector(actor, select.selectFailure)
  const countries = useCountries()
  const oldCode = useCode(codes.oldCode)
  const newCode = useCode(codes.newCode)
  // One dialog at a time: the flow keeps the input, and sends it again.
  if (factor) return <FactorProof actor={factor} purpose="stepUp" />
  return (
    <ContactDialog
      {...{ kind, step, busy, failure, countries }}
      old={account[kind]}
      code={step === 'old' ? oldCode.code : newCode.code}
      onSendOld={() => oldCode.onSendCode({ channel: 'own' })}
      onSendNew={newCode.onSendCode}
      onOld={(code) => actor.send({ type: 'old.submit', code })}
      onNew={(contact, code) => actor.send({ type: 'new.submit', contact, code })}
      onClose={() => actor.send({ type: 'change.close' })}
    />
  )
}
