import { and, eq, inArray, ne, sql, sum } from 'drizzle-orm'

import type { OrderFacts } from '../../../src/contract/facts.ts'
import { users } from '../../db/schema/accounts.ts'
import { mealVouchers, tickets } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { payments, refunds } from '../../db/schema/payments.ts'
import { coupons, orders, ticketTypes } from '../../db/schema/registration.ts'
import { studentProofs } from '../../db/schema/studentProofs.ts'
import { Refused } from '../../shared/refused.ts'
import { holdMs } from '../../../src/contract/hold.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { settleKnock } from '../benefits/knocks.ts'
import { enqueueSettlement } from '../benefits/settleOrder.ts'
import { endOf } from '../conferenceEnd.ts'
import { isCancellable } from '../isCancellable.ts'
import { isCouponElsewhere } from '../isCouponElsewhere.ts'
import { system } from '../system.ts'
import { issueEntitlements } from '../issueEntitlements.ts'
import { offerNext } from '../offerNext.ts'
import { lockPlaces, placesLeft } from '../places.ts'
import { useOfOrder } from '../useOfOrder.ts'
import type { EntityAdapter, Related, Scope, View } from '../types.ts'

/** How long after its deadline an order still waits: a payer may be looking at the provider's page. */
export const graceSeconds = 5 * 60

export const orderAdapter: EntityAdapter<OrderFacts> = {
  table: orders,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: orders.userId, conferenceId: orders.conferenceId })
      .from(orders)
      .where(eq(orders.id, id))
    return row ?? null
  },

  lock: async (tx, id) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (row === undefined) return
    // To be revived it needs its coupon and its place again; one that is open has both.
    if (row.state !== 'closed') return
    if (row.couponId !== null)
      await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, row.couponId)).for('update')
    if (row.ticketTypeId !== null) await lockPlaces(tx, row.ticketTypeId)
  },

  load: async ({ tx, at }, id) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id))
    if (row === undefined) return null
    const [conference] = await tx.select().from(conferences).where(eq(conferences.id, row.conferenceId))
    const attempts = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, id), inArray(payments.state, ['waiting', 'reviewing'])))
    const open = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, id), inArray(refunds.state, ['requested', 'processing', 'failed'])))
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: row.conferenceId,
      facts: {
        amount: (await hasLostCoupon(tx, row)) ? row.listAmount : row.amount,
        received: await receivedFor(tx, id),
        hasAttempt: attempts.length > 0,
        isOverdue: at.getTime() > row.dueAt.getTime() + graceSeconds * 1000,
        hasPlace:
          row.ticketTypeId === null ||
          ((await placesLeft(tx, row.ticketTypeId, { at, exceptOrder: id, forUser: row.userId })) > 0 &&
            !(await hasSuccessor(tx, row))),
        isDelivered: conference !== undefined && endOf(conference) <= at,
        hasOpenRefund: open.length > 0,
        isCancellable: conference !== undefined && isCancellable(conference, at),
        ...(await useOfOrder(tx, id)),
        closedReason: row.closedReason,
      },
    }
  },

  columns: ({ amount, closedReason }, { type }, at) => ({
    amount,
    closedReason,
    // At its full price an order has no coupon: it may be on another order by now.
    ...(type === 'order.pay' || type === 'order.reopen'
      ? { couponId: sql`case when ${amount} = ${orders.listAmount} then null else ${orders.couponId} end` }
      : {}),
    ...(type === 'order.pay' ? { paidAt: at } : {}),
    ...(type === 'order.reprice' && amount === 0 ? { paidAt: at } : {}),
    ...(type === 'order.reopen' ? { dueAt: new Date(at.getTime() + holdMs) } : {}),
  }),

  after: async (scope, { before, state, version, facts, at }) => {
    if (state === before.state) return
    await settleKnock(scope, before.id)
    // A free order earns nothing, and one that was never paid takes nothing back.
    const isPaidFor = facts.amount > 0 && (state === 'paid' || before.state === 'paid')
    if (isPaidFor && state !== 'completed') await enqueueSettlement(scope.tx, before.id, version, at)
    if (state === 'paid') await issueEntitlements({ tx: scope.tx, at }, before.id)
    if (state !== 'closed') return
    await revokeAll(scope, before.id)
    const [row] = await scope.tx.select().from(orders).where(eq(orders.id, before.id))
    if (row?.ticketTypeId == null) return
    await lockPlaces(scope.tx, row.ticketTypeId)
    await offerNext(scope, row.ticketTypeId)
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ order: orders, user: users.nickname, conference: conferences })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
      .where(eq(orders.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: `${row.order.no} · ${row.order.attendee.name}`,
      subtitle: inLanguage(language, row.conference.title, row.conference.engTitle),
      related: () => relatedTo(tx, row.order),
    }
  },
}

