import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { peopleFilterIn } from '../contract/peopleFilter.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { People } from './people/People.tsx'

/** `/organizer/{id}/people?state=paid&…` (CONF-03): registrations; the filter is in the address. */
const PeoplePage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const filter = peopleFilterIn(useSearch())
  return id === 0 ? <StatusPage name="404" /> : <People key={id} conferenceId={id} filter={filter} />
}

export default PeoplePage
