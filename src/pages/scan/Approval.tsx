import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { ScanApproval } from '../../components/account/ScanApproval/ScanApproval.tsx'
import { createScanApprovalActors } from '../../machines/scanApproval/scanApproval.actors.ts'
import { scanApprovalMachine } from '../../machines/scanApproval/scanApproval.machine.ts'
import type { ScanApprovalActorRef } from '../../machines/scanApproval/scanApproval.machine.ts'
import * as select from '../../machines/scanApproval/scanApproval.selectors.ts'
import type { SendCodeActorRef } from '../../machines/sendCode/sendCode.machine.ts'
import { useCode } from '../shared/useCode.ts'
import { useCountries } from '../shared/useCountries.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

interface Props {
  scene: string
  /** Nickname of the member on this device; undefined for a guest. */
  nickname: string | undefined
}

export const Approval = ({ scene, nickname }: Props) => {
  const { login } = useServices()
  const [logic] = useState(() => {
    const sendCode: typeof login.sendCode = (request, signal) => login.sendCode({ ...request, scene }, signal)
    return scanApprovalMachine.provide({ actors: createScanApprovalActors({ ...login, sendCode }) })
  })
  const approval = useFlow(logic, { input: { scene, member: nickname !== undefined } })
  const code = useSelector(approval, select.selectCode)
  return code && <Panel actor={approval} code={code} nickname={nickname} />
}

interface PanelProps {
  actor: ScanApprovalActorRef
  code: SendCodeActorRef
  nickname: string | undefined
}

const Panel = ({ actor, code, nickname }: PanelProps) => {
  const { sayFailure } = useToasts()
  useEmitted<typeof scanApprovalMachine>(actor, {
    'approval.failed': ({ failure }) => sayFailure(failure),
  })
  return (
    <ScanApproval
      view={useSelector(actor, select.selectView)}
      info={useSelector(actor, select.selectInfo)}
      nickname={nickname}
      busy={useSelector(actor, select.selectIsBusy)}
      failure={useSelector(actor, select.selectFailure)}
      countries={useCountries()}
      {...useCode(code)}
      onApprove={(proof) => actor.send({ type: 'scene.approve', proof })}
      onDecline={() => actor.send({ type: 'scene.decline' })}
      onRetry={() => actor.send({ type: 'scene.retry' })}
    />
  )
}
