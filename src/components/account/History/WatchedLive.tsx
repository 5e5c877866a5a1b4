import { FormattedMessage } from 'react-intl'

import type { WatchedLive as Watched } from '../../../contract/live.ts'
import { tones } from '../../kit/tones.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'

export const WatchedLive = ({ live }: { live: Watched }) => (
  <Card state={<FormattedMessage id={`home.live.${live.status}`} />} tone={tones[live.status]}>
    <Inside>
      <Main>
        <Name>
          <a href={`/liveDetails?live_id=${live.id}`}>
            <Content text={live.title} />
          </a>
        </Name>
        <Quiet>
          <Content text={live.speaker} />
        </Quiet>
        <Facts>
          <Fact name="member.history.when">
            <Moment at={live.watched_at} format={toTheMinuteWithYear} />
          </Fact>
        </Facts>
      </Main>
      {(live.status !== 'ended' || live.video_id !== null) && (
        <Whole>
          <Actions>
            {live.status !== 'ended' && (
              <ButtonLink small variant="quiet" href={`/liveDetails?live_id=${live.id}`}>
                <FormattedMessage id="member.history.enter" />
              </ButtonLink>
            )}
            {live.video_id !== null && (
              <ButtonLink small variant="quiet" href={`/videoDetails?video_id=${live.video_id}`}>
                <FormattedMessage id="member.history.recording" />
              </ButtonLink>
            )}
          </Actions>
        </Whole>
      )}
    </Inside>
  </Card>
)
