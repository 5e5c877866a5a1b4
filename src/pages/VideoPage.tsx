import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { Skeleton } from '../components/ui/Skeleton.ts'
import { VideoLayout } from '../components/Video/VideoLayout.tsx'
import { selectUser } from '../machines/session/session.selectors.ts'
import { useVisitor } from './shared/useVisitor.ts'
import { videoId } from './video/videoId.ts'
import { Watch } from './video/Watch.tsx'

/** `/videoDetails?video_id=` */
const VideoPage = () => {
  const { session } = useServices()
  const id = videoId(useSearch())
  const visitor = useVisitor(session)
  // Before it is known who is here, the answer could only be the wrong one.
  const isRestoring = useSelector(session, selectUser) === 'restoring'
  if (isRestoring && visitor === null) {
    return (
      <VideoLayout video={null} freeLeft={null} isLoading>
        <Skeleton $height="100%" />
      </VideoLayout>
    )
  }
  return <Watch key={`${visitor} ${id}`} id={id} />
}

export default VideoPage
