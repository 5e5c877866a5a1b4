import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'

import type { refundStates, requestRefund } from '../../src/contract/order.ts'
import type { HandlerInput } from '../../src/contract/endpoint.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import { Refused } from '../shared/refused.ts'
import type { Actor, Scope, View } from '../lifecycles/types.ts'

/**
 * Asks for the money of an order back: by a new refund, or again by the one that was rejected. Refused by name as the
 * lifecycle says; then nothing of it stays, because everything happens in the caller's transaction.
 */
export const askRefund = async (
  { tx, now, fire }: Scope,
  actor: Actor & { userId: number },
  { order_id, version, reason, key }: HandlerInput<typeof requestRefund>,
) => {
  const theirs = and(eq(orders.id, order_id), eq(orders.userId, actor.userId))
  const [order] = await tx.select().from(orders).where(theirs).for('update')
  if (order === undefined) throw new Refused('notFound')
  const earlier = await newestAsked(tx, order.id)
  const isRepeated = await wasAsked(tx, actor.userId, key, earlier?.id ?? 0)
  if (!isRepeated && order.version !== version) throw new Refused('versionConflict')
  const id = earlier?.id ?? (await openRefund({ tx, at: now() }, order))
  const moved = await fire(actor, {
    entity: 'refund',
    id,
    event: { type: 'refund.request', reason },
    key,
  })
  return { id, state: moved.state as (typeof refundStates)[number], version: moved.version }
}

const newestAsked = async (tx: Scope['tx'], orderId: number) => {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.cause, 'requested')))
    .orderBy(desc(refunds.id))
    .limit(1)
  // A completed refund belongs to an earlier payment: the order has been paid again since.
  return row === undefined || row.state === 'done' ? null : row
}

const wasAsked = async (tx: Scope['tx'], userId: number, key: string, refundId: number) => {
  const rows = await tx
    .select({ id: lifecycleEvents.id })
    .from(lifecycleEvents)
    .where(
      and(
        eq(lifecycleEvents.actorId, userId),
        eq(lifecycleEvents.key, key),
        eq(lifecycleEvents.entity, 'refund'),
        eq(lifecycleEvents.entityId, refundId),
      ),
    )
  return rows.length > 0
}

/** A refund that was not requested yet: for the payment that paid the order; without one, for a free order. */
export const openRefund = async ({ tx, at }: View, order: typeof orders.$inferSelect) => {
  const returning = tx
    .select({ id: sql`${refunds.paymentId}` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, order.id),
        inArray(refunds.state, ['requested', 'processing', 'failed', 'done']),
        sql`${refunds.paymentId} is not null`,
      ),
    )
  const [payment] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.state, 'confirmed'),
        notInArray(payments.id, returning),
      ),
    )
    .orderBy(payments.id)
    .limit(1)
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment?.id ?? null,
      amount: payment?.confirmedAmount ?? 0,
      cause: 'requested',
      createdAt: at,
      movedAt: at,
    })
    .returning({ id: refunds.id })
  if (row === undefined) throw new Error('the refund was not written')
  return row.id
}
