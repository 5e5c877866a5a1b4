import { FormattedMessage } from 'react-intl'

import { recipientStates, type Campaign, type RecipientState } from '../../../contract/campaign.ts'
import { Button } from '../../kit/Button.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Acts, Counts } from './Campaigns.styles.ts'
import type { CampaignAct } from './campaignActs.ts'

interface Props {
  readonly campaign: Campaign
  /** State whose list is shown; null: all recipients. */
  readonly shown: RecipientState | null
  readonly onShow: (state: RecipientState | null) => void
  readonly onAct: (act: CampaignAct) => void
  readonly onRefresh: () => void
}

const actsIn = {
  draft: [],
  scheduled: ['unschedule', 'cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  sent: [],
  cancelled: [],
} as const

/** Progress of a mail: each number opens its list. */
export const OutcomeHead = ({ campaign, shown, onShow, onAct, onRefresh }: Props) => {
  const { state, counts, due_at, time_zone } = campaign
  const all = Object.values(counts).reduce((sum, people) => sum + people, 0)
  return (
    <>
      <p role="status">
        <FormattedMessage
          id={`campaign.now.${state}`}
          values={{
            at:
              due_at === null ? (
                '—'
              ) : (
                <Moment at={due_at} format={toTheMinuteWithYear} timeZone={time_zone} />
              ),
            people: campaign.matching,
            all: all - counts.skipped,
            accepted: counts.accepted,
          }}
        />
      </p>
      <Acts>
        {actsIn[state].map((kind) => (
          <Button
            key={kind}
            variant={kind === 'cancel' ? 'danger' : 'quiet'}
            small
            onClick={() => onAct({ kind })}
          >
            <FormattedMessage id={`record.do.campaign.${kind}`} />
          </Button>
        ))}
        <Button variant="plain" small onClick={onRefresh}>
          <FormattedMessage id="campaign.refresh" />
        </Button>
      </Acts>
      {all > 0 && (
        <Counts>
          <Button variant="quiet" small aria-pressed={shown === null} onClick={() => onShow(null)}>
            <FormattedMessage id="campaign.recipients.all" values={{ people: all }} />
          </Button>
          {recipientStates
            .filter((each) => counts[each] > 0)
            .map((each) => (
              <Button
                key={each}
                variant="quiet"
                small
                aria-pressed={shown === each}
                data-count={each}
                onClick={() => onShow(each)}
              >
                <FormattedMessage id={`campaign.recipients.${each}`} values={{ people: counts[each] }} />
              </Button>
            ))}
        </Counts>
      )}
    </>
  )
}
