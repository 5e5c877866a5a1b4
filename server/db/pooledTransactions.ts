import type { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import type { Db } from './types.ts'

/**
 * Runs the transactions of a database on connections of its pool that go back however the transaction ends. drizzle's own keep
 * theirs for ever where `begin` fails, so that a restart of PostgreSQL empties the pool, give back one whose `rollback` failed,
 * and tell that failure instead of the first one (drizzle-orm issues 6114 and 6241, seen in 0.45.4).
 */
export const pooledTransactions = (db: Db, pool: Pool, over: typeof drizzle): void => {
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let refused: { readonly error: unknown } | null = null
    let isUsable = false
    try {
      const answer = await (over(client) as unknown as Db).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          refused = { error }
          throw error
        }
      }, config)
      isUsable = true
      return answer
    } catch (error) {
      const first: { readonly error: unknown } = refused ?? { error }
      // Another error than that of the work means that the connection was not rolled back.
      isUsable = refused !== null && first.error === error
      throw first.error
    } finally {
      client.release(!isUsable)
    }
  }
}
