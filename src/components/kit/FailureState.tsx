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

/** Reason that content is missing; where a retry will hardly help, further links are offered. */
export const FailureState = ({ failure, onRetry, busy }: FailureStateProps) => (
  <Block role="alert">
    <p>{failure ? <FailureText failure={failure} /> : <FormattedMessage id="state.failed" />}</p>
    <Button variant="quiet" small busy={busy} onClick={onRetry}>
      <FormattedMessage id="state.retry" />
    </Button>
    {isFinal(failure) && (
      <ButtonLink variant="quiet" small href="/home">
        <FormattedMessage id="state.home" />
      </ButtonLink>
    )}
  </Block>
)

/** Missing, forbidden, or invalid: a retry would fail again; any other result may change. */
const isFinal = (failure: Failure | null | undefined): boolean =>
  failure?.kind === 'refused' && ['notFound', 'forbidden', 'invalid'].includes(failure.reason ?? '')
