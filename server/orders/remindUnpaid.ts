import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'

import { messages } from '../db/schema/members.ts'
import { orders } from '../db/schema/registration.ts'
import { notifyUnpaid } from '../lifecycles/notifyUnpaid.ts'
import { isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

/** How long before its deadline an order that nobody pays is told of. Milliseconds. */
export const reminderMs = 10 * 60_000
/** Orders that one look takes. */
const batch = 100

/** Reminds of orders whose deadline is near, once each; several servers may do so at once. Answers how many. */
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
        lte(orders.dueAt, new Date(at.getTime() + reminderMs)),
        notExists(
          db
            .select({ id: messages.id })
            .from(messages)
            .where(eq(messages.key, sql`'order ' || ${orders.id} || ' expiring'`)),
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
