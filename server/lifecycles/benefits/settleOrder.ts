import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import { pointRules } from '../../../src/contract/benefits.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { enqueue, GiveUp, type Work } from '../../jobs/jobs.ts'
import { earnPoints, reversePoints } from './points.ts'
import { rewardInviter, revokeReward } from './referrals.ts'

/**
 * An order was paid or refunded. A job gives and takes back what follows: the transaction that moves an order holds other
 * locks than those of points, coupons and inviters, in another order.
 */
export const enqueueSettlement = (tx: Tx, orderId: number, version: number, at: Date) =>
  enqueue(tx, {
    kind: 'benefits',
    key: `benefits of order ${orderId} ${version}`,
    data: { order: orderId },
    at,
  })

const shape = z.object({ order: z.int() })

/** Settles by the order's present state, not by its state when the job was queued, so that repeated and reordered jobs are safe. */
export const settleBenefits = ({ db, now }: { db: Db; now: () => number }): Work => {
  return (data) => {
    const job = shape.safeParse(data)
    if (!job.success) throw new GiveUp('dataWrong')
    return db.transaction(async (tx) => {
      const at = new Date(now())
      const [order] = await tx.select().from(orders).where(eq(orders.id, job.data.order)).for('update')
      if (order === undefined) throw new GiveUp('orderGone')
      if (order.state === 'paid' || order.state === 'completed') {
        await rewardInviter(tx, order, at)
        if (order.kind === 'conf') await earnFor(tx, order, at)
      }
      if (order.state === 'closed' && order.closedReason === 'refunded') {
        await revokeReward(tx, order.id, at)
        await reversePoints(tx, order.id, at)
      }
    })
  }
}

const earnFor = (tx: Tx, { id, userId, amount }: typeof orders.$inferSelect, at: Date) =>
  earnPoints(tx, {
    userId,
    cause: 'order',
    causeKey: `order ${id}`,
    points: Math.min(pointRules.mostPerOrder, Math.floor(amount / pointRules.fenPerPoint)),
    orderId: id,
    at,
  })
