import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { isMissing, type Failure } from '../../../contract/failure.ts'
import { Lead, Page } from '../../kit/formPage.styles.ts'
import { deskHref } from '../../kit/paperPlaces.ts'
import { StatusPage } from '../../kit/StatusPage/StatusPage.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'

export interface AssignmentLayoutProps {
  readonly id: number
  /** Null until it is here. */
  readonly conference: string | null
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Layout of a conference's assignment, with the link back to its papers. For others the page does not exist. */
export const AssignmentLayout = ({ id, conference, failure, onRetry, children }: AssignmentLayoutProps) => {
  if (conference === null && isMissing(failure)) return <StatusPage name="404" />
  return (
    <Page aria-busy={(conference === null && failure === null) || undefined}>
      <h1 tabIndex={-1}>
        <FormattedMessage id="assignment.title.conference" />
      </h1>
      {conference === null && failure === null && <Skeleton $height="20rem" />}
      {conference === null && failure !== null && <FailureState failure={failure} onRetry={onRetry} />}
      {conference !== null && (
        <>
          <Lead>
            <Content text={conference} />
            {' · '}
            <a href={deskHref(id)}>
              <FormattedMessage id="assignment.toDesk" />
            </a>
          </Lead>
          {children}
        </>
      )}
    </Page>
  )
}
