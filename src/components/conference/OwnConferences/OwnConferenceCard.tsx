import { FormattedMessage, useIntl } from 'react-intl'

import type { OwnConference } from '../../../contract/ownConference.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Facts, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import { Days } from './Days.tsx'
import { Parts } from './Parts.tsx'
import { PublicationStatus } from './PublicationStatus.tsx'
import { toneOfPublication } from './toneOfPublication.ts'
import { titlesOf } from './titlesOf.ts'

/** One conference in the list of its organizer. */
export const OwnConferenceCard = ({ conference }: { conference: OwnConference }) => {
  const { locale } = useIntl()
  const { id, publication } = conference
  const [first, second] = titlesOf(conference, locale)
  return (
    <Card tone={toneOfPublication(publication)} state={<PublicationStatus conference={conference} />}>
      <Inside data-publication={publication}>
        <Main>
          <Name>
            <a href={`/organizer/${id}`} lang={first.lang}>
              {first.text}
            </a>
          </Name>
          {second !== null && <Quiet lang={second.lang}>{second.text}</Quiet>}
          <Facts>
            <Fact name="organizer.days">
              <Days conference={conference} />
            </Fact>
            <Fact name="organizer.part">
              <Parts parts={conference.parts} />
            </Fact>
            <Fact name="organizer.publication">
              <FormattedMessage id={`organizer.publication.${publication}`} />
            </Fact>
          </Facts>
        </Main>
      </Inside>
    </Card>
  )
}
