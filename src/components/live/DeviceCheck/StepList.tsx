import { FormattedMessage } from 'react-intl'

import { Icon } from '../../kit/Icon.tsx'
import { Step as Item, StepState, Steps } from './DeviceCheck.styles.ts'
import { steps } from './DeviceCheck.types.ts'
import type { Result, Results, Step } from './DeviceCheck.types.ts'

/** Progress of the check; `now` is null before it begins and after it ended. */
export const StepList = ({ now, results }: { now: Step | null; results: Results }) => (
  <Steps>
    {steps.map((step) => (
      <Item
        key={step}
        $tone={step === now ? 'now' : tones[results[step].state]}
        aria-current={step === now ? 'step' : undefined}
      >
        <Icon name={step} />
        <span>
          <FormattedMessage id={`check.${step}`} />
        </span>
        <StepState>
          <FormattedMessage id={`check.state.${step === now ? 'now' : results[step].state}`} />
        </StepState>
      </Item>
    ))}
  </Steps>
)

const tones: Record<Result['state'], 'quiet' | 'good' | 'bad'> = {
  unknown: 'quiet',
  skipped: 'quiet',
  ok: 'good',
  failed: 'bad',
}
