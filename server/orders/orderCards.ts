import { desc, eq, sql, type SQL } from 'drizzle-orm'

import type { OrderCard } from '../../src/contract/order.ts'
import { invoices, orders, payments, refunds, ticketTypes } from '../db/commerce.ts'
import { conferences } from '../db/schema.ts'
import type { Db, Tx } from '../db/types.ts'
import type { MessageLanguage } from '../messages.ts'

/** Orders as lists show them, newest first, each with the newest of its payments, refunds and its invoice. */
export const orderRows = (db: Db | Tx, condition: SQL | undefined, page: { limit: number; offset: number }) =>
  db
    .select({
      order: orders,
      conference: conferences,
      type: ticketTypes,
      payment: newest<OrderCard['payment']>(payments),
      refund: newest<OrderCard['refund']>(refunds),
      invoice: sql<string | null>`(select state from ${invoices} where order_id = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)

export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number]

/** State of the newest row of an axis, or null. A refund that was never asked for is none. */
const newest = <State>(table: typeof payments | typeof refunds) =>
  sql<State>`(select state from ${table} where order_id = ${orders.id} order by id desc limit 1)`

export const orderCardOf = (
  { order, conference, type, payment, refund, invoice }: OrderRow,
  language: MessageLanguage,
): OrderCard => {
  const say = (zh: string, en: string) => (language === 'en' ? en : zh)
  return {
    id: order.id,
    no: order.no,
    kind: order.kind,
    state: order.state as OrderCard['state'],
    version: order.version,
    conference_id: order.conferenceId,
    conference: say(conference.title, conference.engTitle),
    item: type === null ? say('论文版面费', 'Publication fee') : say(type.name, type.engName),
    starts_at: conference.startsAt.toISOString(),
    amount: order.amount,
    list_amount: order.listAmount,
    closed_reason: order.closedReason,
    due_at: order.dueAt.toISOString(),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    payment,
    refund,
    invoice,
  }
}
