import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { InvitedPaper } from '../../../contract/paperAssignment.ts'
import { Actions, Lead, Note, Page } from '../../kit/formPage.styles.ts'
import { Part } from '../Submission/Submission.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

export interface InvitationSheetProps {
  view: 'loading' | 'failed' | 'missing' | 'shown'
  paper: InvitedPaper | null
  failure: Failure | null
  isSending: boolean
  onRetry: () => void
  onTake: () => void
}

/** Subject of a link, and the step that binds it to this account. */
export const InvitationSheet = (props: InvitationSheetProps) => {
  const { view, paper, failure, isSending, onRetry, onTake } = props
  return (
    <Page aria-busy={view === 'loading' || undefined} data-view={view}>
      <h1 tabIndex={-1}>
        <FormattedMessage id="review.invitation" />
      </h1>
      <Lead>
        <FormattedMessage id="review.invitation.lead" />
      </Lead>
      {view === 'loading' && <Skeleton $height="20rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {view === 'missing' && (
        <EmptyState>
          <FormattedMessage id="review.invitation.missing" />
        </EmptyState>
      )}
      {view === 'shown' && paper !== null && (
        <Part>
          <h2>
            <Content text={paper.title} marked />
          </h2>
          <p>
            <Content text={paper.conference} />
          </p>
          <Note $tone="waiting">
            <FormattedMessage
              id="review.due.answer"
              values={{ time: <Moment key="time" at={paper.response_due_at} format={toTheMinuteWithYear} /> }}
            />
          </Note>
          <p>
            <Content text={paper.abstract} />
          </p>
          {paper.keywords.length > 0 && (
            <p>
              <FormattedMessage
                id="review.keywords"
                values={{ words: <Content key="words" text={paper.keywords.join(' · ')} /> }}
              />
            </p>
          )}
          {failure !== null && (
            <Note $tone="seal" role="alert">
              <FailureText failure={failure} />
            </Note>
          )}
          <Actions>
            <Button busy={isSending} onClick={onTake}>
              <FormattedMessage id="review.invitation.take" />
            </Button>
          </Actions>
        </Part>
      )}
    </Page>
  )
}
