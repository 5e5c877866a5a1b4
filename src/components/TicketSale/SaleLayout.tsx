import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Lead, Page } from '../OwnConferences/OwnConferences.styles.ts'
import { Sections } from '../OwnConferences/Sections.tsx'
import { StatusPage } from '../StatusPage/StatusPage.tsx'
import { FailureState } from '../ui/FailureState.tsx'
import { Skeleton } from '../ui/Skeleton.ts'

interface Props {
  readonly id: number
  /** Of the conference; null while it is fetched, and when it could not be. */
  readonly conference: string | null
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** The page about what a conference sells. */
export const SaleLayout = ({ id, conference, failure, onRetry, children }: Props) => {
  if (failure?.reason === 'notFound') return <StatusPage name="404" />
  return (
    <Page aria-busy={(conference ?? failure) === null || undefined}>
      <p>
        <a href={`/organizer/${id}`}>{conference ?? <FormattedMessage id="organizer.back" />}</a>
      </p>
      <h1 tabIndex={-1}>
        <FormattedMessage id="sale.title" />
      </h1>
      <Lead>
        <FormattedMessage id="sale.lead" />
      </Lead>
      {conference !== null ? (
        children
      ) : failure === null ? (
        <Skeleton $height="30rem" />
      ) : (
        <FailureState failure={failure} onRetry={onRetry} />
      )}
      <Sections id={id} current="tickets" />
    </Page>
  )
}
