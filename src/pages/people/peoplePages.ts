import { listPeople, type PersonCard } from '../../contract/people.ts'
import { peopleFields, type PeopleFilter } from '../../contract/peopleFilter.ts'
import type { AppServices } from '../../app/context.tsx'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { placedPages } from '../console/placedPages.ts'

/** Pages of the registrations that a filter means. */
export const peoplePages = (api: AppServices['api'], conferenceId: number, filter: PeopleFilter) =>
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
  )

/** The list that shows them. */
export const people = createRemoteListMachine<PersonCard>()
