import { FormattedMessage, useIntl } from 'react-intl'

import type { Campaign } from '../../../contract/campaign.ts'
import { Bar } from '../../kit/workbench.styles.ts'
import { StateChip } from '../../kit/Record/StateChip.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { subjectOf } from './subjectOf.ts'

/** Title of the mail, its state, author and history. */
export const CampaignHead = ({ campaign }: { campaign: Campaign }) => {
  const { locale } = useIntl()
  const { conference_id, id, state, edited } = campaign
  return (
    <>
      <Bar>
        <h2>
          <bdi>{subjectOf(campaign, locale) || <FormattedMessage id="campaign.noSubject" />}</bdi>
        </h2>
        <StateChip entity="campaign" state={state} />
      </Bar>
      <p>
        <a href={`/organizer/${conference_id}/mail`}>
          <FormattedMessage id="campaign.back" />
        </a>
        {' · '}
        <a href={`/console/campaign/${id}`}>
          <FormattedMessage id="campaign.history" />
        </a>
        {edited !== null && (
          <>
            {' · '}
            <FormattedMessage
              id="campaign.edited"
              values={{ who: edited.by, at: <Moment at={edited.at} format={toTheMinuteWithYear} /> }}
            />
          </>
        )}
      </p>
    </>
  )
}
