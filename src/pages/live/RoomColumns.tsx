import { useCallback, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { createRoomPorts } from '../../app/lazyServices/live.ts'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import { Columns, Side } from '../../components/live/Live/Live.styles.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { isInCharge } from '../../contract/room/view.ts'
import { Chat } from './Chat.tsx'
import { GuestDoor } from './GuestDoor.tsx'
import { Hand } from './Hand.tsx'
import { Hands } from './Hands.tsx'
import type { LiveAbout } from './liveAbout.ts'
import { Members } from './Members.tsx'
import { Mutes } from './Mutes.tsx'
import { Stage } from './Stage.tsx'
import { Tools } from './Tools.tsx'
import { Transfer } from './Transfer.tsx'
import { useHandsCall } from './useHandsCall.ts'
import { useTransfer } from './useTransfer.ts'

interface Props {
  session: RoomSession
  view: RoomView
  about: LiveAbout | null
  isOver: boolean
}

/** The picture and its controls; beside it chat and members. */
export const RoomColumns = ({ session, view, about, isOver }: Props) => {
  const services = useServices()
  const preferences = services.own(livePreferences)
  const [ports] = useState(() => createRoomPorts(session, () => preferences.device('microphone')))
  const transfer = useTransfer(ports)
  const { clockOffset, me, room } = view
  const now = useCallback(() => services.now() + clockOffset, [services, clockOffset])
  const mayAnswer = !isOver && isInCharge(view)
  const waiting = mayAnswer ? room.hands.filter(({ kind }) => kind === 'raised').length : 0
  useHandsCall(waiting)
  return (
    <Columns>
      <Side>
        <Stage ports={ports} session={session} view={view} about={about} waiting={waiting} />
        <Tools session={session} view={view} transfer={transfer} />
        <Transfer transfer={transfer} room={room} now={now} />
        {me.role === 'member' && <Hand ports={ports} room={room} now={now} />}
      </Side>
      <Side>
        {mayAnswer && <Hands ports={ports} view={view} now={now} />}
        <Chat chat={session.chat} view={view} />
        {!isOver && <Mutes ports={ports} />}
        {!isOver && me.role === 'anchor' && <GuestDoor ports={ports} isOpen={room.guestsShut !== true} />}
        <Members ports={ports} view={view} transfer={transfer} />
      </Side>
    </Columns>
  )
}
