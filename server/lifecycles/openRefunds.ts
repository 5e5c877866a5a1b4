import { and, eq, inArray } from 'drizzle-orm'

import { refunds } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'

/** Refunds of an order of the query around it that are not settled yet, for `exists` and `notExists`. */
export const openRefunds = (db: Db | Tx) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), inArray(refunds.state, ['requested', 'processing', 'failed'])))
