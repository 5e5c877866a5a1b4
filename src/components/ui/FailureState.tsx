import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Block } from './EmptyState.styles.ts'
import { FailureText } from './FailureText.tsx'

export interface FailureStateProps {
  /** Without one: a general sentence. */
  failure?: Failure | null | undefined
  onRetry: () => void
  busy?: boolean | undefined
}

/** Why something is not there; trying again is offered where it can help. */
export const FailureState = ({ failure, onRetry, busy }: FailureStateProps) => (
  <Block role="alert">
    <p>{failure ? <FailureText failure={failure} /> : <FormattedMessage id="state.failed" />}</p>
    {isFinal(failure) ? (
      <ButtonLink variant="quiet" small href="/home">
        <FormattedMessage id="state.home" />
      </ButtonLink>
    ) : (
      <Button variant="quiet" small busy={busy} onClick={onRetry}>
        <FormattedMessage id="state.retry" />
      </Button>
    )}
  </Block>
)

/** The same question gets the same answer: nothing is there, it is not for this account, or it was no question. */
const isFinal = (failure: Failure | null | undefined): boolean =>
  failure?.kind === 'refused' && ['notFound', 'forbidden', 'invalid'].includes(failure.reason ?? '')
