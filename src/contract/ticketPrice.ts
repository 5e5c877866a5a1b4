/** What a registration costs (ONE-01): the one place where prices and coupons are reckoned. Amounts in whole fen. */

/** What a coupon is worth at most (TKT-03). */
export const couponCaps = { registration: 5000, submission: 15_000 } as const

/** Of prices in order, the one that holds at an instant (milliseconds since 1970); null when none does any more. */
export const tierAt = <T extends { readonly until: Date | string | null }>(
  tiers: readonly T[],
  at: number,
): T | null => tiers.find(({ until }) => until === null || at < new Date(until).getTime()) ?? null

export interface CouponWorth {
  readonly amount: number
  readonly kind: keyof typeof couponCaps
}

/** What is to be paid, and what the coupon takes off: never more than its cap, never more than there is to pay. */
export const amountDue = (
  listAmount: number,
  { isFree, coupon }: { isFree: boolean; coupon: CouponWorth | null },
): { amount: number; reduction: number } => {
  const due = isFree ? 0 : listAmount
  const reduction = coupon === null ? 0 : Math.min(due, coupon.amount, couponCaps[coupon.kind])
  return { amount: due - reduction, reduction }
}
