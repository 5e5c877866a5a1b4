import type { Failure } from '../../contract/failure.ts'
import type { ChatMessage } from '../../contract/room/chat.ts'
import type { ChatSignal } from '../../contract/room/ports.ts'

/** A message of one's own that the server does not have yet. */
export interface Outgoing {
  /** Stays when it is sent again, so that the server keeps one. */
  readonly clientId: string
  readonly text: string
  /** Why it was not sent; null: it is under way. */
  readonly failure: Failure | null
}

export interface ChatContext {
  /** Messages of the room, oldest first, without duplicates. */
  messages: readonly ChatMessage[]
  outgoing: readonly Outgoing[]
  /** There may be older ones than the first. */
  hasOlder: boolean
  /** The reader is at the newest message. */
  isAtEnd: boolean
  /** Number of the first message that came while the reader was further up. */
  firstUnread: number | null
  /** Attempts to open the chat since it last was open. */
  attempts: number
  failure: Failure | null
  olderFailure: Failure | null
}

/** Commands of the machine to the open chat. */
export type ChatWish =
  | { type: 'message.send'; clientId: string; text: string }
  | { type: 'message.recall'; c: number }

/** Events of the open chat: the port's signals, and the results of commands. */
export type ChatNews =
  | ChatSignal
  | { type: 'message.sent'; clientId: string; message: ChatMessage }
  | { type: 'message.unsent'; clientId: string; error: unknown }
  /** Refused by a mute. */
  | { type: 'message.muted'; clientId: string; error: unknown }
  | { type: 'recall.failed'; error: unknown }

export type ChatEvent =
  | ChatNews
  | { type: 'chat.send'; clientId: string; text: string }
  | { type: 'chat.resend'; clientId: string }
  | { type: 'chat.discard'; clientId: string }
  | { type: 'chat.recall'; c: number }
  | { type: 'chat.older' }
  | { type: 'chat.scroll'; atEnd: boolean }
  | { type: 'chat.retry' }

export type ChatEmitted =
  /** By a mute that came after the composer was opened. */
  { type: 'message.banned'; failure: Failure } | { type: 'recall.refused'; failure: Failure }

export type ChatTag = 'failure'

export interface History {
  readonly list: readonly ChatMessage[]
  readonly more: boolean
}

export interface ChatPort {
  /** As `RoomChat.open`. */
  open(tell: (signal: ChatSignal) => void): () => void
  /** Rejects with `CallError`. */
  send(text: string, clientId: string): Promise<ChatMessage>
  /** Rejects with `CallError`; the recall itself comes as a signal. */
  recall(c: number): Promise<void>
  /** Older than `before`, oldest first. Rejects with `CallError`. */
  history(before?: number): Promise<History>
}

export interface ChatDelays {
  /** Milliseconds until an attempt to open counts as failed. */
  patience?: number
  /** Instead of the growing wait between two attempts. */
  backoff?: number
}
