import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Acts } from '../../kit/acts.styles.ts'

export interface TeamAnswerProps {
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onAnswer: (answer: 'accept' | 'decline') => void
}

/** Accept or decline an invitation (CONF-03). */
export const TeamAnswer = ({ busy, failure, onAnswer }: TeamAnswerProps) => (
  <>
    {failure !== null && (
      <Refusal role="alert">
        <FailureText failure={failure} />
      </Refusal>
    )}
    <Acts>
      <Button busy={busy} onClick={() => onAnswer('accept')}>
        <FormattedMessage id="team.invitation.accept" />
      </Button>
      <Button
        variant="quiet"
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : () => onAnswer('decline')}
      >
        <FormattedMessage id="team.invitation.decline" />
      </Button>
    </Acts>
  </>
)
