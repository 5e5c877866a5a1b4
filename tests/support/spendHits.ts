import { like } from 'drizzle-orm'

import { rateWindows } from '../../server/db/schema/accounts.ts'
import type { Db } from '../../server/db/types.ts'

/**
 * As if so much of a limit (`server/accounts/limits.ts`) were used: of the windows whose keys begin like this, which one
 * request must have begun. With one less than the rule allows, the next request passes and the one after it waits, which
 * proves the number of the product without sending as many.
 */
export const spendHits = async (db: Db, begins: string, hits: number): Promise<void> => {
  const spent = await db
    .update(rateWindows)
    .set({ hits })
    .where(like(rateWindows.key, `${begins}%`))
    .returning()
  if (spent.length === 0) throw new Error(`No window has begun whose key begins with ${begins}`)
}

/** As if no limit had been used. */
export const forgetHits = async (db: Db): Promise<void> => {
  await db.delete(rateWindows)
}
