import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { OwnLives } from './ownLives/OwnLives.tsx'

/** `/organizer/{id}/lives` (CONF-03): the lives of a conference for their organizers. */
const OwnLivesPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <OwnLives key={id} conferenceId={id} />
}

export default OwnLivesPage
