import { FailureState } from '../../components/kit/FailureState.tsx'
import { VideoGate } from '../../components/catalogue/Video/VideoGate.tsx'
import { VideoLayout } from '../../components/catalogue/Video/VideoLayout.tsx'
import type { VideoDetails } from '../../contract/video.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { Comments } from '../comments/Comments.tsx'
import { CollectVideo } from './CollectVideo.tsx'
import { Playback } from './Playback.tsx'
import { useWatch } from './useWatch.ts'

interface Props {
  id: number
  /** Details from the server's markup, until they are fetched for this visitor; null: none. */
  served: VideoDetails | null
}

/** One video for one visitor; another of either is another page. */
export const Watch = ({ id, served }: Props) => {
  const { view, video, opened, from, freeLeft, failure, isPressed, send, press } = useWatch(id)
  useSubjectTitle((video ?? served)?.title)
  return (
    <VideoLayout
      video={video ?? served}
      freeLeft={freeLeft}
      isLoading={view === 'loading'}
      comments={(video ?? served) && <Comments place="video" target={id} />}
      collect={video && <CollectVideo id={id} collected={video.collected} />}
    >
      {view === 'failed' ? (
        <FailureState failure={failure} onRetry={() => send('watch.retry')} />
      ) : view === 'watching' && opened !== null ? (
        <Playback
          id={id}
          playlist={opened.playlist}
          from={from}
          cover={video?.cover ?? ''}
          title={video?.title ?? ''}
          takesFocus={isPressed}
        />
      ) : (
        view !== 'loading' && (
          <VideoGate
            view={view === 'watching' ? 'opening' : view}
            cover={video?.cover ?? ''}
            freeLeft={freeLeft ?? 0}
            position={opened?.position ?? 0}
            onSignIn={() => send('watch.signIn')}
            onOpen={press('watch.open')}
            onResume={press('watch.resume')}
            onRestart={press('watch.restart')}
            onRetry={() => send('watch.retry')}
          />
        )
      )}
    </VideoLayout>
  )
}
