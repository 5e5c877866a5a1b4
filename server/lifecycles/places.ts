import { and, count, eq, gt, inArray, ne } from 'drizzle-orm'

import { orders, ticketTypes, waitlistEntries } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'

/** Nobody else gives places of this type away before the transaction ends. Taken after the lock on an order. */
export const lockPlaces = async (tx: Tx, ticketTypeId: number): Promise<void> => {
  await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.id, ticketTypeId))
    .for('update')
}

/**
 * Places of a ticket type that nobody has; Infinity where there is no limit. A place that is offered to somebody on the
 * waiting list is theirs for that time. The caller that gives one away has called `lockPlaces`, and read the time after it.
 * `capacity`: how many there would be; absent: as many as there are.
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
