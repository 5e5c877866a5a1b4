import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { StageBar } from '../../components/Live/StageBar.tsx'
import { StageCover } from '../../components/Live/StageCover.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import * as select from '../../machines/stage/stage.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import type { LiveAbout } from './liveAbout.ts'
import { Player } from './Player.tsx'
import { Recording } from './Recording.tsx'
import { useCountsUntil, useStage } from './useStage.ts'

interface Props {
  ports: RoomPorts
  session: RoomSession
  view: RoomView
  about: LiveAbout | null
}

/** The picture, what stands before it, and how the stage is moved. */
export const Stage = ({ ports, session, view, about }: Props) => {
  const { now } = useServices()
  const { me, room } = view
  const stage = useStage(ports)
  const status = useSelector(stage, select.selectStatus)
  const countsUntil = useCountsUntil(status === 'counting')
  const facts = useSelector(stage, select.selectFacts)
  return (
    <>
      <Player
        media={session.media}
        hub={session.hub}
        view={view}
        cover={
          room.liveStage === 'ongoing' ? null : (
            <StageCover
              status={status}
              room={room}
              countsUntil={countsUntil}
              now={now}
              startsAt={about?.starts_at ?? null}
              isLow={me.userId === room.anchor.userId && room.liveStage !== 'ended'}
              recording={<Recording liveId={Number(room.roomId)} videoId={about?.video_id ?? null} />}
            />
          )
        }
      />
      <StageBar
        status={status}
        move={useSelector(stage, select.selectMove)}
        mayMove={facts.mayMove}
        mayEnd={facts.mayEnd}
        failure={useSelector(stage, select.selectFailure)}
        onCommand={(command) => stage.send({ type: `stage.${command}` })}
      />
    </>
  )
}
