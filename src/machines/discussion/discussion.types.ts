import type { Discussion, DiscussionAct } from '../../contract/discussion.ts'
import type { DiscussionPart } from '../../contract/discussionWords.ts'
import type { Failure } from '../../contract/failure.ts'

export interface DiscussionInput {
  /** Part in which the page is read. */
  part: DiscussionPart
  /** For a chair the number of the paper, for a reviewer that of their review. */
  id: number
}

export interface DiscussionContext extends DiscussionInput {
  /** With the older comments loaded so far; null before the first answer. */
  discussion: Discussion | null
  /** Sent last; null before the first time. */
  act: DiscussionAct | null
  /** Idempotency key of `act`; a retry has the same. */
  key: string
  /** Comments that were written here. */
  written: number
  failure: Failure | null
}

export type DiscussionEvent =
  | { type: 'discussion.retry' }
  | { type: 'discussion.act'; act: DiscussionAct; key: string }
  | { type: 'discussion.older' }
  /** Shows new comments of the others. */
  | { type: 'discussion.reload' }

export type DiscussionEmitted = { type: 'discussion.done'; act: DiscussionAct['type'] }

/** Views of the page; each is a tag of the machine. */
export const discussionViews = ['loading', 'failed', 'ready', 'refused'] as const
export type DiscussionTag = 'busy' | 'failure' | 'older' | (typeof discussionViews)[number]

type Place = DiscussionInput

/** Everything rejects with `CallError`. @public */
export interface DiscussionPort {
  loadDiscussion(place: Place, signal: AbortSignal): Promise<Discussion>
  /** Comments before that number. */
  loadOlder(wish: Place & { before: number }, signal: AbortSignal): Promise<Discussion>
  /** Answers it as it is then. */
  sendAct(wish: Place & { act: DiscussionAct; key: string }, signal: AbortSignal): Promise<Discussion>
}
