import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Bar, Page } from '../OwnConferences/OwnConferences.styles.ts'
import { StatusPage } from '../StatusPage/StatusPage.tsx'
import { Button } from '../ui/Button.tsx'
import { FailureState } from '../ui/FailureState.tsx'
import { Skeleton } from '../ui/Skeleton.ts'

interface Props {
  readonly conferenceId: number
  readonly view: string
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly onRetire: () => void
  readonly children: ReactNode
}

/** The page of a template: the way back, what it is, and while there is nothing to show why. */
export const DesignerLayout = ({ conferenceId, view, failure, onRetry, onRetire, children }: Props) => {
  if (view === 'failed' && failure?.reason === 'notFound') return <StatusPage name="404" />
  return (
    <Page aria-busy={view === 'loading' || undefined} data-view={view}>
      <p>
        <a href={`/organizer/${conferenceId}/documents`}>
          <FormattedMessage id="documents.back" />
        </a>
      </p>
      <Bar>
        <h1 tabIndex={-1}>
          <FormattedMessage id="documents.designer" />
        </h1>
        {view === 'form' && (
          <Button variant="quiet" small onClick={onRetire}>
            <FormattedMessage id="documents.retire" />
          </Button>
        )}
      </Bar>
      {view === 'loading' && <Skeleton $height="30rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {children}
    </Page>
  )
}
