import type { Failure } from '../../contract/failure.ts'
import type { Entity } from '../../contract/entity.ts'
import type { LifecycleRecord, TypedName } from '../../contract/lifecycle.ts'

export interface RecordInput {
  entity: Entity
  /** From the address; whether there is such a record is the server's business. */
  id: number
}

/** Values that the actor types for an event; empty if the event has no fields. */
export interface Typed extends Record<TypedName, string> {
  /** Changes required, by field of the record's detail. */
  notes: Readonly<Record<string, string>>
}

/** One event that the viewer wants to happen. */
export interface Wish extends Typed {
  event: string
  /** Chosen again for each attempt, but kept where the answer was lost: the same key moves the record once. */
  key: string
  /** The version that the viewer saw. */
  version: number
}

export interface RecordContext extends RecordInput {
  /** Null until it has come for the first time. */
  record: LifecycleRecord | null
  wish: Wish | null
  /** The last event that the viewer caused, or null. */
  done: string | null
  failure: Failure | null
}

/** Tells that what a visible page shows has aged: it was shown again, or a minute has passed. */
export interface AgeSignal {
  type: 'page.aged'
}

export type RecordEvent =
  | AgeSignal
  | { type: 'record.retry' }
  | { type: 'record.refresh' }
  /** One of the lifecycle's events is pressed. */
  | { type: 'wish.choose'; event: string; key: string }
  /** Sends the typed values, or the confirmation. */
  | { type: 'wish.confirm'; typed: Typed; key: string }
  | { type: 'wish.dismiss' }
  | { type: 'wish.again' }

export type RecordEmitted = { type: 'refresh.failed'; failure: Failure }

/** Views of the page; each is a tag of the machine. */
export const recordViews = ['loading', 'failed', 'missing', 'shown'] as const
/** Notices above the record; each is a tag of the machine. */
export const recordNotices = ['refused', 'unanswered', 'conflict'] as const
export type RecordTag =
  | 'busy'
  | 'dialog'
  | 'failure'
  | 'settled'
  | 'refreshing'
  | 'pending'
  | 'proving'
  | (typeof recordViews)[number]
  | (typeof recordNotices)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface RecordPort {
  /** The record as it is now. Rejects with `CallError`. */
  fetchRecord(input: RecordInput, signal: AbortSignal): Promise<LifecycleRecord>
  /** Causes the event; answers the record as it is then. Rejects with `CallError`. */
  fireRecord(input: RecordInput & Wish, signal: AbortSignal): Promise<LifecycleRecord>
  /** Tells when the page has aged. Answers the clean-up. */
  watchAge(tell: (signal: AgeSignal) => void): () => void
}
