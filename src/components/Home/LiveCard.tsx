import { FormattedMessage } from 'react-intl'

import type { LiveCard as Live } from '../../contract/catalogue.ts'
import { Content } from '../ui/Content.tsx'
import { Card } from '../ui/Card.tsx'
import { toTheMinute } from '../ui/formats.ts'
import { Moment } from '../ui/Moment.tsx'
import { Cover, Meta, Text, Title } from './Cards.styles.ts'
import { tones } from './tones.ts'

export const LiveCard = ({ live }: { live: Live }) => (
  <Card state={<FormattedMessage id={`home.live.${live.status}`} />} tone={tones[live.status]}>
    {live.cover !== '' && <Cover src={live.cover} alt="" width="480" height="240" loading="lazy" />}
    <Text>
      <Title>
        <a href={`/liveDetails?live_id=${live.id}`}>
          <Content text={live.title} marked />
        </a>
      </Title>
      <Meta>
        <span>
          <Content text={live.speaker} />
        </span>
        <Moment at={live.starts_at} timeZone={live.time_zone} format={toTheMinute} />
      </Meta>
    </Text>
  </Card>
)
