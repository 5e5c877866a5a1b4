import { and, asc, eq, isNotNull } from 'drizzle-orm'

import { isPublicAs } from '../../src/contract/ownConference.ts'
import { tierAt } from '../../src/contract/ticketPrice.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { priceTiers, ticketTypes, waitlistEntries } from '../db/schema/registration.ts'
import { inOrder } from '../db/tierOrder.ts'
import type { Tx } from '../db/types.ts'
import { system } from './system.ts'
import { lockPlaces, placesLeft } from './places.ts'
import { registrationRefusal } from './registration.ts'
import type { Scope } from './types.ts'

/** How long a freed place is kept for the next in line. */
export const offerSeconds = 24 * 3600

/** Offers every free place of a ticket type, whose places are locked, to the member who has waited longest. */
export const offerNext = async ({ tx, now, fire }: Scope, ticketTypeId: number): Promise<void> => {
  for (;;) {
    const at = now()
    if (!(await canRegister(tx, ticketTypeId, at))) return
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

/** The same for every limited ticket type of a conference, whose places it locks in turn. */
export const offerAll = async (scope: Scope, conferenceId: number): Promise<void> => {
  const types = await scope.tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, conferenceId), isNotNull(ticketTypes.capacity)))
    .orderBy(asc(ticketTypes.id))
  for (const { id } of types) {
    await lockPlaces(scope.tx, id)
    await offerNext(scope, id)
  }
}

/** False if registration is closed, or the type is no longer sold: an offer could not be taken. */
const canRegister = async (tx: Tx, ticketTypeId: number, at: Date): Promise<boolean> => {
  const [row] = await tx
    .select({ conference: conferences, retiredAt: ticketTypes.retiredAt })
    .from(ticketTypes)
    .innerJoin(conferences, eq(conferences.id, ticketTypes.conferenceId))
    .where(eq(ticketTypes.id, ticketTypeId))
  if (row === undefined || row.retiredAt !== null || !isPublicAs(row.conference.publication)) return false
  if (registrationRefusal(row.conference, at) !== null) return false
  const tiers = await tx
    .select({ until: priceTiers.until })
    .from(priceTiers)
    .where(eq(priceTiers.ticketTypeId, ticketTypeId))
    .orderBy(inOrder)
  return tierAt(tiers, at.getTime()) !== null
}
