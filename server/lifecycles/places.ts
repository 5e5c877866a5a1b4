import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'

import { orders, ticketTypes, waitlistEntries } from '../db/schema/registration.ts'
import { outer } from '../db/outer.ts'
import type { Db, Tx } from '../db/types.ts'

/**
 * Locks the places of this type: no other transaction gives one away or changes their number. Taken after
 * the lock on an order. Without a limit, and without a waiting list, buyers do not wait for one another.
 */
export const lockPlaces = async (tx: Tx, ticketTypeId: number): Promise<void> => {
  const rowOf = (within: Tx) =>
    within
      .select({
        isShared: sql<boolean>`${ticketTypes.capacity} is null and not exists (${waitingFor(within)})`,
      })
      .from(ticketTypes)
      .where(eq(ticketTypes.id, ticketTypeId))
  const [seen] = await rowOf(tx)
  if (seen?.isShared === true) {
    try {
      // A savepoint, because its end gives the shared lock back: two that wait for the other one's would wait for ever.
      await tx.transaction(async (within) => {
        const [locked] = await rowOf(within).for('share')
        if (locked?.isShared === false) throw new Limited()
      })
      return
    } catch (error) {
      if (!(error instanceof Limited)) throw error
    }
  }
  await rowOf(tx).for('update')
}

/** The places were limited while they were locked. */
class Limited extends Error {}

const waitingFor = (tx: Tx) =>
  tx
    .select({ one: sql`1` })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.ticketTypeId, outer(ticketTypes.id)),
        inArray(waitlistEntries.state, ['waiting', 'offered']),
      ),
    )

/**
 * Free places of a ticket type; Infinity without a limit. A place that is offered to a member on the
 * waiting list is theirs for that time. The caller that gives one away has called `lockPlaces`, and read the time after it.
 * `capacity`: number to assume; absent: the present number.
 */
export const placesLeft = async (
  tx: Db | Tx,
  ticketTypeId: number,
  {
    at,
    exceptOrder = 0,
    forUser = 0,
    capacity,
  }: { at: Date; exceptOrder?: number; forUser?: number; capacity?: number },
): Promise<number> => {
  const [type] = await tx.select().from(ticketTypes).where(eq(ticketTypes.id, ticketTypeId))
  if (type === undefined) return 0
  const places = capacity ?? type.capacity
  if (places === null) return Number.POSITIVE_INFINITY
  const [taken] = await tx
    .select({ number: count() })
    .from(orders)
    .where(
      and(
        eq(orders.ticketTypeId, ticketTypeId),
        inArray(orders.state, ['to_be_paid', 'paid', 'completed']),
        ne(orders.id, exceptOrder),
      ),
    )
  const [held] = await tx
    .select({ number: count() })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.ticketTypeId, ticketTypeId),
        eq(waitlistEntries.state, 'offered'),
        gt(waitlistEntries.offeredUntil, at),
        ne(waitlistEntries.userId, forUser),
      ),
    )
  return places - (taken?.number ?? 0) - (held?.number ?? 0)
}
