import { FormattedMessage } from 'react-intl'

import type { LiveCard as Live } from '../../../contract/catalogue.ts'
import { covering } from '../../kit/covering.ts'
import { Cover, Meta, Text, Title } from '../../kit/coverCard.styles.ts'
import { tones } from '../../kit/tones.ts'
import { Content } from '../../kit/Content.tsx'
import { Card } from '../../kit/Card.tsx'
import { toTheMinute } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Beyond } from './Lives.styles.ts'
import { StartsIn } from './StartsIn.tsx'

export interface LiveEntryProps {
  live: Live
  /** Index of the entry on the page, from 0. */
  at: number
  /** Milliseconds since 1970; null in the server's markup, which is kept and served later. */
  now: (() => number) | null
}

export const LiveEntry = ({ live, at, now }: LiveEntryProps) => (
  <Card state={<FormattedMessage id={`home.live.${live.status}`} />} tone={tones[live.status]}>
    {live.cover !== '' && <Cover {...covering(at)} src={live.cover} alt="" width="480" height="240" />}
    <Text>
      <Title as="h2">
        <a href={`/liveDetails?live_id=${live.id}`}>
          <Content text={live.title} marked />
        </a>
      </Title>
      {live.status === 'not_started' && now !== null && <StartsIn at={live.starts_at} now={now} />}
      {live.video_id !== null && (
        <Beyond>
          <a href={`/videoDetails?video_id=${live.video_id}`}>
            <FormattedMessage id="lives.recording" />
          </a>
        </Beyond>
      )}
      <Meta>
        <span>
          <Content text={live.speaker} />
        </span>
        <Moment at={live.starts_at} timeZone={live.time_zone} format={toTheMinute} />
      </Meta>
    </Text>
  </Card>
)
