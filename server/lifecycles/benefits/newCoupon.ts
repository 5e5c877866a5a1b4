import { randomInt } from 'node:crypto'

import { coupons } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'

type Coupon = typeof coupons.$inferSelect

/** Without characters that are taken for each other when they are read aloud. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const newCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** A coupon of the account; `amount` in fen. */
export const newCoupon = async (
  tx: Tx,
  values: Pick<Coupon, 'userId' | 'kind' | 'amount' | 'source' | 'expiresAt'> & {
    at: Date
    onlyOrderId?: number
  },
): Promise<Coupon> => {
  const { at, ...rest } = values
  const [coupon] = await tx
    .insert(coupons)
    .values({ ...rest, code: newCode(12), createdAt: at })
    .returning()
  if (coupon === undefined) throw new Error('the coupon was not written')
  return coupon
}
