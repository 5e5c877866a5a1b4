import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { withdrawCoupons } from '../../../src/contract/couponBatches.ts'
import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { couponBatches, couponCodes } from '../../db/schema/couponBatches.ts'
import { coupons } from '../../db/schema/registration.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import { lockBatch } from './lockBatch.ts'

/**
 * Takes a batch back; false: it was already. A coupon on an order is revoked once the order is closed: until then the order keeps
 * its price, and no later check is needed.
 */
export const withdrawBatch = async (
  { tx, now }: Scope,
  { conference_id, id }: HandlerInput<typeof withdrawCoupons>,
): Promise<boolean> => {
  const batch = await lockBatch(tx, id)
  if (batch === undefined || batch.conferenceId !== conference_id)
    throw new Refused('notFound', { field: 'id' })
  if (batch.withdrawnAt !== null) return false
  const at = now()
  await tx.update(couponBatches).set({ withdrawnAt: at }).where(eq(couponBatches.id, id))
  const claimed = tx.select({ id: couponCodes.couponId }).from(couponCodes).where(eq(couponCodes.batchId, id))
  await tx
    .update(coupons)
    .set({ revokedAt: at })
    .where(and(inArray(coupons.id, claimed), isNull(coupons.revokedAt)))
  return true
}
