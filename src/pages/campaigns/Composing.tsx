import { useState } from 'react'

import type { Campaign } from '../../contract/campaign.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { getPeopleTools } from '../../contract/people.ts'
import { Composer } from './Composer.tsx'

interface Props {
  readonly campaign: Campaign
  readonly tools: CallOutput<typeof getPeopleTools>
  readonly onChanged: () => void
}

/** A draft: audience, text, time. Starts over where another user has written another one. */
export const Composing = ({ campaign, tools, onChanged }: Props) => {
  const [{ round, revision }, setKnown] = useState({ round: 0, revision: campaign.revision })
  if (campaign.revision > revision) setKnown({ round: round + 1, revision: campaign.revision })
  return (
    <Composer
      key={round}
      campaign={campaign}
      tools={tools}
      onSaved={(saved) => setKnown({ round, revision: saved.revision })}
      onDropped={() => {
        setKnown({ round: round + 1, revision })
        onChanged()
      }}
      onChanged={onChanged}
    />
  )
}