/** Its payments, refunds, invoice and tickets, and the proof that it was placed with. */
const relatedTo = async (
  tx: View['tx'],
  { id, no, userId, conferenceId, ticketTypeId }: Order,
): Promise<Related[]> => {
  const paid = await tx.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id)
  const returned = await tx.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id)
  const invoiced = await tx.select().from(invoices).where(eq(invoices.orderId, id))
  const given = await tx.select().from(tickets).where(eq(tickets.orderId, id)).orderBy(tickets.id)
  const proofs =
    ticketTypeId === null
      ? []
      : await tx
          .select({ proof: studentProofs })
          .from(studentProofs)
          .innerJoin(ticketTypes, eq(ticketTypes.id, ticketTypeId))
          .where(
            and(
              eq(studentProofs.userId, userId),
              eq(studentProofs.conferenceId, conferenceId),
              eq(ticketTypes.audience, 'provenStudent'),
            ),
          )
  return [
    ...paid.map((row) => ({
      entity: 'payment' as const,
      id: row.id,
      title: row.outTradeNo,
      state: row.state,
    })),
    ...returned.map((row) => ({
      entity: 'refund' as const,
      id: row.id,
      title: `R${row.id}`,
      state: row.state,
    })),
    ...invoiced.map((row) => ({ entity: 'invoice' as const, id: row.id, title: no, state: row.state })),
    ...given.map((row) => ({
      ...{ entity: 'ticket' as const, id: row.id, title: row.code.slice(0, 8), state: row.state },
    })),
    ...proofs.map(({ proof }) => ({
      ...{ entity: 'studentProof' as const, id: proof.id, title: no, state: proof.state },
    })),
  ]
}

/** Closing gave the coupon back, and another order took it, or it was taken back: revived, this one costs what it cost without. */
const hasLostCoupon = async (tx: Scope['tx'], { id, state, couponId }: Order) => {
  if (state !== 'closed' || couponId === null) return false
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId))
  return coupon?.revokedAt !== null || isCouponElsewhere(tx, couponId, id)
}

/** Since this order was closed, the same person has registered again. */
const hasSuccessor = async (tx: Scope['tx'], { id, state, userId, ticketTypeId }: Order) => {
  if (state !== 'closed' || ticketTypeId === null) return false
  const others = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.ticketTypeId, ticketTypeId),
        ne(orders.id, id),
        ne(orders.state, 'closed'),
      ),
    )
  return others.length > 0
}

type Order = typeof orders.$inferSelect

/** Confirmed payments less what went back, in fen. */
export const receivedFor = async (tx: Scope['tx'], orderId: number): Promise<number> => {
  const [came] = await tx
    .select({ total: sum(payments.confirmedAmount).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'confirmed')))
  const [went] = await tx
    .select({ total: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done')))
  return (came?.total ?? 0) - (went?.total ?? 0)
}

/** Revokes the goods of a paid order; used ones stay as they are. */
const revokeAll = async ({ tx, fire }: Scope, orderId: number) => {
  const valid = await tx.select().from(tickets).where(eq(tickets.orderId, orderId)).orderBy(tickets.id)
  for (const { id, state } of valid) {
    if (state.startsWith('valid.'))
      await fire(system(), { entity: 'ticket', id, event: { type: 'ticket.revoke' } })
  }
  const uneaten = await tx
    .select()
    .from(mealVouchers)
    .where(and(eq(mealVouchers.orderId, orderId), inArray(mealVouchers.state, ['available', 'shared'])))
    .orderBy(mealVouchers.id)
  for (const { id } of uneaten) {
    await fire(system(), { entity: 'mealVoucher', id, event: { type: 'meal.revoke' } })
  }
}
