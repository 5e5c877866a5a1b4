import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { setupStepState, type SetupProgress } from '../../../contract/setup.ts'
import { Refusal } from '../../kit/narrowForm.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Buttons, Later } from './SetupLayout.styles.ts'

interface Props {
  readonly busy: boolean
  readonly failure: Failure | null
  readonly progress: SetupProgress
  readonly onFinish: () => void
}

/** The end of the first run; from now on the site is run from the console. Lists the parts that do not work yet. */
export const Ready = ({ busy, failure, progress, onFinish }: Props) => (
  <>
    {(['mail', 'payment'] as const)
      .filter((step) => setupStepState(progress, step) === 'later')
      .map((step) => (
        <Later key={step}>
          <FormattedMessage id={`setup.ready.later.${step}`} />
        </Later>
      ))}
    {failure !== null && (
      <Refusal role="alert">
        <FailureText failure={failure} />
      </Refusal>
    )}
    <Buttons>
      <Button busy={busy} onClick={onFinish}>
        <FormattedMessage id="setup.ready.submit" />
      </Button>
    </Buttons>
  </>
)
