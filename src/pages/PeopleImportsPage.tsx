import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { Imports } from './people/Imports.tsx'

/** `/organizer/{id}/people/import` (CONF-03): imported sheets of people, and a new import. */
const PeopleImportsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <Imports key={id} conferenceId={id} />
}

export default PeopleImportsPage
