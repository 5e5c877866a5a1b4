import { and, eq } from 'drizzle-orm'

import type { RefundFacts } from '../../../src/contract/facts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { refunds } from '../../db/schema/payments.ts'
import { orders } from '../../db/schema/registration.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { isRefundOpen } from '../isRefundOpen.ts'
import { hold } from '../hold.ts'
import { moneyText } from '../moneyText.ts'
import { system } from '../system.ts'
import { useOfOrder } from '../useOfOrder.ts'
import type { EntityAdapter } from '../types.ts'
import { refundDetail } from './details.ts'
import { orderAdapter } from './order.ts'
import { lockWithOrder, ownerOfOrder } from './withOrder.ts'

export const refundAdapter: EntityAdapter<RefundFacts> = {
  table: refunds,

  whose: (tx, id) => ownerOfOrder(tx, refunds, id),

  lock: (tx, id) => lockWithOrder(tx, refunds, id),

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ row: refunds, order: orders, conference: conferences })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
      .where(eq(refunds.id, id))
    if (found === undefined) return null
    const { row, order, conference } = found
    const invoiced = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.orderId, order.id), eq(invoices.state, 'invoiced')))
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: order.userId,
      conferenceId: order.conferenceId,
      facts: {
        amount: row.amount,
        orderPaid: order.state === 'paid',
        isInWindow: isRefundOpen(conference, at),
        ...(await useOfOrder(tx, order.id)),
        isInvoiced: invoiced.length > 0,
        cause: row.cause,
        reason: row.reason,
      },
    }
  },

  columns: ({ reason }) => ({ reason }),

  /** When the last of the money is back, the order closes; money that came twice may go back before or after. */
  after: async (scope, { before, state }) => {
    if (state !== 'done') return
    const [row] = await scope.tx.select().from(refunds).where(eq(refunds.id, before.id))
    if (row === undefined) return
    const granted = await scope.tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, row.orderId), eq(refunds.cause, 'requested'), eq(refunds.state, 'done')))
    if (granted.length === 0) return
    const order = await hold(scope, orderAdapter, row.orderId, system())
    if (order?.state !== 'paid' || order.facts.received !== 0) return
    await scope.fire(system(), { entity: 'order', id: row.orderId, event: { type: 'order.refund' } })
  },

  detail: ({ tx }, id, _roles, language) => refundDetail(tx, id, language),

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ refund: refunds, order: orders, conference: conferences })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
      .where(eq(refunds.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: `R${id} · ${row.order.attendee.name} · ${moneyText(row.refund.amount, language)}`,
      subtitle: inLanguage(language, row.conference.title, row.conference.engTitle),
      related: [{ entity: 'order', id: row.order.id, title: row.order.no, state: row.order.state }],
    }
  },
}
