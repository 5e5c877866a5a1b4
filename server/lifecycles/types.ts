import type { PgTable } from 'drizzle-orm/pg-core'

import type { Entity } from '../../src/contract/entity.ts'
import type { DetailLine } from '../../src/contract/lifecycle.ts'
import type { Role } from '../../src/contract/roles.ts'
import type { WaysToPay } from '../../src/contract/waysToPay.ts'
import type { Tx } from '../db/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

/** Actor of an event: an account, or the server itself (`userId` null). */
export interface Actor {
  readonly userId: number | null
  readonly requestId: string | null
  /** Session that brought the second factor; absent: none did. */
  readonly sessionId?: number
  /** Parts that follow from how the request came, e.g. `receiver` of a member who brings a share code. */
  readonly roles?: readonly Role[]
}

/** One event to cause in one row. */
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
  /** Conference whose organizer and gate staff may act; null: only the platform's roles. */
  readonly conferenceId: number | null
  /** Accounts that play no granted part here, because it is about their own work; absent: none. */
  readonly authors?: readonly number[]
}

/** Tools of a command: a transaction, the clock, and a way to fire further events. */
export interface Scope {
  readonly tx: Tx
  /**
   * The server's clock; never goes back within one transaction. It is a function, because a time is valid only
   * when it was read under the locks: one from before the wait for them may be older than rows written since.
   */
  readonly now: () => Date
  /** How orders can be paid here. */
  readonly ways: WaysToPay
  /** Accounts that are not notified of events in their rows here. */
  readonly untold: Set<number>
  /** Fires another event in the same transaction; throws `Refused`. */
  readonly fire: (actor: Actor, wish: Wish) => Promise<Moved>
}

/** Tools of a query: a transaction, and the instant by which it judges. */
export interface View {
  readonly tx: Tx
  readonly at: Date
  /** How orders can be paid here; absent where nothing depends on it. */
  readonly ways?: WaysToPay
}

/** Owner of a row, and the conference whose organizer and gate staff may act; null: only the platform's roles. */
export type Owned = Pick<Loaded, 'ownerId' | 'conferenceId' | 'authors'>

export interface Moved<Facts extends object = object> {
  readonly before: Loaded<Facts>
  readonly state: string
  readonly version: number
  readonly facts: Facts
  readonly event: Wish['event']
  readonly actor: Actor
  /** When it happened. */
  readonly at: Date
  /** This key has moved it before: nothing happened now. */
  readonly isRepeated: boolean
}

/** How one entity is kept: the only place that knows its tables. */
export interface EntityAdapter<Facts extends object = object> {
  readonly table: PgTable
  /** Owner of the row, read without waiting for a lock; null: no such row. */
  readonly whose: (tx: Tx, id: number) => Promise<Owned | null>
  /** Takes every lock under which it is moved and its facts hold still: first the order that it belongs to. */
  readonly lock: (tx: Tx, id: number) => Promise<void>
  /** Takes no lock of its own; null: no such row. */
  readonly load: (
    view: View,
    id: number,
    actor: Actor,
    /** Event to judge, if the facts depend on it: a scan is judged by the time it was made. */
    event?: Wish['event'],
  ) => Promise<Loaded<Facts> | null>
  /** Adds what only the server can say, by the facts before it: when a scan was made. */
  readonly complete?: (event: Wish['event'], facts: Facts, at: Date) => Wish['event']
  /** Columns besides state, version and time that follow from the facts after the event. */
  readonly columns: (facts: Facts, event: Wish['event'], at: Date) => Record<string, unknown>
  /** Further effects in the same transaction. */
  readonly after?: (scope: Scope, moved: Moved<Facts>) => Promise<void>
  readonly describe: (view: View, id: number, language: MessageLanguage) => Promise<Description>
  /** Submitted data; absent: the facts are complete. Read only for an `actor` who plays one of `roles` in the row. */
  readonly detail?: (
    view: View,
    id: number,
    roles: readonly Role[],
    language: MessageLanguage,
  ) => Promise<readonly DetailLine[]>
}

export interface Description {
  readonly title: string
  readonly subtitle: string
  /** A function where it takes queries of its own: notifications read the titles only. */
  readonly related: readonly Related[] | (() => Promise<readonly Related[]>)
}

export interface Related {
  readonly entity: Entity
  readonly id: number
  readonly title: string
  readonly state: string
}
