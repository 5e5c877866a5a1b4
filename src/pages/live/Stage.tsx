import { useSelector } from '@xstate/react'

import { Watched } from '../../components/Live/Live.styles.ts'
import { StageBar } from '../../components/Live/StageBar.tsx'
import { ToRehearsal } from '../../components/Live/ToRehearsal.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import { useServices } from '../../app/context.tsx'
import { isEarlyStart } from '../../contract/room/earlyStart.ts'
import { isRehearsal } from '../../contract/room/rehearsal.ts'
import * as select from '../../machines/stage/stage.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import type { LiveAbout } from './liveAbout.ts'
import { Player } from './Player.tsx'
import { StageCovering } from './StageCovering.tsx'
import { useStage } from './useStage.ts'

interface Props {
  ports: RoomPorts
  session: RoomSession
  view: RoomView
  about: LiveAbout | null
  /** Raised hands that this person can answer. */
  waiting: number
}

/** The picture, what stands before it, and how the stage is moved. */
export const Stage = ({ ports, session, view, about, waiting }: Props) => {
  const { room } = view
  const stage = useStage(ports)
  const status = useSelector(stage, select.selectStatus)
  const facts = useSelector(stage, select.selectFacts)
  const { now } = useServices()
  const startsAt = about?.starts_at ?? null
  return (
    <>
      <Watched>
        <Player
          media={session.media}
          hub={session.hub}
          hasChat
          view={view}
          cover={
            room.liveStage === 'ongoing' ? null : <StageCovering view={view} about={about} status={status} />
          }
        />
      </Watched>
      <StageBar
        status={status}
        move={useSelector(stage, select.selectMove)}
        mayMove={facts.mayMove}
        mayPause={facts.mayPause}
        mayEnd={facts.mayEnd}
        isRehearsal={isRehearsal(room)}
        isRecorded={room.recorded === true}
        waiting={waiting}
        announced={about && { at: about.starts_at, timeZone: about.time_zone }}
        rehearsal={<ToRehearsal liveId={Number(room.roomId)} />}
        failure={useSelector(stage, select.selectFailure)}
        onCommand={(command) =>
          stage.send({
            type: command === 'start' && isEarlyStart(startsAt, now()) ? 'stage.startEarly' : `stage.${command}`,
          })
        }
      />
    </>
  )
}
