import { desc, eq, sql, type SQL } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { OrderFacts, RefundFacts } from '../../src/contract/facts.ts'
import type { OrderCard } from '../../src/contract/order.ts'
import { orderLifecycle } from '../../src/machines/lifecycles/order/order.machine.ts'
import { refundLifecycle } from '../../src/machines/lifecycles/refund/refund.machine.ts'
import { decide } from '../../src/machines/lifecycles/shared/decide.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { invoices } from '../db/schema/invoices.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { orders, ticketTypes } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import { isCancellable } from '../lifecycles/isCancellable.ts'
import { isRefundOpen } from '../lifecycles/isRefundOpen.ts'
import { useColumns } from '../lifecycles/useOfOrder.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

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
      // Refund requested by the owner; money that came twice or too late goes back by itself.
      asked: sql<string | null>`(select state from ${refunds} where order_id = ${orders.id}
        and cause = 'requested' order by id desc limit 1)`,
      ...useColumns,
    })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)

export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number]

/** State of the newest row of an axis, or null. A refund that was never requested does not count. */
const newest = <State>(table: typeof payments | typeof refunds) =>
  sql<State>`(select state from ${table} where order_id = ${orders.id} order by id desc limit 1)`

export const orderCardOf = (row: OrderRow, language: MessageLanguage, at: Date): OrderCard => {
  const { order, conference, type, payment, refund, invoice } = row
  const say = (zh: string, en: string) => inLanguage(language, zh, en)
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
    refund_until: conference.refundUntil?.toISOString() ?? null,
    refund_refusal: refundRefusal(row, at),
    cancel_until: (conference.refundUntil ?? conference.startsAt).toISOString(),
    time_zone: conference.timeZone,
    cancel_refusal: cancelRefusal(row, at),
  }
}

/** Refusal of the lifecycle of refunds if the owner requested the money back now. */
const refundRefusal = (
  { order, conference, asked, isSignedIn, hasUsedMeal, invoice }: OrderRow,
  at: Date,
) => {
  const facts = {
    amount: order.amount,
    orderPaid: order.state === 'paid',
    isInWindow: isRefundOpen(conference, at),
    isSignedIn,
    hasUsedMeal,
    isInvoiced: invoice === 'invoiced',
    cause: 'requested',
    reason: null,
  } satisfies RefundFacts
  // A completed refund belongs to an earlier payment: as in `askRefund`.
  const state = asked === null || asked === 'done' ? 'none' : asked
  const decision = decide(refundLifecycle, { state, facts }, { type: 'refund.request', reason: '…' }, [
    'owner',
  ])
  return decision.kind === 'refused' ? decision.reason : null
}

/** Refusal of the lifecycle of orders if the owner cancelled a free registration. */
const cancelRefusal = ({ order, conference, asked, isSignedIn, hasUsedMeal }: OrderRow, at: Date) => {
  const facts = {
    amount: order.amount,
    received: 0,
    hasAttempt: false,
    isOverdue: false,
    hasPlace: true,
    isDelivered: false,
    hasOpenRefund: asked === 'requested' || asked === 'processing' || asked === 'failed',
    isCancellable: isCancellable(conference, at),
    isSignedIn,
    hasUsedMeal,
    closedReason: order.closedReason,
  } satisfies OrderFacts
  const decision = decide(
    orderLifecycle,
    { state: order.state, facts },
    { type: 'order.cancel', reason: '…' },
    ['owner'],
  )
  return decision.kind === 'refused' ? decision.reason : null
}
