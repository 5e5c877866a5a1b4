import { FormattedMessage } from 'react-intl'

import type { LiveCard as Live } from '../../../contract/catalogue.ts'
import { Content } from '../../kit/Content.tsx'
import { Card } from '../../kit/Card.tsx'
import { toTheMinute } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Cover, Meta, Text, Title } from '../../kit/coverCard.styles.ts'
import { tones } from '../../kit/tones.ts'

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
