import { and, eq } from 'drizzle-orm'

import type { setCoupon } from '../../src/contract/order.ts'
import { amountDue } from '../../src/contract/ticketPrice.ts'
import type { HandlerInput } from '../../src/contract/endpoint.ts'
import { orders } from '../db/schema/registration.ts'
import { Refused } from '../shared/refused.ts'
import type { Actor, Scope } from '../lifecycles/types.ts'
import { takeCoupon, type Coupon } from './coupons.ts'
import { lockAccount } from './place.ts'

/** Puts a coupon on an order of the account or takes it off: what it costs then is decided by its lifecycle. */
export const putCoupon = async (
  scope: Scope,
  actor: Actor & { userId: number },
  { order_id, code = '', version, key }: HandlerInput<typeof setCoupon>,
) => {
  const { tx } = scope
  await lockAccount(tx, actor.userId)
  const theirs = and(eq(orders.id, order_id), eq(orders.userId, actor.userId))
  const [order] = await tx.select().from(orders).where(theirs).for('update')
  if (order === undefined) throw new Refused('notFound')
  // In any other state the lifecycle says why not, whatever the coupon is.
  const coupon = order.state === 'to_be_paid' && code !== '' ? await couponFor(scope, order, code) : null
  const { amount } = amountDue(order.listAmount, { isFree: order.isFreeForAuthor, coupon })
  const moved = await scope.fire(actor, {
    entity: 'order',
    id: order.id,
    event: { type: 'order.reprice', amount },
    version,
    key,
  })
  if (moved.isRepeated) {
    const state = order.state as 'to_be_paid' | 'paid' | 'completed' | 'closed'
    return { amount: order.amount, state, version: order.version }
  }
  await tx
    .update(orders)
    .set({ couponId: coupon?.id ?? null })
    .where(eq(orders.id, order.id))
  return { amount, state: moved.state as 'to_be_paid' | 'paid', version: moved.version }
}

type Order = typeof orders.$inferSelect

const couponFor = async ({ tx, now }: Scope, order: Order, code: string): Promise<Coupon> => {
  if (order.isFreeForAuthor) throw new Refused('couponNotFor', { field: 'code' })
  return takeCoupon(tx, {
    code,
    userId: order.userId,
    kind: order.kind,
    field: 'code',
    now,
    place: order,
    orderId: order.id,
  })
}
