import { useSelector } from '@xstate/react'

import { Watched } from '../../components/live/Live/Live.styles.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import * as select from '../../machines/stage/stage.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import type { LiveAbout } from './liveAbout.ts'
import { Player } from './Player.tsx'
import { StageCovering } from './StageCovering.tsx'
import { StageMoves } from './StageMoves.tsx'
import { useStage } from './useStage.ts'

interface Props {
  ports: RoomPorts
  session: RoomSession
  view: RoomView
  about: LiveAbout | null
  /** Raised hands that this person can answer. */
  waiting: number
}

/** The picture, its cover, and the controls of the stage. */
export const Stage = ({ ports, session, view, about, waiting }: Props) => {
  const { room } = view
  const stage = useStage(ports)
  const status = useSelector(stage, select.selectStatus)
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
      <StageMoves stage={stage} room={room} about={about} waiting={waiting} />
    </>
  )
}
