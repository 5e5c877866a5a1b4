import { and, asc, eq, inArray, lte } from 'drizzle-orm'

import { waitlistEntries } from '../db/schema/registration.ts'
import { system } from '../lifecycles/system.ts'
import type { Scope } from '../lifecycles/types.ts'

export type WaitlistRow = typeof waitlistEntries.$inferSelect

/** Open entry of an account; null: it does not wait for this ticket type. */
export const openEntryOf = async (
  { tx }: Pick<Scope, 'tx'>,
  userId: number,
  ticketTypeId: number,
): Promise<WaitlistRow | null> => {
  const [row] = await tx
    .select()
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.userId, userId),
        eq(waitlistEntries.ticketTypeId, ticketTypeId),
        inArray(waitlistEntries.state, ['waiting', 'offered']),
      ),
    )
  return row ?? null
}

/**
 * Ends offers whose time is over, so that their places go to the next in line before anybody else asks. The caller holds
 * the lock on the ticket type.
 */
export const lapseOffers = async ({ tx, now, fire }: Scope, ticketTypeId: number): Promise<void> => {
  const over = await tx
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.ticketTypeId, ticketTypeId),
        eq(waitlistEntries.state, 'offered'),
        lte(waitlistEntries.offeredUntil, now()),
      ),
    )
    .orderBy(asc(waitlistEntries.id))
  for (const { id } of over) {
    await fire(system(), { entity: 'waitlist', id, event: { type: 'waitlist.expire' } })
  }
}

export const waitlistCard = ({ id, state, version, offeredUntil }: WaitlistRow) => ({
  id,
  state,
  version,
  offered_until: offeredUntil?.toISOString() ?? null,
})
