import type { PgTable } from 'drizzle-orm/pg-core'

import type { DetailLine, Entity } from '../../src/contract/lifecycle.ts'
import type { Role } from '../../src/contract/roles.ts'
import type { Tx } from '../db/types.ts'
import type { MessageLanguage } from '../messages.ts'

/** Who causes something: an account, or the server itself (`userId` null). */
export interface Actor {
  readonly userId: number | null
  readonly requestId: string | null
  /** Parts that follow from how the request came, e.g. `receiver` of whoever brings a share code. */
  readonly roles?: readonly Role[]
}

/** One event that somebody wants to happen to one row. */
export interface Wish {
  readonly entity: Entity
  readonly id: number
  readonly event: { readonly type: string; readonly [field: string]: unknown }
  /** The version that the sender saw; absent where the server itself decides what it sees. */
  readonly version?: number
  /** Chosen by the sender; the same key of the same account moves once. */
  readonly key?: string
}

/** A row as its machine needs it. */
export interface Loaded<Facts extends object = object> {
  readonly id: number
  readonly state: string
  readonly version: number
  readonly facts: Facts
  readonly ownerId: number
  /** Whose organizer and gate staff may act; null: only the platform's roles. */
  readonly conferenceId: number | null
}

/** What is read and what is written: a transaction, the time by which everything in it is judged, and a way to go on. */
export interface Scope {
  readonly tx: Tx
  readonly at: Date
  /** Fires another event in the same transaction; throws `Refused`. */
  readonly fire: (actor: Actor, wish: Wish) => Promise<Moved>
}

export interface Moved<Facts extends object = object> {
  readonly before: Loaded<Facts>
  readonly state: string
  readonly version: number
  readonly facts: Facts
  readonly event: Wish['event']
  readonly actor: Actor
  /** This key has moved it before: nothing happened now. */
  readonly isRepeated: boolean
}

/** How one entity is kept: the only place that knows its tables. */
export interface Desk<Facts extends object = object> {
  readonly table: PgTable
  /** With a lock on the row (and, before it, on the order it belongs to); null: there is none. */
  readonly load: (
    scope: Scope,
    id: number,
    actor: Actor,
    /** What is about to happen, where the facts depend on it: a scan is judged by the time it was made. */
    event?: Wish['event'],
  ) => Promise<Loaded<Facts> | null>
  /** Columns besides state, version and time that follow from the facts after the event. */
  readonly columns: (facts: Facts, event: Wish['event'], scope: Scope) => Record<string, unknown>
  /** What else happens because of it, in the same transaction. */
  readonly after?: (scope: Scope, moved: Moved<Facts>) => Promise<void>
  readonly describe: (scope: Scope, id: number, language: MessageLanguage) => Promise<Description>
  /** What was handed in; absent: the facts say everything. Read only for an `actor` who plays one of `roles` in the row. */
  readonly detail?: (
    scope: Scope,
    id: number,
    roles: readonly Role[],
    language: MessageLanguage,
  ) => Promise<readonly DetailLine[]>
}

export interface Description {
  readonly title: string
  readonly subtitle: string
  readonly related: ReadonlyArray<{ entity: Entity; id: number; title: string; state: string }>
}
