import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import * as select from '../../kinds/selectors.ts'
import { operatorActMachine } from '../../machines/operatorAct/operatorAct.machine.ts'
import type { OperatorActPort } from '../../machines/operatorAct/operatorAct.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from './useEmitted.ts'
import { useFlow } from './useFlow.ts'

export interface DialogActProps {
  readonly sendAct: OperatorActPort['sendAct']
  readonly onDone: (answer: unknown) => void
  /** Not done; `isOutdated`: the page shows outdated data. */
  readonly onLeft: (isOutdated: boolean) => void
}

/** One action of a dialog or a form, from the input to the server's answer. */
export const useDialogAct = ({ sendAct, onDone, onLeft }: DialogActProps) => {
  const { newKey } = useServices()
  const [logic] = useState(() =>
    operatorActMachine.provide({
      actors: actorsOf(operatorActMachine, {
        sendCommand: ({ wish: texts, key }, signal) => sendAct({ texts, key }, signal),
      }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof operatorActMachine>(flow, {
    'command.done': ({ answer }) => onDone(answer),
    'command.left': ({ isOutdated }) => onLeft(isOutdated),
  })
  return {
    isRefused: useSelector(flow, select.selectIsRefused),
    busy: useSelector(flow, select.selectIsBusy),
    failure: useSelector(flow, select.selectFailure),
    onSubmit: (wish: Readonly<Record<string, string>>) =>
      flow.send({ type: 'command.send', wish, key: newKey() }),
    onClose: () => flow.send({ type: 'command.close' }),
  }
}
