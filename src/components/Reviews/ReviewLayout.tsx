import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Lead, Page } from '../Attest/Attest.styles.ts'
import { FailureState } from '../ui/FailureState.tsx'
import { Skeleton } from '../ui/Skeleton.ts'

export interface ReviewLayoutProps {
  view: 'loading' | 'failed' | 'asked' | 'form' | 'submitted'
  failure: Failure | null
  onRetry: () => void
  children: ReactNode
}

export const ReviewLayout = ({ view, failure, onRetry, children }: ReviewLayoutProps) => (
  <Page aria-busy={view === 'loading' || undefined} data-view={view}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="review.title" />
    </h1>
    <Lead>
      <FormattedMessage id="review.lead" />
    </Lead>
    {view === 'loading' && <Skeleton $height="30rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {children}
  </Page>
)
