import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Campaign } from '../../../contract/campaign.ts'
import { Button } from '../../kit/Button.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Part } from '../../kit/step.styles.ts'
import { Acts, Steps } from './Campaigns.styles.ts'
import type { CampaignAct, CampaignActKind } from './campaignActs.ts'

interface Props {
  readonly campaign: Campaign
  /** Everything that is typed is saved. */
  readonly isSaved: boolean
  readonly onAct: (act: CampaignAct) => void
}

/** Steps before a mail is sent, in order, and their buttons. */
export const CampaignSteps = ({ campaign, isSaved, onAct }: Props) => {
  const { has_texts, was_tested, is_seen, needs_second, is_asked, confirmed, is_own, timing, due_at } =
    campaign
  const act = (kind: CampaignActKind, variant: 'primary' | 'quiet' | 'danger' = 'quiet') => (
    <Button
      variant={variant}
      small
      aria-disabled={!isSaved || undefined}
      onClick={() => {
        if (isSaved) onAct({ kind })
      }}
    >
      <FormattedMessage id={kind === 'test' ? 'campaign.test' : `record.do.campaign.${kind}`} />
    </Button>
  )
  return (
    <Part aria-labelledby="campaign-steps">
      <h2 id="campaign-steps">
        <FormattedMessage id="campaign.steps" />
      </h2>
      {!isSaved && (
        <p role="status">
          <FormattedMessage id="campaign.steps.unsaved" />
        </p>
      )}
      <Steps>
        <Step isDone={has_texts} name="texts" />
        <Step isDone={was_tested} name="test">
          {act('test')}
        </Step>
        <Step isDone={is_seen} name="seen">
          {was_tested && !is_seen && act('see')}
        </Step>
        {needs_second && (
          <Step
            isDone={confirmed !== null}
            name={confirmed !== null ? 'confirmed' : is_asked ? 'asked' : 'second'}
            values={{ who: confirmed?.by ?? '' }}
          >
            {confirmed === null && (is_own ? act('ask') : act('confirm'))}
          </Step>
        )}
        <Step
          isDone={timing === 'now' || due_at !== null}
          name={due_at === null ? `time.${timing}` : 'time.set'}
          values={{
            at:
              due_at === null ? (
                ''
              ) : (
                <Moment at={due_at} format={toTheMinuteWithYear} timeZone={campaign.time_zone} />
              ),
          }}
        />
      </Steps>
      <Acts>
        {timing === 'now' ? act('send', 'primary') : act('schedule', 'primary')}
        {timing !== 'now' && act('send')}
        {act('cancel', 'danger')}
      </Acts>
    </Part>
  )
}

interface StepProps {
  readonly isDone: boolean
  readonly name: string
  readonly values?: Readonly<Record<string, ReactNode>>
  readonly children?: ReactNode
}

const Step = ({ isDone, name, values, children }: StepProps) => (
  <li data-step={name} data-done={isDone}>
    <span>
      <FormattedMessage id={`campaign.step.${name}`} values={values as Record<string, ReactNode>} />
      <small>
        <FormattedMessage id={isDone ? 'campaign.step.done' : 'campaign.step.open'} />
      </small>
    </span>
    {children}
  </li>
)
