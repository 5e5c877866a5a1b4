import { eq } from 'drizzle-orm'

import { couponBatches } from '../../db/schema/couponBatches.ts'
import type { Tx } from '../../db/types.ts'

/**
 * Using a code and withdrawing its batch wait for this lock, so that the last use goes to one account. It is taken after the
 * account and before coupons and places.
 */
export const lockBatch = async (
  tx: Tx,
  id: number,
): Promise<typeof couponBatches.$inferSelect | undefined> => {
  const [row] = await tx.select().from(couponBatches).where(eq(couponBatches.id, id)).for('update')
  return row
}
