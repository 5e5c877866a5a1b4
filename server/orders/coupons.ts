import { and, eq } from 'drizzle-orm'

import { coupons } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'
import { isCouponElsewhere } from '../lifecycles/isCouponElsewhere.ts'
import { Refused } from '../shared/refused.ts'

export type Coupon = typeof coupons.$inferSelect

/** What a coupon is worth at most, in fen (TKT-03). */
export const couponCaps = { registration: 5000, submission: 15_000 } as const

/** Somebody else's, or none, locks nothing. */
export const lockCoupon = async (tx: Tx, userId: number, code: string): Promise<void> => {
  const theirs = and(eq(coupons.code, code), eq(coupons.userId, userId))
  if (code !== '') await tx.select({ id: coupons.id }).from(coupons).where(theirs).for('update')
}

/**
 * A coupon of the account that may be put on an order of this kind, under a lock: from the order it is on, or from the
 * shelf. Refused by name, with the field that carried the code; somebody else's coupon does not exist.
 */
export const takeCoupon = async (
  tx: Tx,
  {
    code,
    userId,
    kind,
    field,
    now,
    orderId = 0,
  }: {
    code: string
    userId: number
    kind: 'conf' | 'paper'
    field: string
    now: () => Date
    /** The order on which it may stand already. */
    orderId?: number
  },
): Promise<Coupon> => {
  await lockCoupon(tx, userId, code)
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), eq(coupons.userId, userId)))
  if (coupon === undefined) throw new Refused('couponUnknown', { field })
  if (coupon.kind !== (kind === 'conf' ? 'registration' : 'submission')) {
    throw new Refused('couponNotFor', { field })
  }
  if (coupon.onlyOrderId !== null && coupon.onlyOrderId !== orderId)
    throw new Refused('couponNotFor', { field })
  if (coupon.revokedAt !== null) throw new Refused('couponRevoked', { field })
  if (coupon.expiresAt <= now()) throw new Refused('couponExpired', { field })
  if (await isCouponElsewhere(tx, coupon.id, orderId)) throw new Refused('couponUsed', { field })
  return coupon
}

/** What an order costs with a coupon: never less than nothing. */
export const reducedBy = (amount: number, coupon: Pick<Coupon, 'amount' | 'kind'>): number =>
  Math.max(0, amount - Math.min(coupon.amount, couponCaps[coupon.kind]))
