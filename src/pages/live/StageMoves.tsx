import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { StageBar } from '../../components/live/Live/StageBar.tsx'
import { ToRehearsal } from '../../components/live/Live/ToRehearsal.tsx'
import { isEarlyStart } from '../../contract/room/earlyStart.ts'
import { isRehearsal } from '../../contract/room/rehearsal.ts'
import type { RoomState } from '../../contract/room/state.ts'
import * as select from '../../machines/stage/stage.selectors.ts'
import type { StageActorRef } from '../../machines/stage/stage.machine.ts'
import type { LiveAbout } from './liveAbout.ts'

interface Props {
  stage: StageActorRef
  room: RoomState
  about: LiveAbout | null
  /** Raised hands that this person can answer. */
  waiting: number
}

/** Controls of the stage of a room. */
export const StageMoves = ({ stage, room, about, waiting }: Props) => {
  const { now } = useServices()
  const { mayMove, mayPause, mayEnd } = useSelector(stage, select.selectFacts)
  return (
    <StageBar
      status={useSelector(stage, select.selectStatus)}
      move={useSelector(stage, select.selectMove)}
      mayMove={mayMove}
      mayPause={mayPause}
      mayEnd={mayEnd}
      isRehearsal={isRehearsal(room)}
      isRecorded={room.recorded === true}
      waiting={waiting}
      announced={about && { at: about.starts_at, timeZone: about.time_zone }}
      rehearsal={<ToRehearsal liveId={Number(room.roomId)} />}
      failure={useSelector(stage, select.selectFailure)}
      onCommand={(command) => {
        const isEarly = command === 'start' && isEarlyStart(about?.starts_at ?? null, now())
        stage.send({ type: isEarly ? 'stage.startEarly' : `stage.${command}` })
      }}
    />
  )
}
