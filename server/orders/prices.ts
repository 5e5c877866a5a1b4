import { and, asc, eq, ne } from 'drizzle-orm'

import { acceptedAuthors, orders, priceTiers } from '../db/schema/registration.ts'
import { inOrder } from '../db/tierOrder.ts'
import type { Db, Tx } from '../db/types.ts'

export type Tier = typeof priceTiers.$inferSelect

export const tiersOf = (db: Db | Tx, ticketTypeId: number): Promise<Tier[]> =>
  db
    .select()
    .from(priceTiers)
    .where(eq(priceTiers.ticketTypeId, ticketTypeId))
    .orderBy(inOrder, asc(priceTiers.id))

export const isAcceptedAuthor = async (db: Db | Tx, userId: number, conferenceId: number) => {
  const rows = await db
    .select({ userId: acceptedAuthors.userId })
    .from(acceptedAuthors)
    .where(and(eq(acceptedAuthors.userId, userId), eq(acceptedAuthors.conferenceId, conferenceId)))
  return rows.length > 0
}

/** ORD-04: an author takes part for nothing, once in each conference. */
export const isFreeFor = async (db: Db | Tx, userId: number, conferenceId: number) => {
  if (!(await isAcceptedAuthor(db, userId, conferenceId))) return false
  const used = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.conferenceId, conferenceId),
        eq(orders.isFreeForAuthor, true),
        ne(orders.state, 'closed'),
      ),
    )
  return used.length === 0
}
