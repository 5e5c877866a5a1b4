import { FormattedMessage } from 'react-intl'

import type { VideoCard as Video } from '../../contract/catalogue.ts'
import { Cover, Meta, Plain, Title } from './Cards.styles.ts'

export const VideoCard = ({ video }: { video: Video }) => (
  <Plain>
    {video.cover !== '' && <Cover src={video.cover} alt="" width="480" height="270" loading="lazy" />}
    <Title>
      <a href={`/videoDetails?video_id=${video.id}`}>{video.title}</a>
    </Title>
    <Meta>
      <span>{video.speaker}</span>
      <span>{clock(video.duration)}</span>
      <span>
        <FormattedMessage id="home.views" values={{ views: video.views }} />
      </span>
    </Meta>
  </Plain>
)

/** 3725 → 1:02:05 */
const clock = (seconds: number) => {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
