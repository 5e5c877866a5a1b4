import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Bar, Page } from '../../kit/workbench.styles.ts'
import { StatusPage } from '../../kit/StatusPage/StatusPage.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'

interface Props {
  readonly conferenceId: number
  readonly view: string
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly onRetire: () => void
  readonly children: ReactNode
}

/** The page of a template: the way back, its name, and the reason while there is nothing to show. */
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
