import { useSelector } from '@xstate/react'

import { ChannelSwitch } from '../../components/account/Login/ChannelSwitch.tsx'
import type { Draft } from '../../components/account/Login/Login.types.ts'
import type { QuickLoginActorRef } from '../../machines/quickLogin/quickLogin.machine.ts'
import * as select from '../../machines/quickLogin/quickLogin.selectors.ts'
import { Email } from './Email.tsx'
import { Phone } from './Phone.tsx'

interface Props {
  actor: QuickLoginActorRef | undefined
  /** Drafts by form; they survive the switch to another tab. */
  drafts: Record<string, Draft>
}

export const Quick = ({ actor, drafts }: Props) => {
  const channel = useSelector(actor, (snapshot) => (snapshot ? select.selectChannel(snapshot) : 'phone'))
  const credentials = useSelector(actor, (snapshot) => snapshot && select.selectCredentials(snapshot))
  const phoneCode = useSelector(actor, (snapshot) => snapshot && select.selectPhoneCode(snapshot))
  const emailCode = useSelector(actor, (snapshot) => snapshot && select.selectEmailCode(snapshot))
  return (
    <>
      {channel === 'phone' && phoneCode && <Phone actor={credentials} code={phoneCode} drafts={drafts} />}
      {channel === 'email' && emailCode && <Email actor={credentials} code={emailCode} drafts={drafts} />}
      <ChannelSwitch
        channel={channel}
        onChoose={(chosen) => actor?.send({ type: 'channel.choose', channel: chosen })}
      />
    </>
  )
}
