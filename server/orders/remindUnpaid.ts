import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'

import { messages } from '../db/schema/members.ts'
import { payments } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import { notifyUnpaid } from '../lifecycles/notifyUnpaid.ts'
import { isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

/** Orders that one look takes. */
const batch = 100

/** Reminds of orders whose deadline is near, once for each deadline; several servers may do so at once. Answers how many. */
export const remindUnpaid = async (tools: RowTools, only?: string): Promise<number> => {
  const { db, now } = tools
  const at = new Date(now())
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        only === undefined ? isNotAside('reminders', orders.id) : eq(orders.id, Number(only)),
        eq(orders.state, 'to_be_paid'),
        gt(orders.dueAt, at),
        // A third of its time is left: ten minutes where it is paid online; a day at most where it is transferred.
        lte(sql`${orders.dueAt} - least(interval '1 day', (${orders.dueAt} - ${orders.createdAt}) / 3)`, at),
        // Finance reviews the voucher: the order is not closed until then.
        notExists(
          db
            .select({ id: payments.id })
            .from(payments)
            .where(and(eq(payments.orderId, orders.id), eq(payments.state, 'reviewing'))),
        ),
        notExists(
          db
            .select({ id: messages.id })
            .from(messages)
            .where(
              eq(
                messages.key,
                sql`'order ' || ${orders.id} || ' expiring ' || floor(extract(epoch from ${orders.dueAt}))`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(orders.dueAt))
    .limit(batch)
  return rowByRow(tools, {
    ...{ task: 'reminders', only, rows: due },
    nameOf: ({ id }) => String(id),
    work: ({ id }) => db.transaction((tx) => notifyUnpaid(tx, id, 'expiring', at)),
  })
}
