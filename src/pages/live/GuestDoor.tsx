import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { GuestDoorPanel } from '../../components/live/Live/GuestDoorPanel.tsx'
import * as select from '../../kinds/selectors.ts'
import { guestDoorMachine } from '../../machines/guestDoor/guestDoor.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'

interface Props {
  ports: RoomPorts
  /** As the room has it. */
  isOpen: boolean
}

/** Whether guests may watch, for the host. */
export const GuestDoor = ({ ports, isOpen }: Props) => {
  const [logic] = useState(() =>
    guestDoorMachine.provide({ actors: actorsOf(guestDoorMachine, { saveSetting: ports.setGuests }) }),
  )
  const door = useFlow(logic, {})
  return (
    <GuestDoorPanel
      isOpen={isOpen}
      busy={useSelector(door, select.selectIsBusy)}
      failure={useSelector(door, select.selectFailure)}
      onSet={(wish) => door.send({ type: 'setting.set', wish })}
    />
  )
}
