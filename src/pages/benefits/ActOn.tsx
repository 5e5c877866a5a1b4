import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { operatorActMachine } from '../../machines/operatorAct/operatorAct.machine.ts'
import * as select from '../../machines/operatorAct/operatorAct.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'
import { sendBy, type BenefitAct } from './acts.ts'

const ActDialog = lazy(() => import('../../components/Benefits/ActDialog.tsx'))

export interface ActOnProps {
  readonly act: BenefitAct
  /** Done, refused or left: `isOutdated` where the page shows what is not true any more. */
  readonly onEnd: (isOutdated: boolean) => void
}

/** One act of a member on their benefits, from its dialog to the server's answer. */
export const ActOn = ({ act, onEnd }: ActOnProps) => {
  const { api, newKey } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    operatorActMachine.provide({ actors: actorsOf(operatorActMachine, { sendAct: sendBy(api, act) }) }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof operatorActMachine>(flow, {
    'act.done': () => {
      say('success', `benefits.act.${act.kind}.done`)
      onEnd(true)
    },
    'act.left': ({ isOutdated }) => onEnd(isOutdated),
  })
  return (
    <Suspense fallback={null}>
      <ActDialog
        kind={act.kind}
        isRefused={useSelector(flow, select.selectIsRefused)}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={useSelector(flow, select.selectFailure)}
        onSubmit={(texts) => flow.send({ type: 'act.send', texts, key: newKey() })}
        onClose={() => flow.send({ type: 'act.close' })}
      />
    </Suspense>
  )
}
