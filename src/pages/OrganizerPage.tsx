import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../app/context.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { OrganizerLayout } from '../components/conference/OwnConferences/OrganizerLayout.tsx'
import { OwnConferenceCard } from '../components/conference/OwnConferences/OwnConferenceCard.tsx'
import { EmptyState } from '../components/kit/EmptyState.tsx'
import { listOwnConferences } from '../contract/ownConference.ts'
import type { DraftRefusal } from '../contract/ownConference.ts'
import { NewConference } from './organizer/NewConference.tsx'
import { useRemoteList } from './shared/useRemoteList.ts'

/** `/organizer` (ORG-05): the conferences of an organizer, and the way to a new one. */
const OrganizerPage = () => {
  const { api } = useServices()
  const [refusal, setRefusal] = useState<DraftRefusal | null>()
  const [isOpen, setIsOpen] = useState(false)
  const { onRefresh, ...list } = useRemoteList({
    fetchPage: async (page, signal) => {
      const answer = await api.call(listOwnConferences, { page }, { signal })
      setRefusal(answer.refusal)
      return answer
    },
  })
  return (
    <OrganizerLayout refusal={refusal} hasConferences={(list.total ?? 0) > 0} onNew={() => setIsOpen(true)}>
      <MemberList
        {...list}
        height="8rem"
        count="organizer.count"
        empty={
          <EmptyState>
            <FormattedMessage id={refusal === null ? 'organizer.empty' : 'organizer.empty.barred'} />
          </EmptyState>
        }
      >
        {(conference) => <OwnConferenceCard conference={conference} />}
      </MemberList>
      {isOpen && (
        <NewConference
          onLeft={(isBarred) => {
            setIsOpen(false)
            if (isBarred) onRefresh()
          }}
        />
      )}
    </OrganizerLayout>
  )
}

export default OrganizerPage
