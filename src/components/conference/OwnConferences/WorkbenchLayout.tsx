import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { StatusPage } from '../../kit/StatusPage/StatusPage.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Lead, Page } from '../../kit/workbench.styles.ts'
import { workOf, type TeamPart } from '../../../contract/teamParts.ts'
import { Sections } from './Sections.tsx'

interface Props {
  /** Id of the conference. */
  readonly id: number
  /** Name of the section that is shown. */
  readonly section: string
  readonly view: string
  readonly failure: Failure | null
  /** Roles of the reader, on pages open to others than chairs. */
  readonly parts?: readonly TeamPart[] | undefined
  /** Target of the back link, with the message id of its name; absent: the conference. */
  readonly back?: { readonly href: string; readonly name: string }
  /** Subject of the page, where it is not the whole section. */
  readonly heading?: ReactNode
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** A page of the workbench of one conference: its purpose, the reason while there is nothing to show, and the navigation. */
export const WorkbenchLayout = (props: Props) => {
  const { id, section, view, failure, parts = workOf.run, back, heading, onRetry, children } = props
  if (view === 'failed' && failure?.reason === 'notFound') return <StatusPage name="404" />
  return (
    <Page aria-busy={view === 'loading' || undefined} data-view={view}>
      <p>
        <a href={back?.href ?? `/organizer/${id}`}>
          <FormattedMessage id={back?.name ?? 'organizer.backToConference'} />
        </a>
      </p>
      <h1 tabIndex={-1}>{heading ?? <FormattedMessage id={`organizer.section.${section}`} />}</h1>
      {heading === undefined && (
        <Lead>
          <FormattedMessage id={`organizer.section.${section}.about`} />
        </Lead>
      )}
      {view === 'loading' && <Skeleton $height="30rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {children}
      <Sections id={id} current={section} parts={parts} />
    </Page>
  )
}
