import { useState } from 'react'

import { typedCampaign } from '../../components/Campaigns/typedCampaign.ts'
import type { Campaign } from '../../contract/campaign.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { getPeopleTools } from '../../contract/people.ts'
import { useAttempt } from '../organizer/sale/useAttempt.ts'
import { AudiencePart } from './AudiencePart.tsx'
import { audienceOf, filterOf } from './audienceOf.ts'
import { Saving } from './Saving.tsx'

interface Props {
  readonly campaign: Campaign
  readonly tools: CallOutput<typeof getPeopleTools>
  readonly onChanged: () => void
}

/** A draft: to whom it goes, what it says, when; what is typed outlives a conflict. */
export const Composing = ({ campaign, tools, onChanged }: Props) => {
  const { attempt, onAgain } = useAttempt(campaign, typedCampaign(campaign))
  const [audience, setAudience] = useState(() => audienceOf(filterOf(JSON.stringify(campaign.audience))))
  const { base, typed, round } = attempt
  return (
    <>
      <AudiencePart
        conferenceId={campaign.conference_id}
        tools={tools}
        filter={filterOf(audience)}
        onChange={(filter) => setAudience(audienceOf(filter))}
      />
      <Saving
        key={round}
        // What was tested and confirmed meanwhile is newer than what the form began with.
        campaign={base.revision === campaign.revision ? campaign : base}
        typed={typed}
        audience={audience}
        onAgain={onAgain}
        onChanged={onChanged}
      />
    </>
  )
}
