import { useState } from 'react'

import { CampaignSteps } from '../../components/mail/Campaigns/CampaignSteps.tsx'
import type { CampaignAct } from '../../components/mail/Campaigns/campaignActs.ts'
import type { Campaign } from '../../contract/campaign.ts'
import { Acting } from './Acting.tsx'
import { Inspecting } from './Inspecting.tsx'

interface Props {
  readonly campaign: Campaign
  /** Everything that is typed is saved. */
  readonly isSaved: boolean
  readonly onChanged: () => void
}

/** Steps of a written draft: preview, test, confirmation, sending. */
export const DraftSteps = ({ campaign, isSaved, onChanged }: Props) => {
  const [act, setAct] = useState<CampaignAct | null>(null)
  return (
    <>
      <CampaignSteps campaign={campaign} isSaved={isSaved} onAct={setAct} />
      <Inspecting key={campaign.revision} campaign={campaign} />
      {act !== null && (
        <Acting
          campaign={campaign}
          act={act}
          onEnd={(isOutdated) => {
            setAct(null)
            if (isOutdated) onChanged()
          }}
        />
      )}
    </>
  )
}
