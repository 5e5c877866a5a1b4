import { FormattedMessage } from 'react-intl'

import type { AuthorAnswer } from '../../../contract/authorship.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Acts } from '../../kit/acts.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'

export interface AuthorAnswersProps {
  /** Latest answer; null: none. */
  readonly answer: AuthorAnswer | null
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onAnswer: (answer: AuthorAnswer) => void
}

/** Confirms or denies the authorship; the present answer is not offered. */
export const AuthorAnswers = ({ answer, busy, failure, onAnswer }: AuthorAnswersProps) => (
  <>
    {failure !== null && (
      <Note $tone="seal" role="alert">
        <FailureText failure={failure} />
      </Note>
    )}
    <Acts>
      {answer !== 'confirmed' && (
        <Button busy={busy} onClick={() => onAnswer('confirmed')}>
          <FormattedMessage id="authorship.confirm" />
        </Button>
      )}
      {answer !== 'denied' && (
        <Button
          variant="quiet"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => onAnswer('denied')}
        >
          <FormattedMessage id="authorship.deny" />
        </Button>
      )}
    </Acts>
  </>
)
