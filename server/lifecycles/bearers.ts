import { and, eq, inArray, like } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import { users } from '../db/schema/accounts.ts'
import { meals, mealVouchers, tickets } from '../db/schema/admission.ts'
import { orders, ticketTypes } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

/** The person at the gate with a code, by the name that is on their badge. */
export interface Bearer {
  readonly kind: 'ticket' | 'meal'
  readonly name: string
  /** Nickname of the account that holds it, where that is another name; null: it is the same. */
  readonly account: string | null
  /** Ticket type or meal. */
  readonly item: string
}

/** The bearers of tickets and meal vouchers of one conference, by code; codes of other conferences stay nameless. */
export const bearersOf = async (
  db: Db | Tx,
  conferenceId: number,
  codes: readonly string[],
  language: MessageLanguage,
): Promise<ReadonlyMap<string, Bearer>> => {
  const bearers = new Map<string, Bearer>()
  if (codes.length === 0) return bearers
  const say = (zh = '', en = '') => inLanguage(language, zh, en)
  const known = await db
    .select({ ticket: tickets, order: orders, type: ticketTypes, holder: users.nickname })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(and(inArray(tickets.code, [...codes]), eq(tickets.conferenceId, conferenceId)))
  for (const { ticket, order, type, holder } of known) {
    const item = say(type?.name, type?.engName)
    bearers.set(ticket.code, { kind: 'ticket', item, ...named(order.attendee.name, holder) })
  }
  const vouchers = await db
    .select({ voucher: mealVouchers, meal: meals, order: orders, holder: users.nickname })
    .from(mealVouchers)
    .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
    .innerJoin(orders, eq(orders.id, mealVouchers.orderId))
    .innerJoin(users, eq(users.id, mealVouchers.userId))
    .where(and(inArray(mealVouchers.code, [...codes]), eq(meals.conferenceId, conferenceId)))
  for (const { voucher, meal, order, holder } of vouchers) {
    const isOwn = voucher.userId === order.userId
    // The member who was given the voucher wears the badge of a registration of their own, if any.
    const badge = isOwn ? order.attendee.name : await badgeOf(db, voucher.userId, conferenceId)
    const item = say(meal.name, meal.engName)
    bearers.set(voucher.code, { kind: 'meal', item, ...named(badge ?? holder, holder) })
  }
  return bearers
}

const named = (name: string, holder: string) => ({
  name,
  account: holder === name || holder === '' ? null : holder,
})

const badgeOf = async (db: Db | Tx, userId: number, conferenceId: number): Promise<string | undefined> => {
  const [row] = await db
    .select({ order: orders })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(
      and(eq(tickets.userId, userId), eq(tickets.conferenceId, conferenceId), like(tickets.state, 'valid.%')),
    )
    .orderBy(tickets.id)
    .limit(1)
  return row?.order.attendee.name
}
