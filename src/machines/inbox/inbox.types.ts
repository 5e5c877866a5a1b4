import type { getConsole } from '../../contract/lifecycle.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { Failure } from '../../contract/failure.ts'

/** The queues that an account may work on, and how many records wait in each. */
export type Inbox = CallOutput<typeof getConsole>

export interface InboxContext {
  /** Null until it has come for the first time. */
  inbox: Inbox | null
  failure: Failure | null
}

export type InboxEvent =
  | { type: 'inbox.retry' }
  /** The numbers may have changed: a list was read again, or a part may have been granted. */
  | { type: 'inbox.refresh' }

export type InboxEmitted = { type: 'refresh.failed'; failure: Failure }

/** Views of the page; each is a tag of the machine. */
export const inboxViews = ['loading', 'failed', 'closed', 'open'] as const
export type InboxTag = 'busy' | 'failure' | 'settled' | 'refreshing' | (typeof inboxViews)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface InboxPort {
  /** Rejects with `CallError`. */
  fetchInbox(signal: AbortSignal): Promise<Inbox>
}
