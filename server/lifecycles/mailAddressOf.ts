import { eq } from 'drizzle-orm'

import type { Entity } from '../../src/contract/entity.ts'
import { invoices } from '../db/schema/invoices.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'

/**
 * Where mails about a row go when the account has no address: who signs in by phone still gave one for the ticket, and one
 * for the invoice. Undefined: no such address is known.
 */
export const mailAddressOf = async (tx: Tx, entity: Entity, id: number): Promise<string | undefined> => {
  if (entity === 'order') {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id))
    return order?.attendee.email
  }
  if (entity === 'invoice') {
    const [row] = await tx
      .select({ form: invoices.form, attendee: orders.attendee })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.id, id))
    return row?.form?.email ?? row?.attendee.email
  }
  if (entity !== 'payment' && entity !== 'refund') return undefined
  const table = (entity === 'payment' ? payments : refunds) as typeof payments
  const [row] = await tx
    .select({ attendee: orders.attendee })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(eq(table.id, id))
  return row?.attendee.email
}
