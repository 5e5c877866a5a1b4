import { FormattedMessage } from 'react-intl'

import type { SetupProgress } from '../../../contract/setup.ts'
import { Refusal } from '../../kit/narrowForm.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { ReadinessList } from './ReadinessList.tsx'
import type { StepProps } from './Setup.types.ts'
import { Buttons } from './SetupLayout.styles.ts'

interface Props extends StepProps {
  readonly payment: SetupProgress['payment']
}

/** Which ways to pay there are. They are configured where the server is started, so nothing is typed here. */
export const Payment = ({ failure, isPassing, payment, onPass }: Props) => (
  <>
    <ReadinessList list={payment} />
    {failure !== null && (
      <Refusal role="alert">
        <FailureText failure={failure} />
      </Refusal>
    )}
    <Buttons>
      <Button busy={isPassing} onClick={onPass}>
        <FormattedMessage id="setup.next" />
      </Button>
    </Buttons>
  </>
)
