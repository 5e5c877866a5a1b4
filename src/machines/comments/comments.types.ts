import type { CommentAct, CommentList, CommentReplies, MemberComment } from '../../contract/comment.ts'
import type { CommentOrder, CommentPlace } from '../../contract/commentWords.ts'
import type { Failure } from '../../contract/failure.ts'

export interface CommentsInput {
  place: CommentPlace
  /** Id of the headline or video. */
  target: number
  /** First page as rendered for all visitors; null: it has to be read. */
  served: CommentList | null
  /** True if `served` is complete for this visitor, so that nothing has to be read. */
  isComplete: boolean
  /** Guests read. */
  isMember: boolean
  /** Order of `served`; absent: the newest first. */
  order?: CommentOrder
}

export interface CommentsContext {
  place: CommentPlace
  target: number
  isComplete: boolean
  isMember: boolean
  order: CommentOrder
  /** A comment that an address leads to; null: none. */
  linked: number | null
  /** Every page that has come, as one; null before the first. */
  list: CommentList | null
  /** Thread whose answers were loaded last; null: more threads, or nothing. */
  root: number | null
  /** Sent last, or refused; null: nothing. */
  act: CommentAct | null
  /** Idempotency key of `act`; a retry has the same. */
  key: string
  /** Comments that were written here. */
  written: number
  failure: Failure | null
}

export type CommentsEvent =
  | { type: 'comments.retry' }
  | { type: 'comments.act'; act: CommentAct; key: string }
  | { type: 'comments.more' }
  | { type: 'comments.replies'; root: number }
  | { type: 'comments.order'; order: CommentOrder }
  /** An address leads to one of them. */
  | { type: 'comments.link'; id: number }

/** `comment`: as the server has it now. */
export type CommentsEmitted = {
  type: 'comments.done'
  act: CommentAct['type']
  comment: MemberComment
}

/** Views of the page; each is a tag of the machine. */
export const commentsViews = ['loading', 'failed', 'ready'] as const
export type CommentsTag = 'busy' | 'failure' | 'sending' | 'more' | 'replies' | (typeof commentsViews)[number]

interface Wanted {
  place: CommentPlace
  target: number
}

/** Everything rejects with `CallError`. @public */
export interface CommentsPort {
  loadList(
    wish: Wanted & { order: CommentOrder; linked: number | null },
    signal: AbortSignal,
  ): Promise<CommentList>
  loadMore(wish: Wanted & { order: CommentOrder; after: string }, signal: AbortSignal): Promise<CommentList>
  loadReplies(wish: { root: number; after: number }, signal: AbortSignal): Promise<CommentReplies>
  /** Answers the comment as it is then. */
  sendAct(wish: Wanted & { act: CommentAct; key: string }, signal: AbortSignal): Promise<MemberComment>
}
