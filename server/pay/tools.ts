import type { Db, Log } from '../db/types.ts'
import type { Engine } from '../lifecycles/engine.ts'
import type { PaymentMethods } from './paymentMethods.ts'

/** Dependencies of payments. */
export interface PayTools {
  readonly db: Db
  readonly engine: Engine
  readonly paymentMethods: PaymentMethods
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
}
