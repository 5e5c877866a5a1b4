import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Lead } from '../../kit/formPage.styles.ts'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Room } from './PaperViewer.styles.ts'

export interface ReviewLayoutProps {
  /** With the paper beside the form. */
  wide: boolean
  view: 'loading' | 'failed' | 'asked' | 'form' | 'submitted'
  failure: Failure | null
  onRetry: () => void
  children: ReactNode
}

export const ReviewLayout = ({ wide, view, failure, onRetry, children }: ReviewLayoutProps) => (
  <Room $wide={wide} aria-busy={view === 'loading' || undefined} data-view={view}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="review.title" />
    </h1>
    <Lead>
      <FormattedMessage id="review.lead" />
    </Lead>
    {view === 'loading' && <Skeleton $height="30rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {children}
  </Room>
)
