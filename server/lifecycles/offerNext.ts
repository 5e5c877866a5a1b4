import { and, asc, eq } from 'drizzle-orm'

import { waitlistEntries } from '../db/schema/registration.ts'
import { system } from './system.ts'
import { placesLeft } from './places.ts'
import type { Scope } from './types.ts'

/** How long a freed place is kept for the next in line. */
export const offerSeconds = 24 * 3600

/** Offers every free place of a ticket type, whose places are locked, to the member who has waited longest. */
export const offerNext = async ({ tx, now, fire }: Scope, ticketTypeId: number): Promise<void> => {
  for (;;) {
    const at = now()
    if ((await placesLeft(tx, ticketTypeId, { at })) <= 0) return
    const [next] = await tx
      .select({ id: waitlistEntries.id })
      .from(waitlistEntries)
      .where(and(eq(waitlistEntries.ticketTypeId, ticketTypeId), eq(waitlistEntries.state, 'waiting')))
      .orderBy(asc(waitlistEntries.id))
      .limit(1)
    if (next === undefined) return
    const until = new Date(at.getTime() + offerSeconds * 1000).toISOString()
    await fire(system(), { entity: 'waitlist', id: next.id, event: { type: 'waitlist.offer', until } })
  }
}
