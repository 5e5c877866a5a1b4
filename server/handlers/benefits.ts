import { and, count, desc, eq, isNotNull, lte, ne, or, sql } from 'drizzle-orm'

import { inviteRules, pointRules } from '../../src/contract/benefits.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { freeViews } from '../../src/contract/video.ts'
import { audit } from '../accounts/audit.ts'
import { knownDevice } from '../accounts/devices.ts'
import { takeHit } from '../accounts/limits.ts'
import { users } from '../db/schema/accounts.ts'
import { knocks, pointLots, pointMovements, referralRewards, referrals } from '../db/schema/benefits.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { coupons, orders } from '../db/schema/registration.ts'
import { behind, placeOf } from '../db/keyset.ts'
import {
  hitKnockOf,
  knockableOrders,
  knockViewOf,
  knockViews,
  openKnockOf,
} from '../lifecycles/benefits/knocks.ts'
import { masked } from '../lifecycles/benefits/masked.ts'
import { newCoupon } from '../lifecycles/benefits/newCoupon.ts'
import { lockPoints, spendable, spendPoints } from '../lifecycles/benefits/points.ts'
import {
  acceptInvitation,
  inviteCodeOf,
  inviterOf,
  mayAccept,
  rewardsInMonth,
} from '../lifecycles/benefits/referrals.ts'
import { conferenceOf } from '../lifecycles/team/conferenceOf.ts'
import { balanceOf } from '../lifecycles/papers/similarity/balance.ts'
import { lockAccount } from '../orders/place.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, offsetOf, type AnyCall, type Deps, type HandlerTable } from './table.ts'
import { freeVideosLeft } from './video.ts'

const day = 86_400_000

