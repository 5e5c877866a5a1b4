import type { Db, Log } from '../db/types.ts'
import type { Engine } from '../lifecycles/engine.ts'
import type { PayMeans } from './means.ts'

/** What payments work with. */
export interface PayTools {
  readonly db: Db
  readonly engine: Engine
  readonly means: PayMeans
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
}
