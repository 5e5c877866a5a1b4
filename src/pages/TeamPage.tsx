import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { Team } from './team/Team.tsx'

/** `/organizer/{id}/team`: the team of a conference (CONF-03). */
const TeamPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <Team key={id} conferenceId={id} />
}

export default TeamPage