/** Points, invitations and "knock gold" (MEM-02, BEN-01 … BEN-03). */
export const benefitHandlers = (deps: Deps) => {
  const { db, config, engine, now } = deps

  /** Codes are not to be tried out. */
  const limit = async (key: string, hits: number) => {
    const wait = await takeHit(db, { key, hits, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  const readerOf = async ({ exchange, identify }: AnyCall) => {
    const identity = await identify()
    const userId = identity.kind === 'member' ? identity.member.userId : null
    return { userId, language: exchange.language }
  }

  return {
    getBenefits: async (_, { member: { userId }, exchange: { language } }) => {
      const at = new Date(now())
      const [first] = await db
        .select()
        .from(pointLots)
        .where(
          and(
            eq(pointLots.userId, userId),
            sql`${pointLots.left} > 0`,
            sql`${pointLots.expiresAt} > ${at.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(pointLots.expiresAt, pointLots.movementId)
        .limit(1)
      const [friends] = await db
        .select({ total: count() })
        .from(referrals)
        .where(eq(referrals.inviterId, userId))
      return {
        points: {
          balance: await spendable(db, userId, at),
          expiring: first === undefined ? null : { points: first.left, at: first.expiresAt.toISOString() },
        },
        coupons: await couponCounts(deps, userId, at),
        invite: {
          code: await inviteCodeOf(db, userId, at),
          friends: friends?.total ?? 0,
          rewarded: await rewardsInMonth(db, userId, at),
          can_accept: await mayAccept(db, userId, at),
        },
        similarity: await balanceOf(db, userId, at),
        videos: { free: freeViews, left: await freeVideosLeft(db, userId) },
        knockable: await knockableOrders(db, { userId, language }, at),
      }
    },

    listPoints: async ({ kind, after, page_size }, { member: { userId } }) => {
      const place = { at: pointMovements.createdAt, id: pointMovements.id }
      const mine = and(
        eq(pointMovements.userId, userId),
        kind === undefined ? undefined : eq(pointMovements.kind, kind),
        behind(place, after, 'newestFirst'),
      )
      const rows = await db
        .select({
          movement: pointMovements,
          place: placeOf(place),
          no: orders.no,
          expiresAt: pointLots.expiresAt,
        })
        .from(pointMovements)
        .leftJoin(orders, eq(orders.id, pointMovements.orderId))
        .leftJoin(pointLots, eq(pointLots.movementId, pointMovements.id))
        .where(mine)
        .orderBy(desc(pointMovements.createdAt), desc(pointMovements.id))
        .limit(page_size)
      const [sum] = await db.select({ total: count() }).from(pointMovements).where(mine)
      return {
        list: rows.map(({ movement, place: where, no, expiresAt }) => ({
          id: movement.id,
          kind: movement.kind,
          cause: movement.cause,
          points: movement.kind === 'earned' ? movement.points : -movement.points,
          owed: movement.owed,
          order_no: no ?? '',
          expires_at: expiresAt?.toISOString() ?? null,
          at: movement.createdAt.toISOString(),
          place: where,
        })),
        total: sum?.total ?? 0,
      }
    },

    redeemPoints: ({ kind, key }, { member: { userId } }) =>
      db.transaction(async (tx) => {
        const at = new Date(now())
        // Before anything is asked: of one press that came twice, the second sees what the first did.
        await lockAccount(tx, userId)
        await lockPoints(tx, userId, at)
        const causeKey = `redeem ${userId} ${key}`
        const [earlier] = await tx
          .select({ coupon: coupons })
          .from(pointMovements)
          .innerJoin(coupons, eq(coupons.id, pointMovements.couponId))
          .where(eq(pointMovements.causeKey, causeKey))
        if (earlier !== undefined) {
          const { code, amount, kind: before } = earlier.coupon
          if (before !== kind) throw new Refused('keyReused', { field: 'key' })
          return { code, amount, balance: await spendable(tx, userId, at) }
        }
        const coupon = await newCoupon(tx, {
          userId,
          kind,
          amount: pointRules.worth,
          source: 'points',
          expiresAt: new Date(at.getTime() + pointRules.couponDays * day),
          at,
        })
        await spendPoints(tx, { userId, causeKey, points: pointRules.redeemed, couponId: coupon.id, at })
        return { code: coupon.code, amount: coupon.amount, balance: await spendable(tx, userId, at) }
      }),

    acceptInvite: async ({ code }, { exchange, member: { userId } }) => {
      await limit(`invite:${userId}`, 20)
      return db.transaction((tx) =>
        acceptInvitation(tx, {
          friendId: userId,
          code,
          at: new Date(now()),
          knows: (id) => knownDevice(exchange, config.key, id) !== null,
        }),
      )
    },

    getInvite: async ({ code }, { exchange }) => {
      await limit(`invite-ip:${exchange.addressGroup}`, 300)
      const inviter = await inviterOf(db, code)
      if (inviter === null) throw new Refused('inviteUnknown', { field: 'code' })
      return { inviter: masked(inviter.nickname), welcome: inviteRules.welcome }
    },

    listInvited: async ({ page, page_size }, { member: { userId } }) => {
      const mine = eq(referrals.inviterId, userId)
      const rows = await db
        .select({ referral: referrals, friend: users.nickname })
        .from(referrals)
        .innerJoin(users, eq(users.id, referrals.friendId))
        .where(mine)
        .orderBy(desc(referrals.id))
        .limit(page_size)
        .offset(offsetOf({ page, page_size }))
      const [sum] = await db.select({ total: count() }).from(referrals).where(mine)
      const list = []
      for (const { referral, friend } of rows) {
        const rewards = await db
          .select()
          .from(referralRewards)
          .where(eq(referralRewards.referralId, referral.id))
        const of = (kind: 'registration' | 'submission') => {
          const found = rewards.find((reward) => reward.kind === kind)
          if (found === undefined) return null
          return { state: found.state, reason: found.reason as Reason | null, amount: found.amount }
        }
        list.push({
          id: referral.id,
          friend: masked(friend),
          at: referral.createdAt.toISOString(),
          refusal: referral.refusal as Reason | null,
          registration: of('registration'),
          submission: of('submission'),
        })
      }
      return { list, total: sum?.total ?? 0, page, page_size }
    },

    openKnock: async ({ order_id }, call) => {
      if (!isRowId(order_id)) throw new Refused('notFound')
      const { userId } = call.member
      return engine.run(async (scope) => {
        await lockAccount(scope.tx, userId)
        const id = await openKnockOf(scope, userId, order_id)
        return knockViewOf(scope.tx, { userId, language: call.exchange.language }, eq(knocks.id, id))
      })
    },

    getKnock: async ({ code }, call) => knockViewOf(db, await readerOf(call), eq(knocks.code, code)),

    hitKnock: async ({ code, key }, call) => {
      const actor = { ...actorOf(call), userId: call.member.userId }
      await limit(`knock:${actor.userId}`, 60)
      const onDevice = (id: number) => knownDevice(call.exchange, config.key, id) !== null
      return engine.run(async (scope) => {
        const id = await hitKnockOf(scope, actor, { code, key }, onDevice)
        const reader = { userId: actor.userId, language: call.exchange.language }
        return knockViewOf(scope.tx, reader, eq(knocks.id, id))
      })
    },

    listKnocks: async ({ page, page_size }, { member: { userId }, exchange: { language } }) => {
      const mine = eq(knocks.userId, userId)
      const part = { limit: page_size, offset: offsetOf({ page, page_size }) }
      const [sum] = await db.select({ total: count() }).from(knocks).where(mine)
      return {
        list: await knockViews(db, { userId, language }, mine, part),
        total: sum?.total ?? 0,
        page,
        page_size,
      }
    },

    getKnockSettings: async ({ conference_id }, call) => {
      const { knockHours } = await conferenceOf(db, actorOf(call), conference_id, 'run')
      return { hours: knockHours as 0 | 24 | 72 }
    },

    setKnockSettings: async ({ conference_id, hours }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'run')
      const { exchange, member } = call
      return db.transaction(async (tx) => {
        await tx.update(conferences).set({ knockHours: hours }).where(eq(conferences.id, conference_id))
        const at = new Date(now())
        await audit(tx, exchange, at, 'conference', conference_id, 'knock.set', member.userId, { hours })
        return { hours }
      })
    },
  } satisfies Partial<HandlerTable>
}

const couponCounts = async ({ db }: Deps, userId: number, at: Date) => {
  const isOver = or(lte(coupons.expiresAt, at), isNotNull(coupons.revokedAt))
  const [row] = await db
    .select({
      available: sql<number>`count(*) filter (where ${orders.id} is null and not (${isOver}))::int`,
      used: sql<number>`count(*) filter (where ${orders.id} is not null)::int`,
      expired: sql<number>`count(*) filter (where ${orders.id} is null and (${isOver}))::int`,
    })
    .from(coupons)
    .leftJoin(orders, and(eq(orders.couponId, coupons.id), ne(orders.state, 'closed')))
    .where(eq(coupons.userId, userId))
  return row ?? { available: 0, used: 0, expired: 0 }
}
