import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { stageMachine } from '../../machines/stage/stage.machine.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The stage of a room. */
export const useStage = (ports: RoomPorts) => {
  const { delays } = useServices()
  const [logic] = useState(() =>
    stageMachine.provide({
      actors: actorsOf(stageMachine, ports),
      delays: delays.countdown === undefined ? {} : { countdown: delays.countdown },
    }),
  )
  const [input] = useState(ports.stageFacts)
  return useFlow(logic, { input })
}

/** End of the stage's countdown; milliseconds since 1970, null while there is none. */
export const useCountsUntil = (isCounting: boolean) => {
  const { now } = useServices()
  const [countsUntil, setCountsUntil] = useState<number | null>(null)
  useEffect(() => setCountsUntil(isCounting ? now() + 3000 : null), [isCounting, now])
  return countsUntil
}
