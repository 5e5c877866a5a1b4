import { and, count, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm'

import { orders, ticketTypes, waitlistEntries } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'

/**
 * Places left of each limited ticket type of a conference, for display: nothing is locked, and the number may change before
 * the visitor presses the button. Offers to `userId` count as free.
 */
export const placesShown = async (
  db: Db | Tx,
  conferenceId: number,
  { at, userId = 0 }: { at: Date; userId?: number },
): Promise<ReadonlyMap<number, number>> => {
  const limited = await db
    .select({ id: ticketTypes.id, capacity: ticketTypes.capacity })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, conferenceId), isNotNull(ticketTypes.capacity)))
  if (limited.length === 0) return new Map()
  const ids = limited.map(({ id }) => id)
  const taken = await db
    .select({ id: orders.ticketTypeId, number: count() })
    .from(orders)
    .where(and(inArray(orders.ticketTypeId, ids), inArray(orders.state, ['to_be_paid', 'paid', 'completed'])))
    .groupBy(orders.ticketTypeId)
  const held = await db
    .select({ id: waitlistEntries.ticketTypeId, number: count() })
    .from(waitlistEntries)
    .where(
      and(
        inArray(waitlistEntries.ticketTypeId, ids),
        eq(waitlistEntries.state, 'offered'),
        gt(waitlistEntries.offeredUntil, at),
        ne(waitlistEntries.userId, userId),
      ),
    )
    .groupBy(waitlistEntries.ticketTypeId)
  const numberOf = (rows: ReadonlyArray<{ id: number | null; number: number }>, id: number) =>
    rows.find((row) => row.id === id)?.number ?? 0
  return new Map(
    limited.map(({ id, capacity }) => [
      id,
      Math.max(0, (capacity ?? 0) - numberOf(taken, id) - numberOf(held, id)),
    ]),
  )
}
