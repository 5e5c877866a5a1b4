import type { Entity } from '../../src/contract/entity.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Scope } from '../lifecycles/types.ts'

/** Transition caused by time only, and the query for the rows that are due. */
export interface ScheduledTransition {
  readonly entity: Entity
  readonly event: string
  /** Ids for which it is time, ascending, behind `after`. */
  readonly due: (db: Db, at: Date, after: number, limit: number) => Promise<Array<{ id: number }>>
  /** Takes the first lock that moving the row takes, without waiting for it; false: another transaction holds it. */
  readonly lock: (tx: Tx, id: number) => Promise<boolean>
  /** Action instead of the plain event of that row. */
  readonly fire?: (scope: Scope, id: number) => Promise<void>
}
