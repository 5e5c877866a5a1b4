import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { SiteDocument } from '../../../contract/site.ts'
import { Content } from '../../kit/Content.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { RichText } from '../../kit/RichText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Page, Updated } from './Document.styles.ts'

export interface DocumentViewProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  /** Null unless `ready`. */
  document: SiteDocument | null
  failure?: Failure | null | undefined
  /** Message id of the heading while there is no document. */
  title: string
  /** Shown above the text. */
  notice?: ReactNode
  onRetry: () => void
}

/** One text of the server: agreement, privacy policy, a help page. */
export const DocumentView = ({ view, document, failure, title, notice, onRetry }: DocumentViewProps) => (
  <Page aria-busy={view === 'loading'}>
    <h1 tabIndex={-1}>
      {document === null ? <FormattedMessage id={title} /> : <Content text={document.title} marked />}
    </h1>
    <Updated>
      {document === null ? (
        <Skeleton $width="10rem" $height="1.4em" />
      ) : (
        <FormattedMessage
          id="page.updated"
          values={{
            date: <Moment key="date" at={document.updated_at} format={{ dateStyle: 'long' }} />,
          }}
        />
      )}
    </Updated>
    {notice}
    {view === 'loading' && <Skeleton $height="30rem" />}
    {view === 'empty' && <EmptyState />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {view === 'ready' && document !== null && <RichText html={document.content} />}
  </Page>
)
