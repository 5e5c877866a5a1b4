import { FormattedMessage } from 'react-intl'

import type { ConferenceCard as Conference } from '../../../contract/catalogue.ts'
import { papersOf } from '../../../contract/papersOf.ts'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { covering } from '../../kit/covering.ts'
import { Cover, Facts, Subject, Text, Title } from '../../kit/coverCard.styles.ts'
import { tones } from '../../kit/tones.ts'

interface Props {
  conference: Conference
  /** Milliseconds since 1970; null in the server's markup, which is kept and served later. */
  now: number | null
  /** Index on the page, from 0; absent where it is far down. */
  at?: number | undefined
  /** `h2` where no heading is between it and the page's. */
  heading?: 'h2' | 'h3' | undefined
}

export const ConferenceCard = ({ conference, now, at = Infinity, heading = 'h3' }: Props) => (
  <Card state={<FormattedMessage id={`home.status.${conference.status}`} />} tone={tones[conference.status]}>
    {conference.cover !== '' && (
      <Cover {...covering(at)} src={conference.cover} alt={conference.cover_alt} width="640" height="320" />
    )}
    <Text>
      <Subject>{conference.subject}</Subject>
      <Title as={heading}>
        <a href={`/conferences/${conference.id}`}>
          <Content text={conference.title} marked />
        </a>
      </Title>
      <Facts>
        <dt>
          <FormattedMessage id="home.place" />
        </dt>
        <dd>
          <Content text={conference.place} />
        </dd>
        <dt>
          <FormattedMessage id="home.dates" />
        </dt>
        <dd>
          <Moment
            at={conference.starts_at}
            until={conference.ends_at}
            timeZone={conference.time_zone}
            format={{ year: 'numeric', month: 'short', day: 'numeric' }}
          />
        </dd>
        {conference.submission_deadline !== null && (
          <>
            <dt>
              <FormattedMessage
                id={papersOf(conference, now) === 'over' ? 'home.deadline.over' : 'home.deadline'}
              />
            </dt>
            <dd>
              <Moment
                at={conference.submission_deadline}
                timeZone={conference.time_zone}
                format={{ dateStyle: 'medium' }}
              />
            </dd>
          </>
        )}
      </Facts>
    </Text>
  </Card>
)
