import { FormattedMessage } from 'react-intl'

import type { MyConference } from '../../../contract/ownConferences.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'

/** A conference, the member's roles there, and the next step. */
export const MyConferenceCard = ({ conference }: { conference: MyConference }) => {
  const { id, title, place, starts_at, ends_at, time_zone, status, is_draft, parts, next } = conference
  return (
    <Card state={<FormattedMessage id={`home.status.${status}`} />} tone={tones[status]}>
      <Inside>
        <Main>
          <Name>
            <a href={is_draft ? `/organizer/${id}` : `/conferences/${id}`}>
              <Content text={title} marked />
            </a>
          </Name>
          <Quiet>
            {parts.map((part, at) => (
              <span key={part}>
                {at > 0 && ' · '}
                <FormattedMessage id={`member.part.${part}`} />
              </span>
            ))}
          </Quiet>
          <Facts>
            <Fact name="member.myconf.when">
              <Moment
                at={starts_at}
                until={ends_at}
                timeZone={time_zone}
                format={{ year: 'numeric', month: 'short', day: 'numeric' }}
              />
            </Fact>
            {place !== '' && (
              <Fact name="member.myconf.place">
                <Content text={place} />
              </Fact>
            )}
            {next !== null && next.at !== null && (
              <Fact name={`member.next.${next.name}.at`}>
                <Moment at={next.at} timeZone={time_zone} format={toTheMinuteWithYear} />
              </Fact>
            )}
          </Facts>
        </Main>
        {next !== null && (
          <Whole>
            <Actions>
              <ButtonLink href={next.href}>
                <FormattedMessage id={`member.next.${next.name}`} />
              </ButtonLink>
            </Actions>
          </Whole>
        )}
      </Inside>
    </Card>
  )
}

const tones: Readonly<Record<MyConference['status'], Tone>> = {
  not_started: 'waiting',
  ongoing: 'action',
  paused: 'seal',
  ended: 'neutral',
}
