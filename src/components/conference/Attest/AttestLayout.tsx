import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Lead, Page } from '../../kit/formPage.styles.ts'

export interface AttestLayoutProps {
  view: 'loading' | 'failed' | 'form' | 'status'
  /** Failure of loading it. */
  failure: Failure | null
  onRetry: () => void
  children: ReactNode
}

export const AttestLayout = ({ view, failure, onRetry, children }: AttestLayoutProps) => (
  <Page aria-busy={view === 'loading' || undefined}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="attest.title" />
    </h1>
    <Lead>
      <FormattedMessage id="attest.lead" />
    </Lead>
    {view === 'loading' && <Skeleton $height="30rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {children}
  </Page>
)
