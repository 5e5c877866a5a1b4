import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { video as videoService } from '../../app/lazyServices/video.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { videoWatchMachine } from '../../machines/videoWatch/videoWatch.machine.ts'
import * as select from '../../machines/videoWatch/videoWatch.selectors.ts'
import type { VideoWatchEvent } from '../../machines/videoWatch/videoWatch.types.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Flow of watching one video. */
export const useWatch = (id: number) => {
  const { own, go } = useServices()
  const videos = own(videoService)
  const [logic] = useState(() =>
    videoWatchMachine.provide({
      actors: actorsOf(videoWatchMachine, {
        fetchVideo: (signal) => videos.fetchVideo(id, signal),
        openVideo: (signal) => videos.openVideo(id, signal),
      }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof videoWatchMachine>(flow, { 'login.wanted': () => go.toLogin() })
  const [isPressed, setPressed] = useState(false)
  return {
    view: useSelector(flow, select.selectView),
    video: useSelector(flow, select.selectVideo),
    opened: useSelector(flow, select.selectOpened),
    from: useSelector(flow, select.selectFrom),
    freeLeft: useSelector(flow, select.selectFreeLeft),
    failure: useSelector(flow, select.selectFailure),
    send: (type: VideoWatchEvent['type']) => flow.send({ type }),
    /** The picture was requested by a press, and takes the focus when it arrives. */
    isPressed,
    press: (type: 'watch.open' | 'watch.resume' | 'watch.restart') => () => {
      setPressed(true)
      flow.send({ type })
    },
  } as const
}
