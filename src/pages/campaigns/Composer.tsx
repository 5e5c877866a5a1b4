import { CampaignConflict } from '../../components/mail/Campaigns/CampaignConflict.tsx'
import { CampaignForm } from '../../components/mail/Campaigns/CampaignForm.tsx'
import { CampaignHead } from '../../components/mail/Campaigns/CampaignHead.tsx'
import { RestoredNote } from '../../components/mail/Campaigns/RestoredNote.tsx'
import type { Campaign } from '../../contract/campaign.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { getPeopleTools } from '../../contract/people.ts'
import { AudiencePart } from './AudiencePart.tsx'
import { audienceOf, filterOf } from './audienceOf.ts'
import { DraftSteps } from './DraftSteps.tsx'
import { useComposer } from './useComposer.ts'

interface Props {
  readonly campaign: Campaign
  readonly tools: CallOutput<typeof getPeopleTools>
  readonly onSaved: (campaign: Campaign) => void
  readonly onDropped: () => void
  readonly onChanged: () => void
}

/** Text of a mail, its saving, and the actions on it. */
export const Composer = ({ campaign, tools, onChanged, ...ends }: Props) => {
  const composer = useComposer({ campaign, ...ends })
  const { draft, edition, failure, theirs } = composer.state
  // A version tested and confirmed in the meantime is newer than the answer to the last save.
  const current = campaign.revision >= composer.state.campaign.revision ? campaign : composer.state.campaign
  return (
    <>
      <CampaignHead campaign={current} />
      {composer.isRestored && <RestoredNote />}
      <AudiencePart
        conferenceId={campaign.conference_id}
        tools={tools}
        filter={filterOf(draft['audience'] ?? '{}')}
        onChange={(filter) => composer.onEdit({ audience: audienceOf(filter) })}
      />
      <CampaignForm
        key={edition}
        typed={draft}
        isEssential={draft['is_essential'] === 'on'}
        timeZone={campaign.time_zone}
        saving={composer.saving}
        failure={failure}
        conflict={theirs !== null && <CampaignConflict newest={theirs} onKeep={composer.onKeep} />}
        onEdit={composer.onEdit}
        onSave={composer.onSave}
        onDrop={composer.onDrop}
      />
      <DraftSteps campaign={current} isSaved={composer.saving === 'saved'} onChanged={onChanged} />
    </>
  )
}
