import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { isMissing, type Failure } from '../../../contract/failure.ts'
import { StatusPage } from '../../kit/StatusPage/StatusPage.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Lead, Links, Page } from './PaperDesk.styles.ts'

export interface DeskLayoutProps {
  readonly view: string
  /** Message id of its heading, unless `heading` is known. */
  readonly title: string
  readonly lead: string
  readonly heading?: ReactNode
  /** Addresses that lead on, with the message ids of their names. */
  readonly links: ReadonlyArray<{ readonly href: string; readonly name: string }>
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** A page of a chair: navigation, title, and the reason while there is nothing to show. */
export const DeskLayout = (props: DeskLayoutProps) => {
  const { view, title, lead, heading, links, failure, onRetry, children } = props
  // Content of others is treated as missing, also its forms.
  if (view === 'failed' && isMissing(failure)) return <StatusPage name="404" />
  return (
    <Page aria-busy={view === 'loading' || undefined} data-view={view}>
      <Links as="nav">
        {links.map(({ href, name }) => (
          <a key={href} href={href}>
            <FormattedMessage id={name} />
          </a>
        ))}
      </Links>
      <h1 tabIndex={-1}>{heading ?? <FormattedMessage id={title} />}</h1>
      <Lead>
        <FormattedMessage id={lead} />
      </Lead>
      {view === 'loading' && <Skeleton $height="30rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {children}
    </Page>
  )
}
