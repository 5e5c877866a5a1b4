import { FormattedMessage } from 'react-intl'

import type { Discussion, DiscussionAct } from '../../../contract/discussion.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { DiscussedReviews } from './DiscussedReviews.tsx'
import { Gone, List, Talk } from './Discussion.styles.ts'
import { DiscussionTools } from './DiscussionTools.tsx'

export interface DiscussionPanelProps {
  readonly view: 'loading' | 'failed' | 'ready' | 'refused'
  readonly discussion: Discussion | null
  readonly busy: boolean
  readonly isLoadingOlder: boolean
  /** Comments that were written here: each leaves the field empty. */
  readonly written: number
  /** Action that is being sent, or was refused. */
  readonly act: DiscussionAct | null
  readonly failure: Failure | null
  /** A comment that is written and not sent yet. */
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onRetry: () => void
  readonly onReload: () => void
  readonly onOlder: () => void
  readonly onAct: (act: DiscussionAct) => void
}

/** Discussion of a paper between reviewers and chairs. Hidden from a reviewer of a paper without one. */
export const DiscussionPanel = (props: DiscussionPanelProps) => {
  const { view, discussion, busy, act, failure, onAct } = props
  const shown = view === 'ready' ? discussion : null
  if (shown?.state === 'none' && shown.part === 'reviewer') return null
  const isOpen = shown?.state === 'open'
  /** Failure of actions that have no form of their own. */
  const general = act?.type === 'write' || act?.type === 'edit' ? null : failure
  return (
    <Talk
      aria-labelledby="discussion"
      aria-busy={view === 'loading' || undefined}
      data-discussion={view === 'ready' ? (shown?.state ?? view) : view}
    >
      <h2 id="discussion" tabIndex={-1}>
        <FormattedMessage id="discussion.title" />
      </h2>
      {view === 'loading' && <Skeleton $height="10rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={props.onRetry} />}
      {view === 'refused' && (
        <>
          {failure !== null && (
            <Refusal role="alert">
              <FailureText failure={failure} />
            </Refusal>
          )}
          <Button small onClick={props.onReload}>
            <FormattedMessage id="discussion.reload" />
          </Button>
        </>
      )}
      {shown !== null && (
        <>
          <p>
            <FormattedMessage id={`discussion.lead.${shown.part}.${shown.state}`} />
          </p>
          <DiscussionTools
            discussion={shown}
            busy={busy && (act?.type === 'open' || act?.type === 'close')}
            onOpen={() => onAct({ type: 'open' })}
            onClose={() => onAct({ type: 'close' })}
            onReload={props.onReload}
          />
          {general !== null && (
            <Refusal role="alert">
              <FailureText failure={general} />
            </Refusal>
          )}
          {shown.reviews.length > 0 && <DiscussedReviews part={shown.part} reviews={shown.reviews} />}
          {shown.has_older && (
            <Button variant="quiet" small busy={props.isLoadingOlder} onClick={props.onOlder}>
              <FormattedMessage id="discussion.older" />
            </Button>
          )}
          {shown.state !== 'none' && shown.comments.length === 0 && (
            <Gone>
              <FormattedMessage id="discussion.empty" />
            </Gone>
          )}
          {shown.comments.length > 0 && (
            <List>
              {shown.comments.map((comment) => {
                const isDone = act !== null && 'comment' in act && act.comment === comment.id
                return (
                  <CommentItem
                    key={`${comment.id} ${comment.version}`}
                    comment={comment}
                    isOpen={isOpen}
                    busy={busy && isDone}
                    failure={isDone ? failure : null}
                    onEdit={(text) =>
                      onAct({ type: 'edit', comment: comment.id, version: comment.version, text })
                    }
                    onDelete={() => onAct({ type: 'delete', comment: comment.id, version: comment.version })}
                  />
                )
              })}
            </List>
          )}
          {isOpen && (
            <CommentForm
              key={props.written}
              text=""
              typed={props.typed}
              onType={props.onType}
              busy={busy && act?.type === 'write'}
              failure={act?.type === 'write' ? failure : null}
              onSend={(text) => onAct({ type: 'write', text })}
            />
          )}
        </>
      )}
    </Talk>
  )
}
