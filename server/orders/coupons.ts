import { and, eq, inArray } from 'drizzle-orm'

import { coupons } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'
import { isCouponElsewhere } from '../lifecycles/isCouponElsewhere.ts'
import { Refused } from '../shared/refused.ts'
import { claimCoupon, lockBatchOf, refuseBatch, type CouponPlace } from './couponBatches/claimCoupon.ts'
import { storedCode } from './couponBatches/codes.ts'

export type Coupon = typeof coupons.$inferSelect

/** Another user's or a missing one locks nothing; an organizer's code locks its batch first, which is answered. */
export const lockCoupon = async (tx: Tx, userId: number, code: string) => {
  if (code === '') return null
  const batch = await lockBatchOf(tx, code)
  await tx.select({ id: coupons.id }).from(coupons).where(ofAccount(userId, code)).for('update')
  return batch
}

const ofAccount = (userId: number, code: string) =>
  and(inArray(coupons.code, [code, storedCode(code)]), eq(coupons.userId, userId))

/**
 * A coupon of the account that may be used for an order of this kind, under a lock: from its present order, or from the
 * shelf. An organizer's code becomes a coupon of the account here. Refused by name, with the field of the code;
 * another user's coupon does not exist.
 */
export const takeCoupon = async (
  tx: Tx,
  {
    code,
    userId,
    kind,
    field,
    now,
    place,
    orderId = 0,
  }: {
    code: string
    userId: number
    kind: 'conf' | 'paper'
    field: string
    now: () => Date
    place: CouponPlace
    /** Order that may have it already. */
    orderId?: number
  },
): Promise<Coupon> => {
  const batch = await lockCoupon(tx, userId, code)
  const at = now()
  if (batch !== null) refuseBatch(batch, place, { field, at })
  const [theirs] = await tx.select().from(coupons).where(ofAccount(userId, code))
  const coupon =
    theirs ?? (batch === null ? undefined : await claimCoupon(tx, batch, { code, userId, field, at }))
  if (coupon === undefined) throw new Refused('couponUnknown', { field })
  if (coupon.kind !== (kind === 'conf' ? 'registration' : 'submission')) {
    throw new Refused('couponNotFor', { field })
  }
  if (coupon.onlyOrderId !== null && coupon.onlyOrderId !== orderId)
    throw new Refused('couponNotFor', { field })
  if (coupon.revokedAt !== null) throw new Refused('couponRevoked', { field })
  if (coupon.expiresAt <= at) throw new Refused('couponExpired', { field })
  if (await isCouponElsewhere(tx, coupon.id, orderId)) throw new Refused('couponUsed', { field })
  return coupon
}
