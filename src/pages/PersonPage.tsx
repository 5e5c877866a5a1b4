import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { Person } from './people/Person.tsx'

/** `/organizer/{id}/people/{order}` (CONF-03): one registration, with all that its person has at the conference. */
const PersonPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const order = conferenceId({ id: params['order'] ?? '' })
  if (id === 0 || order === 0) return <StatusPage name="404" />
  return <Person key={`${id} ${order}`} conferenceId={id} id={order} />
}

export default PersonPage
