import { FormattedMessage, useIntl } from 'react-intl'

import type { CommentAct, CommentList, MemberComment } from '../../../contract/comment.ts'
import { commentOrders, type CommentOrder } from '../../../contract/commentWords.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { CommentForm, type Person } from './CommentForm.tsx'
import type { Doing } from './CommentItem.tsx'
import { CommentThread } from './CommentThread.tsx'
import { Asking, Bar, Gone, Orders, Section, Threads } from './Comments.styles.ts'

export interface CommentsPanelProps {
  readonly view: 'loading' | 'failed' | 'ready'
  /** Comments; one that is being sent is already included. */
  readonly list: CommentList | null
  readonly order: CommentOrder
  readonly linked: number | null
  /** Null: it is not known yet who is here. */
  readonly isMember: boolean | null
  readonly doing: Doing | null
  readonly isSending: boolean
  readonly isLoadingMore: boolean
  readonly isLoadingReplies: boolean
  readonly root: number | null
  readonly written: number
  readonly act: CommentAct | null
  readonly failure: Failure | null
  /** Draft of the answer to a comment; null: draft of a new comment. */
  readonly typedIn: (answers: number | null) => string
  readonly onType: (answers: number | null, text: string) => void
  readonly onDo: (doing: Doing | null) => void
  readonly onAct: (act: CommentAct) => void
  readonly onOrder: (order: CommentOrder) => void
  readonly onMore: () => void
  readonly onReplies: (root: number) => void
  readonly onRetry: () => void
  readonly onSignIn: () => void
}

/** Comments under a page, for guests to read and for members to take part. */
export const CommentsPanel = (props: CommentsPanelProps) => {
  const { view, list, order, act, failure, isSending, doing } = props
  const intl = useIntl()
  const threads = list === null ? [] : threadsOf(list)
  const isFirst = act?.type === 'write' && act.answers === null
  return (
    <Section
      id="comments"
      aria-labelledby="comments-title"
      aria-busy={view === 'loading' || undefined}
      data-comments={view}
    >
      <Bar>
        <h2 id="comments-title" tabIndex={-1}>
          <FormattedMessage id="comments.title" />
          {view === 'ready' && list !== null && (
            <small>
              <FormattedMessage id="comments.count" values={{ total: list.total }} />
            </small>
          )}
        </h2>
        {(list?.threads.length ?? 0) > 1 && (
          <Orders role="group" aria-label={intl.formatMessage({ id: 'comments.order' })}>
            {commentOrders.map((each) => (
              <Button
                key={each}
                variant="plain"
                small
                aria-pressed={each === order}
                onClick={() => props.onOrder(each)}
              >
                <FormattedMessage id={`comments.order.${each}`} />
              </Button>
            ))}
          </Orders>
        )}
      </Bar>
      {props.isMember === true && view === 'ready' && (
        <CommentForm
          key={props.written}
          kind="write"
          text={props.typedIn(null)}
          people={[]}
          busy={isSending && isFirst}
          failure={isFirst ? failure : null}
          onType={(text) => props.onType(null, text)}
          onSend={(text) => props.onAct({ type: 'write', answers: null, text, mentions: [] })}
        />
      )}
      {props.isMember !== true && (
        // Before it is known who is here it keeps its place, so that nothing moves.
        <Asking $isUnsure={props.isMember === null}>
          <Button variant="quiet" onClick={props.onSignIn}>
            <FormattedMessage id="comments.signIn" />
          </Button>
        </Asking>
      )}
      {view === 'loading' && <Skeleton $height="12rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={props.onRetry} />}
      {view === 'ready' && threads.length === 0 && (
        <Gone>
          <FormattedMessage id="comments.empty" />
        </Gone>
      )}
      {view === 'ready' && threads.length > 0 && (
        <Threads>
          {threads.map((thread) => (
            <CommentThread
              key={thread.id}
              thread={thread}
              isLoadingReplies={props.isLoadingReplies && props.root === thread.id}
              repliesFailure={act === null && props.root === thread.id ? failure : null}
              onReplies={() => props.onReplies(thread.id)}
              itemOf={itemOf}
            />
          ))}
        </Threads>
      )}
      {view === 'ready' && list?.next != null && (
        <div>
          {failure !== null && act === null && props.root === null && (
            <Refusal role="alert">
              <FailureText failure={failure} />
            </Refusal>
          )}
          <Button variant="quiet" small busy={props.isLoadingMore} onClick={props.onMore}>
            <FormattedMessage id="comments.more" />
          </Button>
        </div>
      )}
    </Section>
  )

  function itemOf(comment: MemberComment, people: readonly Person[]) {
    const { id, version } = comment
    const isHere = doing?.id === id
    const isMine = act !== null && idOf(act) === id
    return {
      itemKey: `${id} ${version}`,
      comment,
      people,
      isLinked: id === props.linked,
      isPending: id === 0,
      doing: isHere ? doing.kind : null,
      busy: isSending && isMine,
      failure: isMine ? failure : null,
      typed: isHere ? props.typedIn(id) : '',
      onType: (text: string) => props.onType(id, text),
      onDo: (kind: Doing['kind'] | null) =>
        // A press by a guest leads to the login.
        props.isMember === false ? props.onSignIn() : props.onDo(kind === null ? null : { kind, id }),
      onAct: props.onAct,
    }
  }
}

/** The comment to which something is done. */
const idOf = (act: CommentAct): number | null => (act.type === 'write' ? (act.answers?.id ?? null) : act.id)

/** The thread that the address links to comes first, and once. */
const threadsOf = ({ threads, linked }: CommentList) => {
  if (linked === null) return threads
  const known = threads.some(({ id, replies }) => id === linked.id && replies.length >= linked.replies.length)
  return known ? threads : [linked, ...threads.filter(({ id }) => id !== linked.id)]
}
