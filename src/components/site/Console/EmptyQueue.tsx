import { FormattedMessage } from 'react-intl'

import type { Queue } from '../../../contract/lifecycle.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'

interface Props {
  readonly queue: Queue
  readonly isSettled: boolean
  readonly q: string
}

/** Explains an empty list: no match, nothing waiting, or nothing decided yet. */
export const EmptyQueue = ({ queue, isSettled, q }: Props) => (
  <EmptyState>
    {q === '' ? (
      <FormattedMessage id={isSettled ? 'console.empty.settled' : `console.empty.${queue}`} />
    ) : (
      <FormattedMessage id="console.empty.search" values={{ q }} />
    )}
  </EmptyState>
)
