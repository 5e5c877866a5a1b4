import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { MyConferenceCard } from '../../components/account/Member/MyConferenceCard.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listMyConferences, type ConferencePart, type MyConference } from '../../contract/ownConferences.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** Conferences of one part, or of all; another part is another list. */
export const MyConferences = ({ part }: { part: ConferencePart | null }) => {
  const { api } = useServices()
  const wish = part === null ? {} : { part }
  const list = useRemoteList(
    conferences,
    { fetchPage: (page, signal) => api.call(listMyConferences, { ...wish, page }, { signal }) },
    undefined,
  )
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

const conferences = createRemoteListMachine<MyConference>()
