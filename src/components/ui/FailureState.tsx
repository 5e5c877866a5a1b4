import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Button } from './Button.tsx'
import { Block } from './EmptyState.styles.ts'
import { FailureText } from './FailureText.tsx'

export interface FailureStateProps {
  /** Without one: a general sentence. */
  failure?: Failure | null | undefined
  onRetry: () => void
  busy?: boolean | undefined
}

export const FailureState = ({ failure, onRetry, busy }: FailureStateProps) => (
  <Block role="alert">
    <p>{failure ? <FailureText failure={failure} /> : <FormattedMessage id="state.failed" />}</p>
    <Button variant="quiet" small busy={busy} onClick={onRetry}>
      <FormattedMessage id="state.retry" />
    </Button>
  </Block>
)
