import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { peopleFilterIn } from '../contract/peopleFilter.ts'
import { NewCampaign } from './campaigns/NewCampaign.tsx'
import { conferenceId } from './conferences/conferenceId.ts'

/** `/organizer/{id}/mail/new?state=to_be_paid&…` (CONF-03): recipients of the next mail; the filter is in the address. */
const NewCampaignPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const filter = peopleFilterIn(useSearch())
  return id === 0 ? <StatusPage name="404" /> : <NewCampaign key={id} conferenceId={id} filter={filter} />
}

export default NewCampaignPage
