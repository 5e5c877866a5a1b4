import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Butler } from '../../../contract/butler.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Lead, Page } from '../../kit/publicPage.styles.ts'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Section } from './Butler.styles.ts'
import { ButlerOffer } from './ButlerOffer.tsx'
import { Hotels } from './Hotels.tsx'

export interface ButlerLayoutProps {
  readonly view: 'loading' | 'ready' | 'empty' | 'failed'
  readonly failure: Failure | null
  readonly butler: Butler | null
  /** The form, or the link to it; then earlier enquiries. */
  readonly asking: ReactNode
  readonly onBook: (room: number) => void
  readonly onRetry: () => void
}

/** The page of the conference butler: services, enquiries, and rooms (BUT-01). */
export const ButlerLayout = ({ view, failure, butler, asking, onBook, onRetry }: ButlerLayoutProps) => (
  <Page>
    <h1 tabIndex={-1}>
      <FormattedMessage id="butler.title" />
    </h1>
    <Lead>
      <span>
        <FormattedMessage id="butler.lead" />
      </span>
    </Lead>
    {view === 'loading' && (
      <Section aria-busy="true">
        <Skeleton $height="24rem" />
      </Section>
    )}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {butler !== null && <ButlerOffer butler={butler} />}
    {/* The purpose of the page: before the rooms, which can be many. */}
    {asking}
    {butler !== null && <Hotels hotels={butler.hotels} onBook={onBook} />}
  </Page>
)
