import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { CampaignHead } from '../../components/mail/Campaigns/CampaignHead.tsx'
import { subjectOf } from '../../components/mail/Campaigns/subjectOf.ts'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { getCampaign } from '../../contract/campaign.ts'
import { getPeopleTools } from '../../contract/people.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { Composing } from './Composing.tsx'
import { Outcome } from './Outcome.tsx'

interface Props {
  readonly conferenceId: number
  readonly id: number
}

/** One mail: its editor while it is a draft, and its progress from then on. */
export const CampaignDesk = ({ conferenceId: conference_id, id }: Props) => {
  const { api } = useServices()
  const { locale } = useIntl()
  const { one, failure, onRetry, onRefresh } = useRemoteOne(async (signal) => {
    const tools = await api.call(getPeopleTools, { conference_id }, { signal })
    return { tools, campaign: await api.call(getCampaign, { conference_id, id }, { signal }) }
  })
  const campaign = one?.campaign ?? null
  useSubjectTitle(campaign === null ? undefined : subjectOf(campaign, locale) || campaign.conference)
  return (
    <WorkbenchLayout
      id={conference_id}
      section="mail"
      view={one !== null ? 'form' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={one?.tools.parts}
      onRetry={onRetry}
    >
      {one !== null && campaign?.state === 'draft' && (
        <Composing campaign={campaign} tools={one.tools} onChanged={onRefresh} />
      )}
      {campaign !== null && campaign.state !== 'draft' && (
        <>
          <CampaignHead campaign={campaign} />
          <Outcome campaign={campaign} onChanged={onRefresh} />
        </>
      )}
    </WorkbenchLayout>
  )
}
