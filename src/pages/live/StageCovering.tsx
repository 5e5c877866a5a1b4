import { StageCover, type StageCoverProps } from '../../components/live/Live/StageCover.tsx'
import { ToRehearsal } from '../../components/live/Live/ToRehearsal.tsx'
import { useServices } from '../../app/context.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import { isManager } from '../../contract/room/view.ts'
import type { LiveAbout } from './liveAbout.ts'
import { Recording } from './Recording.tsx'
import { useCountsUntil } from './useStage.ts'

interface Props {
  view: RoomView
  about: LiveAbout | null
  status: StageCoverProps['status']
}

/** Cover of the picture while there is none. */
export const StageCovering = ({ view: { me, room }, about, status }: Props) => {
  const { now } = useServices()
  const countsUntil = useCountsUntil(status === 'counting')
  const liveId = Number(room.roomId)
  return (
    <StageCover
      status={status}
      room={room}
      countsUntil={countsUntil}
      now={now}
      startsAt={about?.starts_at ?? null}
      isLow={me.userId === room.anchor.userId && room.liveStage !== 'ended'}
      rehearsal={isManager(me) && <ToRehearsal liveId={liveId} />}
      recording={<Recording liveId={liveId} videoId={about?.video_id ?? null} />}
    />
  )
}
