import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { StageBar } from '../../components/Live/StageBar.tsx'
import { StageCover } from '../../components/Live/StageCover.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { stageMachine } from '../../machines/stage/stage.machine.ts'
import * as select from '../../machines/stage/stage.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { getLiveInfo } from '../../contract/live.ts'
import { Player } from './Player.tsx'
import { Recording } from './Recording.tsx'
import { useFlow } from '../shared/useFlow.ts'

/** What the page knows of the live besides its room. */
export type LiveAbout = Pick<CallOutput<typeof getLiveInfo>, 'own_title' | 'starts_at' | 'title' | 'video_id'>

interface Props {
  ports: RoomPorts
  session: RoomSession
  view: RoomView
  about: LiveAbout | null
}

/** The picture, what stands before it, and how the stage is moved. */
export const Stage = ({ ports, session, view, about }: Props) => {
  const { delays, now } = useServices()
  const { me, room } = view
  const [logic] = useState(() =>
    stageMachine.provide({
      actors: actorsOf(stageMachine, ports),
      delays: delays.countdown === undefined ? {} : { countdown: delays.countdown },
    }),
  )
  const [input] = useState(ports.stageFacts)
  const stage = useFlow(logic, { input })
  const standing = useSelector(stage, select.selectStanding)
  const facts = useSelector(stage, select.selectFacts)
  const [countsUntil, setCountsUntil] = useState<number | null>(null)
  useEffect(() => setCountsUntil(standing === 'counting' ? now() + 3000 : null), [standing, now])
  return (
    <>
      <Player
        media={session.media}
        hub={session.hub}
        view={view}
        cover={
          room.liveStage === 'ongoing' ? null : (
            <StageCover
              standing={standing}
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
        standing={standing}
        move={useSelector(stage, select.selectMove)}
        mayMove={facts.mayMove}
        mayEnd={facts.mayEnd}
        failure={useSelector(stage, select.selectFailure)}
        onCommand={(command) => stage.send({ type: `stage.${command}` })}
      />
    </>
  )
}
