import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { video as videoService } from '../../app/own/video.ts'
import { FailureState } from '../../components/ui/FailureState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.ts'
import { VideoGate } from '../../components/Video/VideoGate.tsx'
import { VideoLayout } from '../../components/Video/VideoLayout.tsx'
import { createVideoWatchActors } from '../../machines/videoWatch/videoWatch.actors.ts'
import { videoWatchMachine } from '../../machines/videoWatch/videoWatch.machine.ts'
import * as select from '../../machines/videoWatch/videoWatch.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { Playback } from './Playback.tsx'

/** One video for one visitor; another of either is another page. */
export const Watch = ({ id }: { id: number }) => {
  const { own, go } = useServices()
  const videos = own(videoService)
  const [logic] = useState(() =>
    videoWatchMachine.provide({
      actors: createVideoWatchActors({
        fetchVideo: (signal) => videos.fetchVideo(id, signal),
        openVideo: (signal) => videos.openVideo(id, signal),
      }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof videoWatchMachine>(flow, { 'login.wanted': () => go.toLogin() })
  const view = useSelector(flow, select.selectView)
  const video = useSelector(flow, select.selectVideo)
  const opened = useSelector(flow, select.selectOpened)
  const freeLeft = useSelector(flow, select.selectFreeLeft)
  const failure = useSelector(flow, select.selectFailure)
  const from = useSelector(flow, select.selectFrom)
  const cover = video?.cover ?? ''
  return (
    <VideoLayout video={video} freeLeft={freeLeft} isLoading={view === 'loading'}>
      {view === 'loading' ? (
        <Skeleton $height="100%" />
      ) : view === 'failed' ? (
        <FailureState failure={failure} onRetry={() => flow.send({ type: 'watch.retry' })} />
      ) : view === 'watching' && opened !== null ? (
        <Playback id={id} playlist={opened.playlist} from={from} cover={cover} title={video?.title ?? ''} />
      ) : (
        <VideoGate
          view={view === 'watching' ? 'opening' : view}
          cover={cover}
          freeLeft={freeLeft ?? 0}
          position={opened?.position ?? 0}
          onSignIn={() => flow.send({ type: 'watch.signIn' })}
          onOpen={() => flow.send({ type: 'watch.open' })}
          onResume={() => flow.send({ type: 'watch.resume' })}
          onRestart={() => flow.send({ type: 'watch.restart' })}
          onRetry={() => flow.send({ type: 'watch.retry' })}
        />
      )}
    </VideoLayout>
  )
}
