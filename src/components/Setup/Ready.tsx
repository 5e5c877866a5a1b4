import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Refusal } from '../Login/Forms.styles.ts'
import { Button } from '../ui/Button.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { Buttons } from './SetupLayout.styles.ts'

interface Props {
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onFinish: () => void
}

/** Everything is done; from now on the console is where the site is run. */
export const Ready = ({ busy, failure, onFinish }: Props) => (
  <>
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
