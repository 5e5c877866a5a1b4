import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { peopleFilterIn } from '../contract/peopleFilter.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Documents } from './documents/Documents.tsx'

/** `/organizer/{id}/documents?state=paid&…` (CONF-03): badges, certificates and lists; the filter is in the address. */
const DocumentsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const filter = peopleFilterIn(useSearch())
  return id === 0 ? <StatusPage name="404" /> : <Documents key={id} conferenceId={id} filter={filter} />
}

export default DocumentsPage
