import { and, count, eq, gt, inArray, ne } from 'drizzle-orm'

import { orders, ticketTypes, waitlistEntries } from '../db/commerce.ts'
import type { Tx } from '../db/types.ts'

/**
 * Places of a ticket type that nobody has, under a lock on the type, so that no two transactions give the same one away;
 * Infinity where there is no limit. A place that is offered to somebody on the waiting list is theirs for that time.
 * Locks are always taken in the order order, ticket type.
 */
export const placesLeft = async (
  tx: Tx,
  ticketTypeId: number,
  { at, exceptOrder = 0, forUser = 0 }: { at: Date; exceptOrder?: number; forUser?: number },
): Promise<number> => {
  const [type] = await tx.select().from(ticketTypes).where(eq(ticketTypes.id, ticketTypeId)).for('update')
  if (type === undefined) return 0
  if (type.capacity === null) return Number.POSITIVE_INFINITY
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
  return type.capacity - (taken?.number ?? 0) - (held?.number ?? 0)
}
