import { and, count, eq, isNull, sql } from 'drizzle-orm'

import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import {
  coversRegistration,
  saleLimits,
  type orderTicketTypes,
  type retireTicketType,
  type saveTicketType,
} from '../../../src/contract/ticketSale.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { orders, priceTiers, ticketTypes, waitlistEntries } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { offerNext } from '../../lifecycles/offerNext.ts'
import { lockPlaces, placesLeft } from '../../lifecycles/places.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import { tiersOf } from '../prices.ts'
import { lapseOffers } from '../waitlist.ts'
import { lockSale } from './lockSale.ts'

type Row = typeof ticketTypes.$inferSelect
type Saved = HandlerInput<typeof saveTicketType>

/**
 * Makes a ticket type or changes one; answers its id, and what stood there before. Orders keep their amounts: they were written when the
 * order was placed, and nothing reads the prices for them again.
 */
export const saveType = async (scope: Scope, wish: Saved): Promise<{ id: number; isChanged: boolean }> => {
  const { tx } = scope
  const conference = await lockSale(tx, wish.conference_id)
  const closesAt = conference.registrationClosesAt?.toISOString() ?? null
  const refuseGap = () => {
    if (!coversRegistration(wish.tiers, closesAt))
      throw new Refused('tierEndsEarly', { field: `tiers.${wish.tiers.length - 1}.until` })
  }
  if (wish.id === 0) {
    const made = await madeWith(tx, wish)
    if (made !== null) {
      if (!(await isSaid(tx, made, wish))) throw new Refused('keyReused', { field: 'key' })
      return { id: made.id, isChanged: false }
    }
    refuseGap()
    return { id: await addType(tx, wish), isChanged: true }
  }
  const type = await lockedType(tx, wish)
  // A retry after a lost answer.
  if (await isSaid(tx, type, wish)) return { id: type.id, isChanged: false }
  if (type.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  if (type.retiredAt === null) refuseGap()
  await lapseOffers(scope, type.id)
  await refuseTooFew(scope, type, wish.capacity)
  await tx
    .update(ticketTypes)
    .set({ ...valuesOf(wish), version: type.version + 1 })
    .where(eq(ticketTypes.id, type.id))
  await writeTiers(tx, type.id, wish)
  await offerNext(scope, type.id)
  return { id: type.id, isChanged: true }
}

/** Result of a change; `deleted`: the row is gone, because it was never ordered. */
export type Outcome = 'unchanged' | 'changed' | 'deleted'

/** Takes a type from sale or puts it back. */
export const retireType = async (
  scope: Scope,
  wish: HandlerInput<typeof retireTicketType>,
): Promise<Outcome> => {
  const { tx } = scope
  const conference = await lockSale(tx, wish.conference_id)
  const type = await lockedType(tx, wish)
  const isRetired = type.retiredAt !== null
  if (isRetired === (wish.retired === 1)) return 'unchanged'
  if (type.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  if (wish.retired === 1 && !(await isWanted(tx, type.id))) {
    await tx.delete(priceTiers).where(eq(priceTiers.ticketTypeId, type.id))
    await tx.delete(ticketTypes).where(eq(ticketTypes.id, type.id))
    return 'deleted'
  }
  if (wish.retired === 0) {
    await refuseTooMany(tx, wish.conference_id)
    const closesAt = conference.registrationClosesAt?.toISOString() ?? null
    if (!coversRegistration(termsOf(await tiersOf(tx, type.id)), closesAt))
      throw new Refused('tierEndsEarly', { field: 'id' })
  }
  await tx
    .update(ticketTypes)
    .set({ retiredAt: wish.retired === 1 ? scope.now() : null, version: type.version + 1 })
    .where(eq(ticketTypes.id, type.id))
  if (wish.retired === 0) {
    await lapseOffers(scope, type.id)
    await offerNext(scope, type.id)
  }
  return 'changed'
}

/** The ids are all types on sale, each once: another set was read before a type was made or retired. */
export const orderTypes = async (tx: Tx, wish: HandlerInput<typeof orderTicketTypes>): Promise<boolean> => {
  const conference = await lockSale(tx, wish.conference_id)
  const sold = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(onSale(wish.conference_id))
    .orderBy(ticketTypes.position, ticketTypes.id)
  const now = sold.map(({ id }) => id)
  if (now.join(',') === wish.ids.join(',')) return false
  const isSame = [...now].sort(byNumber).join(',') === [...wish.ids].sort(byNumber).join(',')
  if (conference.saleVersion !== wish.version || !isSame)
    throw new Refused('versionConflict', { field: 'version' })
  for (const [position, id] of wish.ids.entries()) {
    await tx.update(ticketTypes).set({ position }).where(eq(ticketTypes.id, id))
  }
  await tx
    .update(conferences)
    .set({ saleVersion: sql`${conferences.saleVersion} + 1` })
    .where(eq(conferences.id, wish.conference_id))
  return true
}

/** Types on sale whose prices end before registration would close. */
export const firstGap = async (
  tx: Tx,
  conferenceId: number,
  closesAt: Date | null,
): Promise<number | null> => {
  const types = await tx.select({ id: ticketTypes.id }).from(ticketTypes).where(onSale(conferenceId))
  for (const { id } of types) {
    const terms = termsOf(await tiersOf(tx, id))
    // One without any price is not sold at all, whenever registration closes.
    if (terms.length > 0 && !coversRegistration(terms, closesAt?.toISOString() ?? null)) return id
  }
  return null
}

const byNumber = (a: number, b: number) => a - b
const onSale = (conferenceId: number) =>
  and(eq(ticketTypes.conferenceId, conferenceId), isNull(ticketTypes.retiredAt))

const lockedType = async (
  tx: Tx,
  { id, conference_id }: { id: number; conference_id: number },
): Promise<Row> => {
  await lockPlaces(tx, id)
  const [row] = await tx
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.id, id), eq(ticketTypes.conferenceId, conference_id)))
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  return row
}

