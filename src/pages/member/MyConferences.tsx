import { FormattedMessage } from 'react-intl'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { MyConferenceCard } from '../../components/account/Member/MyConferenceCard.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listMyConferences, type ConferencePart } from '../../contract/ownConferences.ts'
import { useCallList } from '../shared/useCallList.ts'

/** Conferences of one part, or of all; another part is another list. */
export const MyConferences = ({ part }: { part: ConferencePart | null }) => {
  const wish = part === null ? {} : { part }
  const list = useCallList(listMyConferences, wish)
  return (
    <MemberList
      {...list}
      height="11rem"
      empty={
        <EmptyState>
          <FormattedMessage id="state.empty" />
          <ButtonLink variant="quiet" href="/conferences">
            <FormattedMessage id="member.myconf.find" />
          </ButtonLink>
        </EmptyState>
      }
    >
      {(conference) => <MyConferenceCard conference={conference} />}
    </MemberList>
  )
}
