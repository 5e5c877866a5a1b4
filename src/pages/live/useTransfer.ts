import { useState } from 'react'

import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { hostTransferMachine } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Transfer from one host to another in this room. */
export const useTransfer = (ports: RoomPorts) => {
  const [logic] = useState(() =>
    hostTransferMachine.provide({ actors: actorsOf(hostTransferMachine, ports) }),
  )
  const [input] = useState(ports.transferFacts)
  return useFlow(logic, { input })
}
