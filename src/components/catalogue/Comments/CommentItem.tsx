import { FormattedMessage } from 'react-intl'

import type { CommentAct, MemberComment } from '../../../contract/comment.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { CommentForm, type Person } from './CommentForm.tsx'
import { CommentText } from './CommentText.tsx'
import { Gone, Hands, Line, Said, Text, Why } from './Comments.styles.ts'
import { ReportForm } from './ReportForm.tsx'

/** Action that a member has opened on a comment. */
export interface Doing {
  readonly kind: 'answer' | 'edit' | 'delete' | 'report'
  readonly id: number
}

export interface CommentItemProps {
  readonly comment: MemberComment
  readonly people: readonly Person[]
  readonly isLinked: boolean
  /** The server does not know it yet. */
  readonly isPending: boolean
  /** Action open on this comment, or null. */
  readonly doing: Doing['kind'] | null
  readonly busy: boolean
  readonly failure: Failure | null
  /** An answer that is being written. */
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onDo: (kind: Doing['kind'] | null) => void
  readonly onAct: (act: CommentAct) => void
}

/** A comment, or the placeholder of a deleted one, with its actions. */
export const CommentItem = (props: CommentItemProps) => {
  const { comment, people, isLinked, isPending, doing, busy, failure, typed, onType, onDo, onAct } = props
  const { id, state, is_own } = comment
  const leave = () => onDo(null)
  const isShown = state === 'shown'
  return (
    <Said
      id={isPending ? undefined : `comment-${id}`}
      tabIndex={-1}
      data-comment={id}
      data-state={state}
      data-linked={isLinked || undefined}
      data-pending={isPending || undefined}
    >
      <Line>
        {comment.name !== '' && <strong>{comment.name}</strong>}
        {is_own && <FormattedMessage id="comments.own" />}
        {comment.answers !== null && (
          <FormattedMessage id="comments.answers" values={{ name: comment.answers }} />
        )}
        <Moment at={comment.created_at} format={toTheMinuteWithYear} />
        {comment.edited_at !== null && <FormattedMessage id="comments.edited" />}
        {isPending && <FormattedMessage id="comments.sending" />}
        {comment.is_reported && isShown && <FormattedMessage id="comments.reported" />}
      </Line>
      {state === 'deleted' && (
        <Gone>
          <FormattedMessage id="comments.deleted" />
        </Gone>
      )}
      {state === 'hidden' && comment.text === '' && (
        <Gone>
          <FormattedMessage id="comments.hidden" />
        </Gone>
      )}
      {comment.reason !== null && (
        <Why>
          <FormattedMessage id="comments.hiddenBecause" values={{ reason: comment.reason }} />
        </Why>
      )}
      {comment.text !== '' && doing !== 'edit' && (
        <Text>
          <CommentText text={comment.text} mentions={comment.mentions} />
        </Text>
      )}
      {isShown && doing === null && !isPending && (
        <Hands>
          <Button variant="plain" small onClick={() => onDo('answer')}>
            <FormattedMessage id="comments.answer" />
          </Button>
          {comment.editable_until !== null && (
            <Button variant="plain" small onClick={() => onDo('edit')}>
              <FormattedMessage id="comments.edit" />
            </Button>
          )}
          {is_own && (
            <Button variant="plain" small onClick={() => onDo('delete')}>
              <FormattedMessage id="comments.delete" />
            </Button>
          )}
          {!is_own && !comment.is_reported && (
            <Button variant="plain" small onClick={() => onDo('report')}>
              <FormattedMessage id="comments.report" />
            </Button>
          )}
        </Hands>
      )}
      {doing === 'answer' && (
        <CommentForm
          kind="answer"
          text={typed}
          people={people}
          busy={busy}
          failure={failure}
          onType={onType}
          onLeave={leave}
          onSend={(text, mentions) =>
            onAct({
              type: 'write',
              answers: { id, root: comment.root_id ?? id, name: comment.name },
              text,
              mentions,
            })
          }
        />
      )}
      {doing === 'edit' && (
        <CommentForm
          kind="edit"
          text={comment.text}
          people={[]}
          busy={busy}
          failure={failure}
          onLeave={leave}
          onSend={(text) => onAct({ type: 'edit', id, version: comment.version, text })}
        />
      )}
      {doing === 'delete' && (
        <>
          {failure !== null && (
            <Refusal role="alert">
              <FailureText failure={failure} />
            </Refusal>
          )}
          <Hands>
            <Button variant="quiet" small busy={busy} onClick={() => onAct({ type: 'delete', id })}>
              <FormattedMessage id="comments.deleteFinally" />
            </Button>
            <Button variant="plain" small onClick={leave}>
              <FormattedMessage id="shell.cancel" />
            </Button>
          </Hands>
        </>
      )}
      {doing === 'report' && (
        <ReportForm
          busy={busy}
          failure={failure}
          onLeave={leave}
          onSend={(reason, text) => onAct({ type: 'report', id, reason, text })}
        />
      )}
    </Said>
  )
}
