import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { Submission } from '../../../contract/paper.ts'
import { Lead, Page } from '../../kit/formPage.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Content } from '../../kit/Content.tsx'
import { Block as Shut } from '../../kit/EmptyState.styles.ts'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { TemplateLink } from './TemplateLink.tsx'

export interface SubmissionLayoutProps {
  view: 'loading' | 'failed' | 'closed' | 'choosing' | 'form' | 'paper'
  /** Null until it is here. */
  submission: Submission | null
  failure: Failure | null
  onRetry: () => void
  children: ReactNode
}

export const SubmissionLayout = ({ view, submission, failure, onRetry, children }: SubmissionLayoutProps) => (
  <Page aria-busy={view === 'loading' || undefined} data-view={view}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="submission.title" />
    </h1>
    {submission !== null && (
      <Lead>
        <a href={`/conferences/${submission.conference_id}`}>
          <Content text={submission.conference} />
        </a>
        {submission.deadline !== null && (
          <>
            {' · '}
            <FormattedMessage
              id="submission.deadline"
              values={{
                time: (
                  <Moment
                    key="time"
                    at={submission.deadline}
                    timeZone={submission.time_zone}
                    format={toTheMinuteWithYear}
                  />
                ),
              }}
            />
          </>
        )}
      </Lead>
    )}
    {submission !== null && view !== 'closed' && (
      <p>
        <TemplateLink conferenceId={submission.conference_id} />
      </p>
    )}
    {view === 'loading' && <Skeleton $height="36rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {view === 'closed' && submission !== null && (
      <Shut>
        <FormattedMessage id={submission.deadline === null ? 'submission.none' : 'submission.over'} />
        <ButtonLink variant="quiet" small href={`/conferences/${submission.conference_id}`}>
          <FormattedMessage id="submission.back" />
        </ButtonLink>
      </Shut>
    )}
    {children}
  </Page>
)
