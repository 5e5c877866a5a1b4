import { FormattedMessage, useIntl } from 'react-intl'

import type { CampaignCard } from '../../../contract/campaign.ts'
import { StateChip } from '../../kit/Record/StateChip.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { People } from '../../kit/step.styles.ts'
import { subjectOf } from './subjectOf.ts'

interface Props {
  readonly conferenceId: number
  readonly list: readonly CampaignCard[]
}

/** The mails of a conference, newest first, with their results (CONF-03). */
export const CampaignList = ({ conferenceId, list }: Props) => {
  const intl = useIntl()
  if (list.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="campaign.none" />
      </EmptyState>
    )
  return (
    <People>
      {list.map((card) => {
        const { id, state, timing, due_at, counts, moved_at } = card
        const { accepted, skipped, failed, uncertain } = counts
        const all = Object.values(counts).reduce((sum, people) => sum + people, 0) - skipped
        return (
          <li key={id} data-campaign={id}>
            <span>
              <a href={`/organizer/${conferenceId}/mail/${id}`}>
                <bdi>{subjectOf(card, intl.locale) || <FormattedMessage id="campaign.noSubject" />}</bdi>
              </a>
              <small>
                {state === 'scheduled' && timing !== 'now' && due_at !== null ? (
                  <FormattedMessage
                    id="campaign.goesAt"
                    values={{ at: <Moment at={due_at} format={toTheMinuteWithYear} /> }}
                  />
                ) : (
                  <Moment at={moved_at} format={toTheMinuteWithYear} />
                )}
                {all > 0 && (
                  <>
                    {' · '}
                    <FormattedMessage
                      id="campaign.outcome"
                      values={{ people: all, accepted, failed: failed + uncertain }}
                    />
                  </>
                )}
              </small>
            </span>
            <StateChip entity="campaign" state={state} />
          </li>
        )
      })}
    </People>
  )
}
