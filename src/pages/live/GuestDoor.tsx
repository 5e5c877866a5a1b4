import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { GuestDoorPanel } from '../../components/live/Live/GuestDoorPanel.tsx'
import { guestDoorMachine } from '../../machines/guestDoor/guestDoor.machine.ts'
import * as select from '../../machines/guestDoor/guestDoor.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'

interface Props {
  ports: RoomPorts
  /** As the room has it. */
  isOpen: boolean
}

/** Whether guests may watch, for the host. */
export const GuestDoor = ({ ports, isOpen }: Props) => {
  const [logic] = useState(() => guestDoorMachine.provide({ actors: actorsOf(guestDoorMachine, ports) }))
  const door = useFlow(logic, {})
  return (
    <GuestDoorPanel
      isOpen={isOpen}
      busy={useSelector(door, select.selectIsBusy)}
      failure={useSelector(door, select.selectFailure)}
      onSet={(open) => door.send({ type: 'guests.set', open })}
    />
  )
}
