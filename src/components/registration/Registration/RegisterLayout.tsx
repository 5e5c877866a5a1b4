import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceDetails } from '../../../contract/conference.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { Registration } from '../../../contract/registrationOf.ts'
import { Content } from '../../kit/Content.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import { Head, Page } from './Registration.styles.ts'

export interface RegisterLayoutProps {
  view: 'loading' | 'failed' | 'closed' | 'form'
  /** Null until it is here. */
  conference: ConferenceDetails | null
  /** Reason that registration is not possible; null unless `closed`. */
  closure: Exclude<Registration, 'open'> | 'unknown' | null
  failure: Failure | null
  onRetry: () => void
  /** The form. */
  children: ReactNode
}

export const RegisterLayout = ({
  view,
  conference,
  closure,
  failure,
  onRetry,
  children,
}: RegisterLayoutProps) => {
  if (view === 'closed') return <ClosedNotice conference={conference} closure={closure ?? 'closed'} />
  return (
    <Page aria-busy={view === 'loading'}>
      <Head>
        <h1 tabIndex={-1}>
          <FormattedMessage id="register.title" />
        </h1>
        {view === 'form' && conference !== null && (
          <p>
            <a href={`/conferences/${conference.id}`}>
              <Content text={conference.title} marked />
            </a>
            <Moment
              at={conference.starts_at}
              until={conference.ends_at}
              timeZone={conference.time_zone}
              format={{ year: 'numeric', month: 'short', day: 'numeric' }}
            />
            <span>
              <Content text={conference.place} />
            </span>
          </p>
        )}
      </Head>
      {view === 'loading' && <Skeleton $height="40rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {children}
    </Page>
  )
}
