import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { WaitTimeField } from '../../components/live/Live/WaitTimeField.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { waitTimeMachine } from '../../machines/waitTime/waitTime.machine.ts'
import * as select from '../../machines/waitTime/waitTime.selectors.ts'
import { useFlow } from '../shared/useFlow.ts'

interface Props {
  ports: RoomPorts
  /** Seconds, as the room has it. */
  seconds: number
}

/** The host's setting of how long a hand waits. */
export const WaitTime = ({ ports, seconds }: Props) => {
  const [logic] = useState(() => waitTimeMachine.provide({ actors: actorsOf(waitTimeMachine, ports) }))
  const setting = useFlow(logic, {})
  return (
    <WaitTimeField
      seconds={useSelector(setting, select.selectWanted) ?? seconds}
      isBusy={useSelector(setting, select.selectIsBusy)}
      failure={useSelector(setting, select.selectFailure)}
      onSet={(wanted) => setting.send({ type: 'wait.set', seconds: wanted })}
    />
  )
}
