import { eq, sql } from 'drizzle-orm'

import { mealVouchers, tickets } from '../db/schema/admission.ts'
import { outer } from '../db/outer.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'

/** Used parts of an order, as columns of a query from `orders`. */
export const useColumns = {
  isSignedIn: sql<boolean>`exists (select 1 from ${tickets}
    where order_id = ${outer(orders.id)} and state = 'valid.signed_in')`,
  hasUsedMeal: sql<boolean>`exists (select 1 from ${mealVouchers}
    where order_id = ${outer(orders.id)} and state = 'used')`,
}

/** Used parts of the order: they can no longer be returned. */
export const useOfOrder = async (
  tx: Db | Tx,
  orderId: number,
): Promise<{ isSignedIn: boolean; hasUsedMeal: boolean }> => {
  const [use] = await tx.select(useColumns).from(orders).where(eq(orders.id, orderId))
  return use ?? { isSignedIn: false, hasUsedMeal: false }
}
