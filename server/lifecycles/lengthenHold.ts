import { eq } from 'drizzle-orm'

import { holdEnd } from '../../src/contract/hold.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'

interface Wish {
  readonly orderId: number
  readonly method: Parameters<typeof holdEnd>[0]
  readonly at: Date
}

/** Keeps an order for as long as this way of paying takes. Its row is locked. */
export const lengthenHold = async (tx: Tx, { orderId, method, at }: Wish): Promise<void> => {
  const [row] = await tx
    .select({ dueAt: orders.dueAt, startsAt: conferences.startsAt })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .where(eq(orders.id, orderId))
  if (row === undefined) throw new Error(`order ${orderId} vanished while it was held`)
  const [now, startsAt, dueAt] = [at.getTime(), row.startsAt.getTime(), row.dueAt.getTime()]
  const end = holdEnd(method, { now, startsAt, dueAt })
  if (end === dueAt) return
  await tx
    .update(orders)
    .set({ dueAt: new Date(end) })
    .where(eq(orders.id, orderId))
}
