import { useState } from 'react'

import { createHostTransferActors } from '../../machines/hostTransfer/hostTransfer.actors.ts'
import { hostTransferMachine } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useFlow } from '../shared/useFlow.ts'

/** How one host follows another in this room. */
export const useTransfer = (ports: RoomPorts) => {
  const [logic] = useState(() => hostTransferMachine.provide({ actors: createHostTransferActors(ports) }))
  const [input] = useState(ports.transferFacts)
  return useFlow(logic, { input })
}
