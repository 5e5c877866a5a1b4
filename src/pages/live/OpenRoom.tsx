import { FormattedMessage } from 'react-intl'

import { Backdrop, Foot } from '../../components/live/Live/Live.styles.ts'
import { RehearsalNote } from '../../components/live/Live/RehearsalNote.tsx'
import { RoomHead } from '../../components/live/Live/RoomHead.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import { isRehearsal } from '../../contract/room/rehearsal.ts'
import type { LiveAbout } from './liveAbout.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import { Leaving } from './Leaving.tsx'
import { RoomColumns } from './RoomColumns.tsx'
import { roomNameOf } from './roomNameOf.ts'

interface Props {
  session: RoomSession
  view: RoomView
  isResuming: boolean
  about: LiveAbout | null
}

/** The room's last known state; the picture first, chat and members beside it. */
export const OpenRoom = ({ session, view, isResuming, about }: Props) => {
  const { members, room } = view
  // The chat stays to be read; there is nothing to do any more.
  const isOver = room.liveStage === 'ended'
  return (
    <>
      {room.images.bg_image !== '' && <Backdrop src={room.images.bg_image} alt="" />}
      <RoomHead
        name={roomNameOf(room.roomName, about)}
        isHostLost={room.liveStage === 'ongoing' && !room.anchorOnline}
        isRecorded={room.recorded === true && room.liveStage === 'ongoing'}
        stage={room.liveStage}
        isRehearsal={isRehearsal(room)}
        count={members.count}
        isResuming={isResuming}
      >
        <Leaving view={view} />
      </RoomHead>
      {room.rehearsalUntil !== undefined && <RehearsalNote until={isOver ? null : room.rehearsalUntil} />}
      <RoomColumns session={session} view={view} about={about} isOver={isOver} />
      {!isOver && (
        <Foot>
          <FormattedMessage id="room.shortcuts" />
        </Foot>
      )}
    </>
  )
}
