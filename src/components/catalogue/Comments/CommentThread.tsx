import { FormattedMessage } from 'react-intl'

import type { CommentThread as ThreadOf, MemberComment } from '../../../contract/comment.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import type { Failure } from '../../../contract/failure.ts'
import { CommentItem, type CommentItemProps } from './CommentItem.tsx'
import type { Person } from './CommentForm.tsx'
import { Replies, Thread } from './Comments.styles.ts'

export interface CommentThreadProps {
  readonly thread: ThreadOf
  readonly isLoadingReplies: boolean
  /** Reason that more answers failed to load; null: they loaded, or were not requested. */
  readonly repliesFailure: Failure | null
  readonly onReplies: () => void
  readonly itemOf: (
    comment: MemberComment,
    people: readonly Person[],
  ) => CommentItemProps & { readonly itemKey: string }
}

/** A comment and its answers, one level below it. */
export const CommentThread = (props: CommentThreadProps) => {
  const { thread, isLoadingReplies, repliesFailure, onReplies, itemOf } = props
  const people = peopleOf(thread)
  const { itemKey, ...first } = itemOf(thread, people)
  return (
    <Thread data-thread={thread.id}>
      <CommentItem key={itemKey} {...first} />
      {(thread.replies.length > 0 || thread.replies_left > 0) && (
        <Replies>
          {thread.replies.map((reply) => {
            const { itemKey: key, ...item } = itemOf(reply, people)
            return (
              <li key={key}>
                <CommentItem {...item} />
              </li>
            )
          })}
          {thread.replies_left > 0 && (
            <li data-more>
              {repliesFailure !== null && (
                <Refusal role="alert">
                  <FailureText failure={repliesFailure} />
                </Refusal>
              )}
              <Button variant="plain" small busy={isLoadingReplies} onClick={onReplies}>
                <FormattedMessage id="comments.moreReplies" values={{ left: thread.replies_left }} />
              </Button>
            </li>
          )}
        </Replies>
      )}
    </Thread>
  )
}

/** Users who can be mentioned: each once, the nearest last. */
const peopleOf = (thread: ThreadOf): Person[] => {
  const found = new Map<string, Person>()
  for (const { id, name, is_own, state } of [thread, ...thread.replies])
    if (state === 'shown' && !is_own && name !== '' && !found.has(name)) found.set(name, { id, name })
  return [...found.values()].slice(0, mostPeople)
}

const mostPeople = 8
