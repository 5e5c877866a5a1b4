import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { MutePanel } from '../../components/live/Live/MutePanel.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { mutesMachine } from '../../machines/mutes/mutes.machine.ts'
import * as select from '../../machines/mutes/mutes.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useFlow } from '../shared/useFlow.ts'

/** State of the mute, and the host's switch. */
export const Mutes = ({ ports }: { ports: RoomPorts }) => {
  const [logic] = useState(() => mutesMachine.provide({ actors: actorsOf(mutesMachine, ports) }))
  const mutes = useFlow(logic, {})
  return (
    <MutePanel
      isGroupMuted={useSelector(mutes, select.selectIsGroupMuted)}
      isMemberMuted={useSelector(mutes, select.selectIsMemberMuted)}
      mayMute={useSelector(mutes, select.selectMayMute)}
      busy={useSelector(mutes, select.selectIsBusy)}
      failure={useSelector(mutes, select.selectFailure)}
      onSet={(on) => mutes.send({ type: 'mutes.set', on })}
    />
  )
}
