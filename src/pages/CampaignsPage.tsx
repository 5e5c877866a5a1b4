import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { Campaigns } from './campaigns/Campaigns.tsx'
import { conferenceId } from './conferences/conferenceId.ts'

/** `/organizer/{id}/mail` (CONF-03): the mails to the people of a conference. */
const CampaignsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <Campaigns key={id} conferenceId={id} />
}

export default CampaignsPage
