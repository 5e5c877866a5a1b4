import type { AnyStateMachine } from 'xstate'

import type { Reason } from '../../../contract/reasons.ts'
import type { Role } from '../../../contract/roles.ts'

/** Facts that the server has learned since; never changed by hand. Only a page sends it, to its own copy. */
export interface FactsLearned<Facts> {
  type: 'facts.learned'
  facts: Partial<Facts>
}

/** A machine that the server obeys: who may cause what, and what is said to those who may not, or not now. */
export interface Lifecycle {
  readonly machine: AnyStateMachine
  /** By event. `system` is the server itself; no other user can take its part. */
  readonly causes: Readonly<Record<string, readonly Role[]>>
  readonly reasons: {
    /** By leaf (`to_be_invoiced.picked_up`): why an event that this state does not know is refused. */
    readonly states: Readonly<Record<string, Reason>>
    /** By name: why an event is refused whose guard says no. */
    readonly guards: Readonly<Record<string, Reason>>
  }
}

/** A place in a lifecycle, as a row of the database holds it. */
export interface Status<Facts = object> {
  /** The leaf, its parents in front: `to_be_invoiced.picked_up`. */
  readonly state: string
  readonly facts: Facts
}

export type Decision<Facts = object> =
  | ({ readonly kind: 'taken' } & Status<Facts>)
  /** `forbidden` is the reason where the event exists but not for this role. */
  | { readonly kind: 'refused'; readonly reason: Reason }
