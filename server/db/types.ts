import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { OnlineBackup } from './onlineBackup.ts'
import type * as schema from './schema.ts'

/** The database as handlers see it; the same on both engines. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** Argument that `db.transaction` passes to its callback; functions that work in and out of transactions take `Db | Tx`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Engine = 'embedded' | 'postgresql'

export interface OpenedDatabase {
  readonly db: Db
  readonly kind: Engine
  /** PostgreSQL's connections now, and waiting requests. */
  readonly pool?: () => { readonly used: number; readonly idle: number; readonly waiting: number }
  /** Copies the files of the embedded engine while it works; a server of PostgreSQL has tools of its own. */
  readonly backup?: OnlineBackup
  /** Stops the ticker, waits for running work, releases the directory. Safe to call twice. */
  close(): Promise<void>
}

/** The part of a logger that the platform uses (pino fits). */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
