import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { runPlayer, video as videoService } from '../../app/lazyServices/video.ts'
import { VideoScreen } from '../../components/catalogue/Video/VideoScreen.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { videoPlaybackMachine } from '../../machines/videoPlayback/videoPlayback.machine.ts'
import * as select from '../../machines/videoPlayback/videoPlayback.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

export interface PlaybackProps {
  /** Id of the video. */
  id: number
  playlist: string
  /** Seconds; where playing begins. */
  from: number
  cover: string
  title: string
  takesFocus: boolean
}

/** The picture; where it stops is kept, also when the visitor leaves. */
export const Playback = ({ id, playlist, from, ...shown }: PlaybackProps) => {
  const videos = useServices().own(videoService)
  const screen = useRef<HTMLVideoElement>(null)
  const [logic] = useState(() =>
    videoPlaybackMachine.provide({
      actors: actorsOf(videoPlaybackMachine, {
        runPlayer: (start, tell) => runPlayer(() => screen.current, { playlist, from: start }, tell),
      }),
    }),
  )
  const flow = useFlow(logic, { input: { from } })
  useEmitted<typeof videoPlaybackMachine>(flow, {
    'position.due': ({ position }) => videos.keepPosition(id, position),
  })
  useEffect(() => {
    const leave = () => {
      const snapshot = flow.getSnapshot()
      if (select.selectHasMoved(snapshot)) videos.keepPosition(id, select.selectPosition(snapshot), true)
    }
    // A phone closes pages without any other word.
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [flow, videos, id])
  return (
    <VideoScreen
      view={useSelector(flow, select.selectView)}
      mediaFault={useSelector(flow, select.selectMediaFault)}
      screen={screen}
      {...shown}
      onRetry={() => flow.send({ type: 'play.retry' })}
    />
  )
}
