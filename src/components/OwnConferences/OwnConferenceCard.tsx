import { FormattedMessage } from 'react-intl'

import type { OwnConference } from '../../contract/ownConference.ts'
import { Fact } from '../Member/Fact.tsx'
import { Facts, Inside, Main, Name, Quiet } from '../Member/MemberCard.styles.ts'
import { Card } from '../ui/Card.tsx'
import { Standing } from './Standing.tsx'
import { Days } from './Days.tsx'

/** One conference in the list of whoever organizes it. */
export const OwnConferenceCard = ({ conference }: { conference: OwnConference }) => {
  const { id, title, eng_title, publication } = conference
  return (
    <Card tone={publication === 'draft' ? 'waiting' : 'good'} state={<Standing conference={conference} />}>
      <Inside data-publication={publication}>
        <Main>
          <Name>
            <a href={`/organizer/${id}`} lang="zh-CN">
              {title}
            </a>
          </Name>
          {eng_title !== '' && <Quiet lang="en">{eng_title}</Quiet>}
          <Facts>
            <Fact name="organizer.days">
              <Days conference={conference} />
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
