import { FormattedMessage } from 'react-intl'

import type { PaperConference } from '../../../contract/paperDesk.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Facts, Inside, Main, Name } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { deskHref, settingsHref } from '../../kit/paperPlaces.ts'

/** A conference with the open work on its papers. */
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
