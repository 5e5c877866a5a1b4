import { and, eq, ne } from 'drizzle-orm'

import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'

/** Another order that is not closed has it. */
export const isCouponElsewhere = async (tx: Tx, couponId: number, orderId: number): Promise<boolean> => {
  const holders = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.couponId, couponId), ne(orders.state, 'closed'), ne(orders.id, orderId)))
  return holders.length > 0
}
