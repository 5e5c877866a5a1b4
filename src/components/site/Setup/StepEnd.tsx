import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Refusal } from '../../kit/narrowForm.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Buttons } from './SetupLayout.styles.ts'

interface Props {
  readonly general: Failure | null
  readonly busy: boolean
  /** Message id of the button that sends the form. */
  readonly label: string
  /** The step can be left for later. */
  readonly pass?: { readonly label: string; readonly isPassing: boolean; readonly onPass: () => void }
}

/** Refusal that belongs to no field, and the buttons to continue. */
export const StepEnd = ({ general, busy, label, pass }: Props) => (
  <>
    {general !== null && (
      <Refusal role="alert">
        <FailureText failure={general} />
      </Refusal>
    )}
    <Buttons>
      <Button type="submit" busy={busy}>
        <FormattedMessage id={label} />
      </Button>
      {pass !== undefined && (
        <Button
          variant="plain"
          busy={pass.isPassing}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : pass.onPass}
        >
          <FormattedMessage id={pass.label} />
        </Button>
      )}
    </Buttons>
  </>
)
