import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { CampaignDesk } from './campaigns/CampaignDesk.tsx'
import { conferenceId } from './conferences/conferenceId.ts'

/** `/organizer/{id}/mail/{campaign}` (CONF-03): one mail, while it is written and after it was sent. */
const CampaignPage = ({ params }: PageProps) => {
  const conference = conferenceId(params)
  const id = conferenceId({ id: params['campaign'] ?? '' })
  if (conference === 0 || id === 0) return <StatusPage name="404" />
  return <CampaignDesk key={`${conference} ${id}`} conferenceId={conference} id={id} />
}

export default CampaignPage
