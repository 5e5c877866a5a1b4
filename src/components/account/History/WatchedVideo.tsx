import { FormattedMessage } from 'react-intl'

import type { WatchedVideo as Watched } from '../../../contract/live.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { clockOf } from '../../kit/clockOf.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'

export const WatchedVideo = ({ video }: { video: Watched }) => {
  const state = stateOf(video)
  const address = `/videoDetails?video_id=${video.id}`
  return (
    <Card state={<FormattedMessage id={`member.history.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>
            <a href={address}>
              <Content text={video.title} />
            </a>
          </Name>
          <Quiet>
            <Content text={video.speaker} />
          </Quiet>
          <Facts>
            <Fact name="member.history.when">
              <Moment at={video.watched_at} format={toTheMinuteWithYear} />
            </Fact>
            <Fact name="member.history.seen">
              {clockOf(video.position)} / {clockOf(video.duration)}
            </Fact>
          </Facts>
        </Main>
        <Whole>
          <Actions>
            <ButtonLink small variant="quiet" href={address}>
              <FormattedMessage
                id={state === 'begun' ? 'member.history.goOn' : 'member.history.again'}
                values={{ time: clockOf(video.position) }}
              />
            </ButtonLink>
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}

/** The same margins as on the page of the video, which does not ask where to resume within them. */
const stateOf = ({ position, duration }: Watched) => {
  if (position < 10) return 'opened'
  return position > duration - 10 ? 'finished' : 'begun'
}

const tones = { opened: 'neutral', begun: 'action', finished: 'good' } as const satisfies Record<string, Tone>
