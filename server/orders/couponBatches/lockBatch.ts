import { eq } from 'drizzle-orm'

import { couponBatches } from '../../db/schema/couponBatches.ts'
import type { Tx } from '../../db/types.ts'

/**
 * Who uses a code of a batch and who takes the batch back stand in line here, so that the last use goes to one account. Taken after the
 * account and before coupons and places.
 */
export const lockBatch = async (
  tx: Tx,
  id: number,
): Promise<typeof couponBatches.$inferSelect | undefined> => {
  const [row] = await tx.select().from(couponBatches).where(eq(couponBatches.id, id)).for('update')
  return row
}
