import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'

import { messages } from '../db/schema/members.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db } from '../db/types.ts'
import { notifyUnpaid } from '../lifecycles/notifyUnpaid.ts'

/** How long before its deadline an order that nobody pays is told of. Milliseconds. */
export const reminderMs = 10 * 60_000
/** Orders that one look takes. */
const batch = 100

/** Reminds of orders whose deadline is near, once each; several servers may do so at once. Answers how many. */
export const remindUnpaid = async ({ db, now }: { db: Db; now: () => number }): Promise<number> => {
  const at = new Date(now())
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
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
  for (const { id } of due) await db.transaction((tx) => notifyUnpaid(tx, id, 'expiring', at))
  return due.length
}
