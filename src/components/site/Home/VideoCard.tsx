import { FormattedMessage } from 'react-intl'

import type { VideoCard as Video } from '../../../contract/catalogue.ts'
import { Content } from '../../kit/Content.tsx'
import { clockOf } from '../../kit/clockOf.ts'
import { Cover, Meta, Plain, Subject, Title } from '../../kit/coverCard.styles.ts'
import { covering } from '../../kit/covering.ts'

export interface VideoCardProps {
  video: Video
  /** Index on the page, from 0; absent: it is far down. */
  at?: number
  heading?: 'h2' | 'h3'
}

export const VideoCard = ({ video, at, heading = 'h3' }: VideoCardProps) => (
  <Plain>
    {video.cover !== '' && (
      <Cover
        src={video.cover}
        alt=""
        width="480"
        height="270"
        {...(at === undefined ? { loading: 'lazy' } : covering(at))}
      />
    )}
    <Title as={heading}>
      <a href={`/videoDetails?video_id=${video.id}`}>
        <Content text={video.title} marked />
      </a>
    </Title>
    {video.conference !== null && (
      <Subject>
        <Content text={video.conference.title} />
      </Subject>
    )}
    <Meta>
      <span>
        <Content text={video.speaker} />
      </span>
      <span>{clockOf(video.duration)}</span>
      {!video.has_recording && (
        <span>
          <FormattedMessage id="home.videoMissing" />
        </span>
      )}
      {!video.is_free && (
        <span>
          <FormattedMessage id="home.videoOpen" />
        </span>
      )}
      <span>
        <FormattedMessage id="home.views" values={{ views: video.views }} />
      </span>
    </Meta>
  </Plain>
)
