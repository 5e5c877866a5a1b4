import { and, eq } from 'drizzle-orm'

import { knockRules } from '../../../src/contract/benefits.ts'
import type { KnockFacts } from '../../../src/contract/facts.ts'
import { knockHits, knocks } from '../../db/schema/benefits.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/registration.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { knocksToday } from '../benefits/knockLimits.ts'
import { newCoupon } from '../benefits/newCoupon.ts'
import { moneyText } from '../moneyText.ts'
import type { EntityAdapter, Scope } from '../types.ts'
import { lockWithOrder, ownerOfOrder } from './withOrder.ts'

/** How long the order waits for its payment once the knocking is over. */
const payMs = 30 * 60_000

export const knockAdapter: EntityAdapter<KnockFacts> = {
  table: knocks,

  whose: (tx, id) => ownerOfOrder(tx, knocks, id),

  lock: (tx, id) => lockWithOrder(tx, knocks, id),

  load: async ({ tx, at }, id, actor) => {
    const [found] = await tx
      .select({ row: knocks, order: orders })
      .from(knocks)
      .innerJoin(orders, eq(orders.id, knocks.orderId))
      .where(eq(knocks.id, id))
    if (found === undefined) return null
    const { row, order } = found
    const { userId } = actor
    const own = userId === null ? [] : await tx.select().from(knockHits).where(ofFriend(id, userId))
    const today = userId === null ? 0 : await knocksToday(tx, userId, at)
    const isPaid = order.state === 'paid' || order.state === 'completed'
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: row.conferenceId,
      facts: {
        limit: row.limitAmount,
        total: row.total,
        isOrderOpen: order.state === 'to_be_paid',
        isOver: row.endsAt <= at,
        isFriend: userId !== row.userId,
        hasKnocked: own.length > 0,
        hasHitsLeft: today < knockRules.perDay,
        isUsed: isPaid && row.couponId !== null && order.couponId === row.couponId,
        endsAt: row.endsAt.toISOString(),
      },
    }
  },

  columns: ({ total }) => ({ total }),

  after: async (scope, { before, state, facts, event, actor, at }) => {
    const { tx } = scope
    if (event.type === 'knock.hit' && actor.userId !== null) {
      const amount = facts.total - before.facts.total
      await tx.insert(knockHits).values({ knockId: before.id, userId: actor.userId, amount, createdAt: at })
    }
    if (before.state !== 'open' || state === 'open') return
    const until = new Date(at.getTime() + payMs)
    const order = await payUntil(scope, before.id, until)
    if (state !== 'completed') return
    const coupon = await newCoupon(tx, {
      userId: before.ownerId,
      kind: order.kind === 'conf' ? 'registration' : 'submission',
      amount: facts.total,
      source: 'knock',
      onlyOrderId: order.id,
      // As long as the order itself waits.
      expiresAt: new Date(until.getTime() + 5 * 60_000),
      at,
    })
    await tx.update(knocks).set({ couponId: coupon.id }).where(eq(knocks.id, before.id))
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ knock: knocks, order: orders, conference: conferences })
      .from(knocks)
      .innerJoin(orders, eq(orders.id, knocks.orderId))
      .innerJoin(conferences, eq(conferences.id, knocks.conferenceId))
      .where(eq(knocks.id, id))
    if (row === undefined) throw new Refused('notFound')
    const { knock, order, conference } = row
    return {
      title: `${moneyText(knock.total, language)} / ${moneyText(knock.limitAmount, language)}`,
      subtitle: inLanguage(language, conference.title, conference.engTitle),
      related: [{ entity: 'order', id: order.id, title: order.no, state: order.state }],
    }
  },
}

const ofFriend = (knockId: number, userId: number) =>
  and(eq(knockHits.knockId, knockId), eq(knockHits.userId, userId))

/** The place was held for the knocking; from now on it is held as for any order. */
const payUntil = async ({ tx }: Scope, knockId: number, until: Date) => {
  const [found] = await tx
    .select({ order: orders })
    .from(knocks)
    .innerJoin(orders, eq(orders.id, knocks.orderId))
    .where(eq(knocks.id, knockId))
  if (found === undefined) throw new Error(`knock ${knockId} vanished while it ended`)
  const { order } = found
  if (order.state === 'to_be_paid')
    await tx.update(orders).set({ dueAt: until }).where(eq(orders.id, order.id))
  return order
}
