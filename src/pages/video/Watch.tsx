import { useState } from 'react'

import { FailureState } from '../../components/ui/FailureState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.ts'
import { VideoGate } from '../../components/Video/VideoGate.tsx'
import { VideoLayout } from '../../components/Video/VideoLayout.tsx'
import type { VideoDetails } from '../../contract/video.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { CollectVideo } from './CollectVideo.tsx'
import { Playback } from './Playback.tsx'
import { useWatch } from './useWatch.ts'

interface Props {
  id: number
  /** What the server's markup says of it, until it is fetched for this visitor; null: nothing. */
  served: VideoDetails | null
}

/** One video for one visitor; another of either is another page. */
export const Watch = ({ id, served }: Props) => {
  const { view, video, opened, from, freeLeft, failure, send } = useWatch(id)
  useSubjectTitle((video ?? served)?.title)
  const [isPressed, setPressed] = useState(false)
  const press = (type: 'watch.open' | 'watch.resume' | 'watch.restart') => () => {
    setPressed(true)
    send(type)
  }
  const cover = video?.cover ?? ''
  return (
    <VideoLayout
      video={video ?? served}
      freeLeft={freeLeft}
      isLoading={view === 'loading'}
      collect={video !== null && <CollectVideo id={id} collected={video.collected} />}
    >
      {view === 'loading' ? (
        <Skeleton $height="100%" />
      ) : view === 'failed' ? (
        <FailureState failure={failure} onRetry={() => send('watch.retry')} />
      ) : view === 'watching' && opened !== null ? (
        <Playback
          id={id}
          playlist={opened.playlist}
          from={from}
          cover={cover}
          title={video?.title ?? ''}
          takesFocus={isPressed}
        />
      ) : (
        <VideoGate
          view={view === 'watching' ? 'opening' : view}
          cover={cover}
          freeLeft={freeLeft ?? 0}
          position={opened?.position ?? 0}
          onSignIn={() => send('watch.signIn')}
          onOpen={press('watch.open')}
          onResume={press('watch.resume')}
          onRestart={press('watch.restart')}
          onRetry={() => send('watch.retry')}
        />
      )}
    </VideoLayout>
  )
}
