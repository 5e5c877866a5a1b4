import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { VideoLayout } from '../components/catalogue/Video/VideoLayout.tsx'
import { getVideo } from '../contract/video.ts'
import { selectUser } from '../machines/session/session.selectors.ts'
import { Comments } from './comments/Comments.tsx'
import { useVisitor } from './shared/useVisitor.ts'
import { idIn } from './shared/idIn.ts'
import { Watch } from './video/Watch.tsx'

/** `/videoDetails?video_id=` */
const VideoPage = () => {
  const id = idIn(useSearch(), 'video_id')
  return <Video key={id} id={id} />
}

const Video = ({ id }: { id: number }) => {
  const { session, initial } = useServices()
  const [served] = useState(() => initial(getVideo, { video_id: id }))
  const visitor = useVisitor(session)
  // Before it is known who is here, the answer could only be the wrong one.
  const isRestoring = useSelector(session, selectUser) === 'restoring'
  if (isRestoring && visitor === null) {
    return (
      <VideoLayout
        video={served ?? null}
        freeLeft={null}
        isLoading
        comments={served && <Comments place="video" target={id} />}
      />
    )
  }
  return <Watch key={`${visitor} ${id}`} id={id} served={served ?? null} />
}

export default VideoPage
