import { useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Backdrop, Columns, Foot, Side } from '../../components/Live/Live.styles.ts'
import { RoomHead } from '../../components/Live/RoomHead.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import type { LiveAbout } from './Stage.tsx'
import { isInCharge } from '../../contract/room/view.ts'
import { createRoomPorts } from '../../app/lazyServices/live.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import { Chat } from './Chat.tsx'
import { Hand } from './Hand.tsx'
import { Hands } from './Hands.tsx'
import { Leaving } from './Leaving.tsx'
import { Members } from './Members.tsx'
import { Mutes } from './Mutes.tsx'
import { roomNameOf } from './roomNameOf.ts'
import { Stage } from './Stage.tsx'
import { Tools } from './Tools.tsx'
import { Transfer } from './Transfer.tsx'
import { useTransfer } from './useTransfer.ts'

interface Props {
  session: RoomSession
  view: RoomView
  isResuming: boolean
  about: LiveAbout | null
}

/** The room as it is known; the picture first, what is said and who is there beside it. */
export const OpenRoom = ({ session, view, isResuming, about }: Props) => {
  const services = useServices()
  const [ports] = useState(() => createRoomPorts(session))
  const transfer = useTransfer(ports)
  const { clockOffset, me, members, room } = view
  const now = useCallback(() => services.now() + clockOffset, [services, clockOffset])
  // The chat stays to be read; there is nothing to do any more.
  const isOver = room.liveStage === 'ended'
  return (
    <>
      {room.images.bg_image !== '' && <Backdrop src={room.images.bg_image} alt="" />}
      <RoomHead
        name={roomNameOf(room.roomName, about)}
        isHostLost={room.liveStage === 'ongoing' && !room.anchorOnline}
        stage={room.liveStage}
        count={members.count}
        isResuming={isResuming}
      >
        <Leaving view={view} />
      </RoomHead>
      <Columns>
        <Side>
          <Stage ports={ports} session={session} view={view} about={about} />
          <Tools session={session} view={view} transfer={transfer} />
          <Transfer transfer={transfer} host={room.anchor.userName} now={now} />
          {me.role === 'member' && <Hand ports={ports} isOver={isOver} now={now} />}
          {!isOver && isInCharge(view) && <Hands ports={ports} view={view} now={now} />}
        </Side>
        <Side>
          <Chat chat={session.chat} view={view} />
          {!isOver && <Mutes ports={ports} />}
          <Members ports={ports} view={view} transfer={transfer} />
        </Side>
      </Columns>
      {!isOver && (
        <Foot>
          <FormattedMessage id="room.shortcuts" />
        </Foot>
      )}
    </>
  )
}
