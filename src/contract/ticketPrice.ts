/** Price of a registration (ONE-01): the one place that computes prices and coupons. Amounts in whole fen. */

/** Largest value of a coupon (TKT-03). */
export const couponCaps = { registration: 5000, submission: 15_000 } as const

/** The price valid at an instant (milliseconds since 1970), from prices in order; null when all have expired. */
export const tierAt = <T extends { readonly until: Date | string | null }>(
  tiers: readonly T[],
  at: number,
): T | null => tiers.find(({ until }) => until === null || at < new Date(until).getTime()) ?? null

export interface CouponWorth {
  readonly amount: number
  readonly kind: keyof typeof couponCaps
}

/** Amount due, and reduction by the coupon: never more than its cap, never more than the price. */
export const amountDue = (
  listAmount: number,
  { isFree, coupon }: { isFree: boolean; coupon: CouponWorth | null },
): { amount: number; reduction: number } => {
  const due = isFree ? 0 : listAmount
  const reduction = coupon === null ? 0 : Math.min(due, coupon.amount, couponCaps[coupon.kind])
  return { amount: due - reduction, reduction }
}
