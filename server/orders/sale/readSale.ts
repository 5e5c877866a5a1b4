import { and, asc, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'

import type { TicketSale } from '../../../src/contract/ticketSale.ts'
import { meals, mealVouchers } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { orders, priceTiers, ticketTypes, waitlistEntries } from '../../db/schema/registration.ts'
import type { View } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { inOrder } from '../../db/tierOrder.ts'

/** Sale of a conference, as its organizers see it. */
export const readSale = async (
  view: View,
  conferenceId: number,
  language: MessageLanguage,
): Promise<Omit<TicketSale, 'parts'>> => {
  const { tx } = view
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
  return {
    conference_id: row.id,
    conference: inLanguage(language, row.title, row.engTitle),
    publication: row.publication,
    time_zone: row.timeZone,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    version: row.saleVersion,
    registration_opens_at: row.registrationOpensAt?.toISOString() ?? null,
    registration_closes_at: row.registrationClosesAt?.toISOString() ?? null,
    refund_until: row.refundUntil?.toISOString() ?? null,
    certificates_at: row.certificatesAt?.toISOString() ?? null,
    ticket_types: await typesOf(view, conferenceId),
    meals: await mealsOf(view, conferenceId),
  }
}

const typesOf = async ({ tx, at }: View, conferenceId: number): Promise<TicketSale['ticket_types']> => {
  const types = await tx
    .select()
    .from(ticketTypes)
    .where(eq(ticketTypes.conferenceId, conferenceId))
    .orderBy(asc(sql`${ticketTypes.retiredAt} is not null`), asc(ticketTypes.position), asc(ticketTypes.id))
  const ids = types.map(({ id }) => id)
  if (ids.length === 0) return []
  const tiers = await tx
    .select()
    .from(priceTiers)
    .where(inArray(priceTiers.ticketTypeId, ids))
    .orderBy(inOrder, asc(priceTiers.id))
  const ordered = await tx
    .select({ id: orders.ticketTypeId, state: orders.state, number: count() })
    .from(orders)
    .where(and(inArray(orders.ticketTypeId, ids), ne(orders.state, 'closed')))
    .groupBy(orders.ticketTypeId, orders.state)
  const open = sql<boolean>`${waitlistEntries.state} = 'offered' and ${gt(waitlistEntries.offeredUntil, at)}`
  const waiting = sql<boolean>`${waitlistEntries.state} = 'waiting'`
  const awaited = await tx
    .select({
      id: waitlistEntries.ticketTypeId,
      offered: sql<number>`(count(*) filter (where ${open}))::int`,
      waiting: sql<number>`(count(*) filter (where ${waiting}))::int`,
    })
    .from(waitlistEntries)
    .where(inArray(waitlistEntries.ticketTypeId, ids))
    .groupBy(waitlistEntries.ticketTypeId)
  return types.map(({ id, version, name, engName, audience, capacity, retiredAt }) => {
    const counts = ordered.filter((one) => one.id === id)
    const sum = (of: readonly string[]) =>
      counts.reduce((total, { state, number }) => total + (of.includes(state) ? number : 0), 0)
    const line = awaited.find((one) => one.id === id)
    return {
      ...{ id, version, name, eng_name: engName, audience, capacity },
      retired: retiredAt !== null,
      sold: sum(['paid', 'completed']),
      held: sum(['to_be_paid']) + (line?.offered ?? 0),
      waiting: line?.waiting ?? 0,
      tiers: tiers
        .filter(({ ticketTypeId }) => ticketTypeId === id)
        .map((tier) => ({
          name: tier.name,
          eng_name: tier.engName,
          until: tier.until?.toISOString() ?? null,
          amount: tier.amount,
        })),
    }
  })
}

const mealsOf = async ({ tx }: View, conferenceId: number): Promise<TicketSale['meals']> => {
  const rows = await tx
    .select({
      meal: meals,
      vouchers: sql<number>`(count(${mealVouchers.id}) filter (where ${ne(mealVouchers.state, 'revoked')}))::int`,
    })
    .from(meals)
    .leftJoin(mealVouchers, eq(mealVouchers.mealId, meals.id))
    .where(eq(meals.conferenceId, conferenceId))
    .groupBy(meals.id)
    .orderBy(asc(sql`${meals.retiredAt} is not null`), asc(meals.startsAt), asc(meals.id))
  return rows.map(({ meal, vouchers }) => ({
    id: meal.id,
    version: meal.version,
    name: meal.name,
    eng_name: meal.engName,
    starts_at: meal.startsAt.toISOString(),
    ends_at: meal.endsAt.toISOString(),
    retired: meal.retiredAt !== null,
    vouchers,
  }))
}
