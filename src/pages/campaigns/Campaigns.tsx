import { FormattedMessage } from 'react-intl'

import { CampaignList } from '../../components/mail/Campaigns/CampaignList.tsx'
import { OutreachNote } from '../../components/conference/OwnConferences/OutreachNote.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { listCampaigns } from '../../contract/campaign.ts'
import { useCall } from '../shared/useCall.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'

/** The mails to the people of a conference. */
export const Campaigns = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { one, failure, onRetry } = useCall(listCampaigns, { conference_id })
  useSubjectTitle(one?.conference)
  return (
    <WorkbenchLayout
      id={conference_id}
      section="mail"
      view={one !== null ? 'list' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={one?.parts}
      onRetry={onRetry}
    >
      {one !== null && (
        <>
          {one.may_reach_out ? (
            <p>
              <ButtonLink href={`/organizer/${conference_id}/mail/new`}>
                <FormattedMessage id="campaign.new" />
              </ButtonLink>
            </p>
          ) : (
            <OutreachNote />
          )}
          <CampaignList conferenceId={conference_id} list={one.list} />
        </>
      )}
    </WorkbenchLayout>
  )
}
