import { eq } from 'drizzle-orm'

import type { PaymentFacts } from '../../../src/contract/facts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { payments, refunds } from '../../db/schema/payments.ts'
import { orders } from '../../db/schema/registration.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { hold } from '../hold.ts'
import { lengthenHold } from '../lengthenHold.ts'
import { moneyText } from '../moneyText.ts'
import { system } from '../system.ts'
import type { EntityAdapter, Scope } from '../types.ts'
import { paymentDetail } from './details.ts'
import { orderAdapter } from './order.ts'
import { lockWithOrder, ownerOfOrder } from './withOrder.ts'

export const paymentAdapter: EntityAdapter<PaymentFacts> = {
  table: payments,

  whose: (tx, id) => ownerOfOrder(tx, payments, id),

  lock: (tx, id) => lockWithOrder(tx, payments, id),

  load: async ({ tx }, id) => {
    const [found] = await tx
      .select({ row: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.id, id))
    if (found === undefined) return null
    const { row, order } = found
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: order.userId,
      conferenceId: order.conferenceId,
      facts: {
        method: row.method,
        amount: row.amount,
        confirmedAmount: row.confirmedAmount,
        hasVoucher: row.voucher !== null,
        reason: row.reason,
      },
    }
  },

  columns: ({ confirmedAmount, reason }, event) => ({
    confirmedAmount,
    reason,
    ...(typeof event['providerId'] === 'string' ? { providerId: event['providerId'] } : {}),
  }),

  after: async (scope, { before, state }) => {
    if (state === 'confirmed') await settle(scope, before.id)
    // The order was kept while the voucher was looked at; its owner needs time to hand in another one.
    if (before.state !== 'reviewing' || state !== 'waiting') return
    const [row] = await scope.tx
      .select({ orderId: payments.orderId, method: payments.method })
      .from(payments)
      .where(eq(payments.id, before.id))
    if (row !== undefined) await lengthenHold(scope.tx, { ...row, at: scope.now() })
  },

  detail: ({ tx }, id, roles, language) => paymentDetail(tx, id, roles, language),

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ payment: payments, order: orders, conference: conferences })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
      .where(eq(payments.id, id))
    if (row === undefined) throw new Refused('notFound')
    const { payment, order, conference } = row
    return {
      title: `${payment.outTradeNo} · ${order.attendee.name} · ${moneyText(payment.amount, language)}`,
      subtitle: inLanguage(language, conference.title, conference.engTitle),
      related: [{ entity: 'order', id: order.id, title: order.no, state: order.state }],
    }
  },
}

/** Money has arrived: it pays the order, or goes back, because the order is paid already or has lost its place. */
const settle = async (scope: Scope, paymentId: number) => {
  const { tx, fire } = scope
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (payment === undefined) throw new Error(`payment ${paymentId} vanished while it was settled`)
  const order = await hold(scope, orderAdapter, payment.orderId, system())
  const isOpen = order?.state === 'to_be_paid' || order?.state === 'closed'
  if (
    isOpen &&
    // A payer who got the money back has left: later money goes back, too.
    order.facts.closedReason !== 'refunded' &&
    order.facts.received >= order.facts.amount &&
    (order.state === 'to_be_paid' || order.facts.hasPlace)
  ) {
    await fire(system(), { entity: 'order', id: payment.orderId, event: { type: 'order.pay' } })
    return
  }
  const at = scope.now()
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: payment.orderId,
      paymentId,
      amount: payment.confirmedAmount ?? 0,
      cause: order?.state === 'closed' ? 'late' : 'duplicate',
      createdAt: at,
      movedAt: at,
    })
    .returning({ id: refunds.id })
  if (refund === undefined) throw new Error('the refund was not written')
  await fire(system(), { entity: 'refund', id: refund.id, event: { type: 'refund.open' } })
}
