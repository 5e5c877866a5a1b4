import { CampaignForm } from '../../components/Campaigns/CampaignForm.tsx'
import { CampaignConflict } from '../../components/Campaigns/CampaignConflict.tsx'
import { typedCampaign, wishOf, type Typed } from '../../components/Campaigns/typedCampaign.ts'
import { useServices } from '../../app/context.tsx'
import { getCampaign, saveCampaign, type Campaign } from '../../contract/campaign.ts'
import { isConflict } from '../organizer/sale/useSaleForm.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'
import { DraftSteps } from './DraftSteps.tsx'
import { Newest } from '../shared/Newest.tsx'

interface Props {
  readonly campaign: Campaign
  readonly typed: Typed
  readonly audience: string
  readonly onAgain: (newest: Campaign, typed: Typed) => void
  readonly onChanged: () => void
}

/** One attempt to save a draft. */
export const Saving = ({ campaign, typed, audience, onAgain, onChanged }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts }, signal) => api.call(saveCampaign, wishOf(campaign, texts), { signal }),
    onDone: (answer) => {
      say('success', 'campaign.saved')
      // The same once more counts no revision: the form begins anew all the same.
      onAgain(answer as Campaign, typedCampaign(answer as Campaign))
      onChanged()
    },
    onLeft: onChanged,
  })
  const conflict = (read: () => Typed) => (
    <Newest
      ask={(api, signal) =>
        api.call(getCampaign, { conference_id: campaign.conference_id, id: campaign.id }, { signal })
      }
    >
      {(newest) => <CampaignConflict newest={newest} onKeep={() => onAgain(newest, read())} />}
    </Newest>
  )
  return (
    <CampaignForm
      {...act}
      campaign={campaign}
      typed={typed}
      audience={audience}
      conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
      steps={(isSaved) => <DraftSteps campaign={campaign} isSaved={isSaved} onChanged={onChanged} />}
    />
  )
}
