import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Page } from './Gate.styles.ts'

export interface GateLayoutProps {
  view: 'loading' | 'failed' | 'empty' | 'ready'
  failure: Failure | null
  onRetry: () => void
  children: ReactNode
}

export const GateLayout = ({ view, failure, onRetry, children }: GateLayoutProps) => (
  <Page aria-busy={view === 'loading'}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="gate.title" />
    </h1>
    {view === 'loading' && <Skeleton $height="18rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {view === 'empty' && (
      <EmptyState>
        <FormattedMessage id="gate.empty" />
      </EmptyState>
    )}
    {view === 'ready' && children}
  </Page>
)
