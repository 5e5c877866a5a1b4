import { FormattedMessage } from 'react-intl'

import type { PaperConference } from '../../contract/paperDesk.ts'
import { Fact } from '../Member/Fact.tsx'
import { Facts, Inside, Main, Name } from '../Member/MemberCard.styles.ts'
import { Card } from '../ui/Card.tsx'
import { Content } from '../ui/Content.tsx'
import { Moment } from '../ui/Moment.tsx'
import { toTheMinuteWithYear } from '../ui/formats.ts'
import { deskHref, settingsHref } from './places.ts'

/** A conference with what waits among its papers. */
export const ConferenceRow = ({ conference }: { readonly conference: PaperConference }) => {
  const { id, title, deadline, time_zone, papers, unchecked, prepared } = conference
  return (
    <Card
      tone={unchecked + prepared > 0 ? 'waiting' : 'neutral'}
      state={<FormattedMessage id="desk.papers" values={{ papers }} />}
    >
      <Inside>
        <Main>
          <Name>
            <a href={deskHref(id)}>
              <Content text={title} />
            </a>
          </Name>
          <Facts>
            <Fact name="desk.field.deadline">
              {deadline === null ? (
                <FormattedMessage id="desk.noDeadline" />
              ) : (
                <Moment at={deadline} timeZone={time_zone} format={toTheMinuteWithYear} />
              )}
            </Fact>
            <Fact name="desk.filter.check">{unchecked}</Fact>
            <Fact name="desk.filter.prepared">{prepared}</Fact>
          </Facts>
        </Main>
        <a href={settingsHref(id)}>
          <FormattedMessage id="desk.settings" />
        </a>
      </Inside>
    </Card>
  )
}
