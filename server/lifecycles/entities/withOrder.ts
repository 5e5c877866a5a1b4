import { eq } from 'drizzle-orm'

import type { mealVouchers, tickets } from '../../db/schema/admission.ts'
import type { knocks } from '../../db/schema/benefits.ts'
import type { invoices } from '../../db/schema/invoices.ts'
import type { payments, refunds } from '../../db/schema/payments.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import type { Owned } from '../types.ts'

type OfOrder =
  | typeof invoices
  | typeof knocks
  | typeof mealVouchers
  | typeof payments
  | typeof refunds
  | typeof tickets

/** The owner of the order that a row belongs to, and its conference. */
export const ownerOfOrder = async (
  tx: Tx,
  given: typeof invoices | typeof knocks | typeof payments | typeof refunds,
  id: number,
): Promise<Owned | null> => {
  const table = alike(given)
  const [row] = await tx
    .select({ ownerId: orders.userId, conferenceId: orders.conferenceId })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(eq(table.id, id))
  return row ?? null
}

/** The order before the row: code that moves an order and what belongs to it takes the locks in this sequence. */
export const lockWithOrder = async (tx: Tx, given: OfOrder, id: number): Promise<void> => {
  const table = alike(given)
  const [found] = await tx.select({ orderId: table.orderId }).from(table).where(eq(table.id, id))
  if (found === undefined) return
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, found.orderId)).for('update')
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
}

/** Only the columns are used that all of them have. */
const alike = (table: OfOrder) => table as typeof invoices
