import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { operatorActMachine } from '../../machines/operatorAct/operatorAct.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'
import { sendBy, type Act } from './acts.ts'

export interface ActProps {
  readonly act: Act
  /** Done: `answer` is the account as it is now, where it was about one. */
  readonly onDone: (answer: unknown) => void
  /** Not done; `isOutdated`: what the page shows is not true any more. */
  readonly onLeft: (isOutdated: boolean) => void
}

/** One act, from its dialog to the server's answer. */
export const useAct = ({ act, onDone, onLeft }: ActProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    operatorActMachine.provide({ actors: actorsOf(operatorActMachine, { sendAct: sendBy(api, act) }) }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof operatorActMachine>(flow, {
    'act.done': ({ answer }) => {
      say('success', `operators.act.${act.kind}.done`)
      onDone(answer)
    },
    'act.left': ({ isOutdated }) => onLeft(isOutdated),
  })
  return flow
}
