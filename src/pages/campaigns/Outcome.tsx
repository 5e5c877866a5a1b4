import { useState } from 'react'

import { OutcomeHead } from '../../components/mail/Campaigns/OutcomeHead.tsx'
import type { CampaignAct } from '../../components/mail/Campaigns/campaignActs.ts'
import type { Campaign, RecipientState } from '../../contract/campaign.ts'
import { Acting } from './Acting.tsx'
import { Inspecting } from './Inspecting.tsx'
import { Recipients } from './Recipients.tsx'

interface Props {
  readonly campaign: Campaign
  readonly onChanged: () => void
}

/** Result of a scheduled or sent mail: counts, recipients, and reasons. */
export const Outcome = ({ campaign, onChanged }: Props) => {
  const [act, setAct] = useState<CampaignAct | null>(null)
  const [shown, setShown] = useState<RecipientState | null>(null)
  const { counts } = campaign
  const hasRecipients = Object.values(counts).some((people) => people > 0)
  return (
    <>
      <OutcomeHead campaign={campaign} shown={shown} onShow={setShown} onAct={setAct} onRefresh={onChanged} />
      {hasRecipients && (
        <Recipients
          key={`${shown ?? ''} ${JSON.stringify(counts)}`}
          campaign={campaign}
          state={shown}
          onResend={({ id, name }) => setAct({ kind: 'resend', recipientId: id, name })}
        />
      )}
      <Inspecting campaign={campaign} />
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
