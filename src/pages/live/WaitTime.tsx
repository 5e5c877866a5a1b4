import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { WaitTimeField } from '../../components/live/Live/WaitTimeField.tsx'
import * as select from '../../kinds/selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { waitTimeMachine } from '../../machines/waitTime/waitTime.machine.ts'
import { useFlow } from '../shared/useFlow.ts'

interface Props {
  ports: RoomPorts
  /** Seconds, as the room has it. */
  seconds: number
}

/** The host's setting of how long a hand waits. */
export const WaitTime = ({ ports, seconds }: Props) => {
  const [logic] = useState(() =>
    waitTimeMachine.provide({ actors: actorsOf(waitTimeMachine, { saveSetting: ports.setWaitTime }) }),
  )
  const setting = useFlow(logic, {})
  return (
    <WaitTimeField
      seconds={useSelector(setting, select.selectWish) ?? seconds}
      isBusy={useSelector(setting, select.selectIsBusy)}
      failure={useSelector(setting, select.selectFailure)}
      onSet={(wish) => setting.send({ type: 'setting.set', wish })}
    />
  )
}
