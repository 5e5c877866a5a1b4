import { FormattedMessage } from 'react-intl'

import type { WatchedVideo } from '../../../contract/live.ts'
import { clockOf } from '../../kit/clockOf.ts'
import { Content } from '../../kit/Content.tsx'
import { Begun, Bar } from './BegunVideos.styles.ts'

/** Videos begun and not watched to the end, with links that resume them. */
export const BegunVideos = ({ videos }: { videos: readonly WatchedVideo[] }) => (
  <Begun aria-labelledby="videos-begun">
    <h2 id="videos-begun">
      <FormattedMessage id="videos.begun" />
    </h2>
    <ul>
      {videos.map(({ id, title, position, duration }) => (
        <li key={id}>
          <a href={`/videoDetails?video_id=${id}`}>
            <Content text={title} />
          </a>
          <small>
            <FormattedMessage
              id="videos.begun.at"
              values={{ position: clockOf(position), duration: clockOf(duration) }}
            />
          </small>
          <Bar aria-hidden="true" $part={position / duration} />
        </li>
      ))}
    </ul>
  </Begun>
)
