import type { VideoCard as Video } from '../../../contract/catalogue.ts'
import type { SectionProps } from '../../kit/ListBody.tsx'
import { ListSection } from './ListSection.tsx'
import { VideoCard } from './VideoCard.tsx'

export const VideosSection = (props: SectionProps<Video>) => (
  <ListSection {...props} title="home.videos" href="/videos" min="17rem" height="17rem">
    {(video) => <VideoCard video={video} />}
  </ListSection>
)
