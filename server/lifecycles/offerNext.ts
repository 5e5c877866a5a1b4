import { and, asc, eq } from 'drizzle-orm'

import { conferences } from '../db/schema/catalogue.ts'
import { ticketTypes, waitlistEntries } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'
import { system } from './system.ts'
import { placesLeft } from './places.ts'
import type { Scope } from './types.ts'

/** How long a freed place is kept for the next in line. */
export const offerSeconds = 24 * 3600

/** Offers every free place of a ticket type, whose places are locked, to the member who has waited longest. */
export const offerNext = async ({ tx, now, fire }: Scope, ticketTypeId: number): Promise<void> => {
  if (!(await canRegister(tx, ticketTypeId))) return
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

/** While a conference is paused, when it is over or cancelled, or when the type is not sold any more, nobody could take what is offered. */
const canRegister = async (tx: Tx, ticketTypeId: number): Promise<boolean> => {
  const [row] = await tx
    .select({
      state: conferences.state,
      publication: conferences.publication,
      retiredAt: ticketTypes.retiredAt,
    })
    .from(ticketTypes)
    .innerJoin(conferences, eq(conferences.id, ticketTypes.conferenceId))
    .where(eq(ticketTypes.id, ticketTypeId))
  if (row?.publication !== 'published' || row.retiredAt !== null) return false
  return row.state === 'not_started' || row.state === 'ongoing'
}
