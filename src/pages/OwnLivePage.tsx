import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { OwnLiveDesk } from './ownLives/OwnLiveDesk.tsx'

/** `/organizer/{id}/lives/{live}`, or `…/new` (CONF-03): one live, from its plan to its recording. */
const OwnLivePage = ({ params }: PageProps) => {
  const conference = conferenceId(params)
  const isNew = params['live'] === 'new'
  const id = isNew ? 0 : conferenceId({ id: params['live'] ?? '' })
  if (conference === 0 || (id === 0 && !isNew)) return <StatusPage name="404" />
  return <OwnLiveDesk key={`${conference} ${id}`} conferenceId={conference} id={id} />
}

export default OwnLivePage
