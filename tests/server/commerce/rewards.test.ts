import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { inviteRules } from '../../../src/contract/benefits.ts'
import * as schema from '../../../server/db/schema.ts'
import { openKnockOf } from '../../../server/lifecycles/benefits/knocks.ts'
import { rewardInviter } from '../../../server/lifecycles/benefits/referrals.ts'
import { Refused } from '../../../server/shared/refused.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { describeDatabase } from '../../support/engines.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('[BEN-02] the reward of an inviter', (open) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(open)
  })

  /** A member with an invitation that counts. */
  const inviter = async () => {
    const userId = await shop.recruit(freshKey(), 'staff', shop.other.id)
    await shop.db.insert(schema.inviteCodes).values({ userId, code: freshKey() })
    return userId
  }
  const friendOf = async (inviterId: number) => {
    const friendId = await shop.recruit(freshKey(), 'staff', shop.other.id)
    const [row] = await shop.db.insert(schema.referrals).values({ inviterId, friendId }).returning()
    return { friendId, referralId: row?.id ?? 0 }
  }
  /** Rewards for an order of the friend; the inviter does not know the attendee. */
  const paid = async (friendId: number, kind: 'conf' | 'paper') => {
    const { orders, referralRewards } = schema
    const id = await shop.buy('linmei')
    const attendee = { name: '友', affiliation: '', email: `${freshKey()}@friends.example`, mobile: '' }
    const [order] = await shop.db
      .update(orders)
      .set({ userId: friendId, kind, attendee })
      .where(eq(orders.id, id))
      .returning()
    if (order === undefined) throw new Error('the order is gone')
    await shop.db.transaction((tx) => rewardInviter(tx, order, new Date(shop.server.clock.now)))
    const [reward] = await shop.db.select().from(referralRewards).where(eq(referralRewards.orderId, id))
    return reward === undefined ? null : { state: reward.state, reason: reward.reason, kind: reward.kind }
  }
  /** Rewards of this month, given or refused. */
  const before = async (inviterId: number, number: number, state: 'rewarded' | 'refused') => {
    const { coupons, referralRewards } = schema
    for (let made = 0; made < number; made += 1) {
      const { referralId } = await friendOf(inviterId)
      const coupon = { userId: inviterId, kind: 'registration', amount: 100, source: 'referral' } as const
      const expiresAt = new Date(shop.server.clock.now + 86_400_000)
      const [row] =
        state === 'refused'
          ? []
          : await shop.db
              .insert(coupons)
              .values({ ...coupon, expiresAt, code: freshKey() })
              .returning()
      await shop.db.insert(referralRewards).values({
        ...{ referralId, kind: 'registration', state, orderId: await shop.buy('linmei') },
        ...{ couponId: row?.id ?? null, reason: state === 'refused' ? 'inviteSameContact' : null },
        createdAt: new Date(shop.server.clock.now),
      })
    }
  }

  it('comes once for a registration and once for a paper of the same friend', async () => {
    const { friendId } = await friendOf(await inviter())
    expect(await paid(friendId, 'conf')).toMatchObject({ state: 'rewarded', kind: 'registration' })
    expect(await paid(friendId, 'conf')).toBeNull()
    expect(await paid(friendId, 'paper')).toMatchObject({ state: 'rewarded', kind: 'submission' })
    expect(await paid(friendId, 'paper')).toBeNull()
  })

  it.each([
    ['given', 'rewarded', inviteRules.perMonth - 1, { state: 'rewarded' }],
    ['given', 'rewarded', inviteRules.perMonth, { state: 'refused', reason: 'inviteMonthFull' }],
    ['refused', 'refused', inviteRules.perMonth, { state: 'rewarded' }],
  ] as const)(
    'counts those of the month that were given: after so many that were %s (%s, %i)',
    async (...row) => {
      const [, state, number, expected] = row
      const userId = await inviter()
      await before(userId, number, state)
      const { friendId } = await friendOf(userId)
      expect(await paid(friendId, 'conf')).toMatchObject(expected)
    },
  )
})

describeDatabase('[BEN-03] knocking at an order', (open) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(open)
    await shop.db
      .update(schema.conferences)
      .set({ knockHours: 24 })
      .where(eq(schema.conferences.id, shop.conference.id))
  })
  /** Why friends may not; null: they may. */
  const refusalOf = async (orderId: number) => {
    const userId = await shop.idOf('linmei')
    return shop.engine
      .run((scope) => openKnockOf(scope, userId, orderId))
      .then(
        () => null,
        (error: unknown) => (error instanceof Refused ? error.reason : Promise.reject(error as Error)),
      )
  }

  it.each(Object.keys(lifecycles.payment.reasons.states))(
    'is not possible while somebody waits for its money: a payment that is %s',
    async (state) => {
      const id = await rowsOf(shop).payment(state)
      const { payments } = schema
      const [payment] = await shop.db.select().from(payments).where(eq(payments.id, id))
      const isUnderWay = state === 'waiting' || state === 'reviewing'
      expect(await refusalOf(payment?.orderId ?? 0)).toBe(isUnderWay ? 'paymentUnderWay' : null)
    },
  )

  it('holds the place no longer than anybody can register', async () => {
    const closes = (distance: number) =>
      shop.db
        .update(schema.conferences)
        .set({ registrationClosesAt: new Date(shop.server.clock.now + distance) })
        .where(eq(schema.conferences.id, shop.conference.id))
    const [late, soon] = [await rowsOf(shop).order('to_be_paid'), await rowsOf(shop).order('to_be_paid')]
    await closes(30_000)
    expect(await refusalOf(late)).toBe('registrationClosed')
    await closes(3_600_000)
    expect(await refusalOf(soon)).toBeNull()
    const [order] = await shop.db.select().from(schema.orders).where(eq(schema.orders.id, soon))
    expect(order?.dueAt.getTime()).toBe(shop.server.clock.now + 3_600_000)
  })
})