const madeWith = async (tx: Tx, { conference_id, key }: Saved): Promise<Row | null> => {
  const [row] = await tx
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, conference_id), eq(ticketTypes.creationKey, key)))
  return row ?? null
}

const addType = async (tx: Tx, wish: Saved): Promise<number> => {
  await refuseTooMany(tx, wish.conference_id)
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${ticketTypes.position}), -1)::int` })
    .from(ticketTypes)
    .where(eq(ticketTypes.conferenceId, wish.conference_id))
  const [row] = await tx
    .insert(ticketTypes)
    .values({
      ...valuesOf(wish),
      conferenceId: wish.conference_id,
      position: (last?.position ?? -1) + 1,
      creationKey: wish.key,
    })
    .returning({ id: ticketTypes.id })
  if (row === undefined) throw new Error('the ticket type was not written')
  await writeTiers(tx, row.id, wish)
  return row.id
}

const valuesOf = ({ name, eng_name, audience, capacity }: Saved) => ({
  ...{ name, engName: eng_name, audience, capacity },
})

const termsOf = (tiers: Awaited<ReturnType<typeof tiersOf>>) =>
  tiers.map(({ name, engName, until, amount }) => ({
    ...{ name, eng_name: engName, amount },
    until: until?.toISOString() ?? null,
  }))

/** Whether it says already what is wished. */
const isSaid = async (tx: Tx, row: Row, wish: Saved): Promise<boolean> => {
  const { name, engName, audience, capacity } = row
  const said = { name, engName, audience, capacity, tiers: termsOf(await tiersOf(tx, row.id)) }
  const tiers = wish.tiers.map((tier) => ({
    ...{ name: tier.name, eng_name: tier.eng_name, amount: tier.amount, until: tier.until },
  }))
  return JSON.stringify(said) === JSON.stringify({ ...valuesOf(wish), tiers })
}

const writeTiers = async (tx: Tx, ticketTypeId: number, { tiers }: Saved) => {
  await tx.delete(priceTiers).where(eq(priceTiers.ticketTypeId, ticketTypeId))
  await tx.insert(priceTiers).values(
    tiers.map(({ name, eng_name, until, amount }) => ({
      ...{ ticketTypeId, name, engName: eng_name, amount },
      until: until === null ? null : new Date(until),
    })),
  )
}

/** Refuses a capacity below the places sold, ordered and offered. The caller holds the lock on the type. */
const refuseTooFew = async ({ tx, now }: Scope, type: Row, capacity: number | null) => {
  if (capacity === null) return
  const left = await placesLeft(tx, type.id, { at: now(), capacity })
  if (left < 0) throw new Refused('capacityBelowTaken', { field: 'capacity', count: capacity - left })
}

const refuseTooMany = async (tx: Tx, conferenceId: number) => {
  const [row] = await tx.select({ number: count() }).from(ticketTypes).where(onSale(conferenceId))
  if ((row?.number ?? 0) >= saleLimits.ticketTypes) throw new Refused('ticketTypesTooMany')
}

/** True if one was ordered, or waited for: its row is kept. */
const isWanted = async (tx: Tx, ticketTypeId: number): Promise<boolean> => {
  const ordered = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.ticketTypeId, ticketTypeId))
    .limit(1)
  if (ordered.length > 0) return true
  const { id } = waitlistEntries
  const awaited = await tx
    .select({ id })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.ticketTypeId, ticketTypeId))
    .limit(1)
  return awaited.length > 0
}
