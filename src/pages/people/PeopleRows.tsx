import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/Member/MemberList.tsx'
import { PersonRow } from '../../components/People/PersonRow.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { listPeople, type PersonCard } from '../../contract/people.ts'
import { peopleFields, peopleQuery, type PeopleFilter } from '../../contract/peopleFilter.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { placedPages } from '../console/placedPages.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

interface Props {
  readonly conferenceId: number
  readonly filter: PeopleFilter
}

/** The registrations that a filter means; another filter is another list. */
export const PeopleRows = ({ conferenceId, filter }: Props) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          listPeople,
          {
            conference_id: conferenceId,
            ...peopleFields(filter),
            ...(after === undefined ? {} : { after: Number(after) }),
            page_size: 50,
          },
          { signal },
        ),
      ({ id }: PersonCard) => String(id),
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(people, { fetchPage }, undefined)
  return (
    <MemberList
      {...list}
      height="4rem"
      count="people.count"
      empty={
        <EmptyState>
          <FormattedMessage id={peopleQuery(filter) === '' ? 'people.empty' : 'people.empty.filtered'} />
        </EmptyState>
      }
    >
      {(person) => <PersonRow conferenceId={conferenceId} person={person} />}
    </MemberList>
  )
}

const people = createRemoteListMachine<PersonCard>()
