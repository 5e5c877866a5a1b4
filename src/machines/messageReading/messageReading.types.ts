import type { Failure } from '../../contract/failure.ts'
import type { MessageType } from '../../contract/notifications.ts'

/** Messages marked as read: one, or all of a kind (null: of every kind) up to the newest that was shown. */
export type Mark =
  | { readonly kind: 'one'; readonly id: number }
  | { readonly kind: 'all'; readonly type: MessageType | null; readonly before: number }

export interface MessageReadingContext {
  /** Everything that was read on this page; shown as read at once. */
  marks: readonly Mark[]
  /** Marks of these that the server does not know yet, oldest first. */
  waiting: readonly Mark[]
  failure: Failure | null
}

export type MessageReadingEvent = { type: 'messages.mark'; mark: Mark } | { type: 'marking.retry' }

/** `unread`: messages of every kind that are left. */
export type MessageReadingEmitted = { type: 'unread.changed'; unread: number }

export type MessageReadingTag = 'busy' | 'failure' | 'settled'

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface MessageReadingPort {
  /** Answers how many messages are left unread. The same mark again changes nothing. Rejects with `CallError`. */
  sendMark(mark: Mark, signal: AbortSignal): Promise<number>
}
