import { and, eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { knocks, pointLots, pointMovements } from '../../../server/db/schema/benefits.ts'
import { subjects } from '../../../server/db/schema/catalogue.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { payments, refunds } from '../../../server/db/schema/payments.ts'
import { coupons, orders } from '../../../server/db/schema/registration.ts'
import { applyProviderResult } from '../../../server/pay/applyProviderResult.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { expirePoints, warnOfPoints } from '../../../server/lifecycles/benefits/points.ts'
import { settleBenefits } from '../../../server/lifecycles/benefits/settleOrder.ts'
import { createEngine, type Engine } from '../../../server/lifecycles/engine.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { pointRules } from '../../../src/contract/benefits.ts'
import type { CallName } from '../../../src/contract/calls.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { createHarness, signIn, type Browser, type Harness } from '../api/harness.ts'
import {
  addConference,
  addCoupon,
  day,
  expectSound,
  hour,
  newMember,
  registration,
  type Member,
} from './stage.ts'

const tenTimes = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 10 }, (_, index) => make(index)))
const reasonIn = (answer: { data: unknown }) => (answer.data as { reason?: string } | null)?.reason ?? null

describeDatabase('benefits', (open) => {
  let server: Harness
  let engine: Engine
  let conference: { id: number; types: number[] }
  let tools: { db: Harness['database']['db']; now: () => number }

  beforeEach(async () => {
    server = await createHarness(open)
    tools = { db: server.database.db, now: () => server.clock.now }
    engine = createEngine(tools.db, tools.now)
    conference = await addConference(server, { conference: { knockHours: 24 }, types: [{}, {}] })
  })
  afterEach(() => expectSound(server))

  const settle = async () => {
    const nothing = () => Promise.resolve()
    const works = {
      mail: nothing,
      sms: nothing,
      attendees: nothing,
      invitation: nothing,
      author: nothing,
      teamInvitation: nothing,
      documents: nothing,
    }
    const benefits = settleBenefits(tools)
    while ((await runJobs({ ...tools, works: { ...works, benefits }, log: quietLog })) > 0);
    const dead = await tools.db.select().from(jobs).where(eq(jobs.kind, 'benefits'))
    expect(dead.filter(({ doneAt }) => doneAt === null)).toEqual([])
  }
  const place = async ({ browser }: Member, more: Parameters<typeof registration>[1] = {}) =>
    (await browser.call('placeOrder', registration(conference, more))).order_id
  const rowOf = async (id: number) => {
    const [row] = await tools.db.select().from(orders).where(eq(orders.id, id))
    if (row === undefined) throw new Error('no such order')
    return row
  }
  /** The whole price arrives, and what follows from it is done. */
  const pay = async (id: number, payer?: string) => {
    const { amount } = await rowOf(id)
    const outTradeNo = `P${id}`
    await tools.db.insert(payments).values({ orderId: id, method: 'sandbox', outTradeNo, amount })
    const finding = {
      kind: 'paid',
      providerId: `S${id}`,
      amount,
      ...(payer === undefined ? {} : { payer }),
    } as const
    expect(await applyProviderResult(engine, { provider: 'sandbox', outTradeNo, finding })).toBe('confirmed')
    await settle()
  }
  const refund = async (id: number) => {
    const { amount } = await rowOf(id)
    const [payment] = await tools.db.select().from(payments).where(eq(payments.orderId, id))
    await tools.db
      .insert(refunds)
      .values({ orderId: id, paymentId: payment?.id ?? null, amount, cause: 'requested', state: 'done' })
    await engine.fire(system(), { entity: 'order', id, event: { type: 'order.refund' } })
    await settle()
  }
  const saveProfile = async ({ browser }: Member) => {
    const [leaf] = await tools.db.select().from(subjects).where(isNotNull(subjects.parentId)).limit(1)
    await browser.call('saveProfile', {
      group_id: 1,
      search_field: String(leaf?.id),
      p_search_field: String(leaf?.parentId),
      need_submission_service: 0,
    })
  }
  /** The same member with a new session: a month later, or at another device. */
  const again = async ({ id }: Member, browser = server.browser()): Promise<Member> => {
    const [user] = await tools.db.select().from(users).where(eq(users.id, id))
    server.clock.now += 60_000
    await signIn(server, browser, user?.mobile ?? '')
    return { browser, id }
  }
  const info = ({ browser }: Member) => browser.call('getBenefits', {})
  const balanceOf = async (member: Member) => (await info(member)).points.balance
  const refused = async ({ browser }: Member, name: CallName, input: Record<string, unknown>) =>
    reasonIn(await browser.raw(name, input))
  const toldTo = async (member: Member) =>
    (await tools.db.select().from(messages).where(eq(messages.userId, member.id))).map(({ name }) => name)

  describe('points', () => {
    const rich = async () => {
      const member = await newMember(server)
      await saveProfile(member)
      return member
    }

    it('[BEN-01] a profile earns a hundred, once, and a paid registration its share, once', async () => {
      const member = await rich()
      await tenTimes(() => saveProfile(member))
      expect(await balanceOf(member)).toBe(100)
      const order = await place(member)
      await settle()
      expect(await balanceOf(member)).toBe(100)
      await pay(order)
      await tools.db.update(jobs).set({ doneAt: null }).where(eq(jobs.kind, 'benefits'))
      await settle()
      expect(await balanceOf(member)).toBe(200)
      const { list } = await member.browser.call('listPoints', {})
      expect(list.map(({ cause, points }) => [cause, points])).toEqual([
        ['order', 100],
        ['profile', 100],
      ])
    })

    it('[BEN-01] of ten redemptions at once of a hundred points, one is done and nine are refused', async () => {
      const member = await rich()
      const answers = await tenTimes((index) =>
        member.browser.raw('redeemPoints', { kind: 'registration', key: `k${index}` }),
      )
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(answers.map(reasonIn).filter((reason) => reason === 'pointsMissing')).toHaveLength(9)
      expect(await balanceOf(member)).toBe(0)
      expect((await info(member)).coupons.available).toBe(1)
    })

    it('[BEN-01] the same key ten times at once redeems once, and not for something else', async () => {
      const member = await rich()
      const answers = await tenTimes(() =>
        member.browser.call('redeemPoints', { kind: 'submission', key: 'same' }),
      )
      expect(new Set(answers.map(({ code }) => code)).size).toBe(1)
      expect(await refused(member, 'redeemPoints', { kind: 'registration', key: 'same' })).toBe('keyReused')
    })

    it('[BEN-01] what is redeemed can be paid with', async () => {
      const member = await rich()
      const { code } = await member.browser.call('redeemPoints', { kind: 'registration', key: 'k' })
      const id = await place(member, { coupon: code, expected_amount: 120_000 - pointRules.worth })
      expect((await rowOf(id)).amount).toBe(119_000)
      const used = await member.browser.call('listCoupons', { state: 'used' })
      expect(used.list).toMatchObject([{ code, state: 'held', source: 'points' }])
      expect((await member.browser.call('listCoupons', { state: 'available' })).total).toBe(0)
    })

    it('[BEN-01] points run out after twelve months to the minute, the oldest are spent first', async () => {
      let member = await rich()
      server.clock.now += 40 * day
      member = await again(member)
      const later = await addConference(server, { types: [{}] })
      const { order_id } = await member.browser.call('placeOrder', registration(later))
      await pay(order_id)
      await member.browser.call('redeemPoints', { kind: 'registration', key: 'k' })
      const left = await tools.db
        .select()
        .from(pointLots)
        .where(eq(pointLots.userId, member.id))
        .orderBy(pointLots.movementId)
      expect(left.map((lot) => lot.left)).toEqual([0, 100])
      const [first, lot] = left
      expect(first?.expiresAt.toISOString()).toBe('2027-11-21T02:00:00.000Z')
      server.clock.now = (lot?.expiresAt.getTime() ?? 0) - 3_600_000
      member = await again(member)
      server.clock.now = (lot?.expiresAt.getTime() ?? 0) - 1
      await expirePoints(tools)
      expect(await balanceOf(member)).toBe(100)
      server.clock.now += 1
      // Expired points cannot be spent, also before the clock has come round.
      expect(await balanceOf(member)).toBe(0)
      expect(await refused(member, 'redeemPoints', { kind: 'registration', key: 'late' })).toBe(
        'pointsMissing',
      )
      await Promise.all([expirePoints(tools), expirePoints(tools)])
      const { list } = await member.browser.call('listPoints', { kind: 'expired' })
      expect(list).toMatchObject([{ points: -100, cause: 'lot' }])
    })

    it('[BEN-01] [MSG-01] a member whose points expire within thirty days is notified once', async () => {
      const member = await rich()
      const [lot] = await tools.db.select().from(pointLots).where(eq(pointLots.userId, member.id))
      server.clock.now = (lot?.expiresAt.getTime() ?? 0) - 30 * day - 1
      expect(await warnOfPoints(tools)).toBe(0)
      server.clock.now += 1
      await Promise.all([warnOfPoints(tools), warnOfPoints(tools)])
      await warnOfPoints(tools)
      expect((await toldTo(member)).filter((name) => name === 'pointsExpiring')).toHaveLength(1)
    })

    it('[BEN-01] a refund takes back what the order earned, and notes what is spent already', async () => {
      const member = await rich()
      const order = await place(member)
      await pay(order)
      await member.browser.call('redeemPoints', { kind: 'registration', key: 'a' })
      await member.browser.call('redeemPoints', { kind: 'registration', key: 'b' })
      await refund(order)
      expect(await balanceOf(member)).toBe(0)
      const { list } = await member.browser.call('listPoints', { kind: 'reversed' })
      expect(list).toMatchObject([{ points: 0, owed: 100, cause: 'refund' }])
      await tools.db.update(jobs).set({ doneAt: null }).where(eq(jobs.kind, 'benefits'))
      await settle()
      expect((await member.browser.call('listPoints', { kind: 'reversed' })).total).toBe(1)
    })

    it('[BEN-01] movements are never changed, and the list goes on behind its last row', async () => {
      const member = await rich()
      await expect(
        tools.db.update(pointMovements).set({ points: 1 }).where(eq(pointMovements.userId, member.id)),
      ).rejects.toThrow()
      await pay(await place(member))
      const first = await member.browser.call('listPoints', { page_size: 1 })
      expect(first).toMatchObject({ total: 2, list: [{ cause: 'order' }] })
      const after = first.list[0]?.place ?? ''
      expect(await member.browser.call('listPoints', { after, page_size: 1 })).toMatchObject({
        total: 1,
        list: [{ cause: 'profile' }],
      })
    })
  })

  describe('invitations', () => {
    let phones = 0
    /** A new member who came by a link and signs up in this browser. */
    const signUp = async (code: string, browser: Browser = server.browser()): Promise<Member> => {
      phones += 1
      browser.cookies.set('invite', code)
      const { user_id } = await signIn(server, browser, `1360000${String(phones).padStart(4, '0')}`)
      return { browser, id: user_id }
    }
    const codeOf = async (member: Member) => (await info(member)).invite.code
    const friendsOf = async ({ browser }: Member) => (await browser.call('listInvited', {})).list

    it('[BEN-02] a friend is invited, both get what is promised, once, and both are notified', async () => {
      const inviter = await newMember(server)
      const friend = await signUp(await codeOf(inviter))
      expect(friend.browser.cookies.has('invite')).toBe(false)
      expect((await friend.browser.call('listCoupons', {})).list).toMatchObject([
        { amount: 1000, kind: 'registration', source: 'invited', state: 'available' },
      ])
      expect(await friendsOf(inviter)).toMatchObject([{ refusal: null, registration: null }])
      await pay(await place(friend))
      await pay(await place(friend, { ticket_type_id: conference.types[1] ?? 0 }))
      expect((await inviter.browser.call('listCoupons', {})).list).toMatchObject([
        { amount: 5000, kind: 'registration', source: 'referral', state: 'available' },
      ])
      expect(await friendsOf(inviter)).toMatchObject([
        { registration: { state: 'rewarded', amount: 5000 }, submission: null },
      ])
      expect(await toldTo(inviter)).toEqual(expect.arrayContaining(['friendJoined', 'friendRewarded']))
      expect(await toldTo(friend)).toContain('friendWelcomed')
    })

    it('[BEN-02] a friend’s paid submission earns up to 150 yuan', async () => {
      const inviter = await newMember(server)
      const friend = await signUp(await codeOf(inviter))
      const id = await place(friend)
      await tools.db.update(orders).set({ kind: 'paper', ticketTypeId: null }).where(eq(orders.id, id))
      await pay(id)
      expect(await friendsOf(inviter)).toMatchObject([
        { registration: null, submission: { state: 'rewarded', amount: 15_000 } },
      ])
    })

    it('[BEN-02] a small price earns its part only', async () => {
      const inviter = await newMember(server)
      const friend = await signUp(await codeOf(inviter))
      const small = await addConference(server, { types: [{ tiers: [{ amount: 12_345 }] }] })
      const { order_id } = await friend.browser.call(
        'placeOrder',
        registration(small, { expected_amount: 12_345 }),
      )
      await pay(order_id)
      expect(await friendsOf(inviter)).toMatchObject([{ registration: { amount: 1234 } }])
    })

    it('[BEN-02] not oneself, not each other, not twice, not late, not an unknown code', async () => {
      const inviter = await newMember(server)
      const other = await newMember(server)
      const code = await codeOf(inviter)
      const accept = (member: Member, given: string) => refused(member, 'acceptInvite', { code: given })
      expect(await accept(inviter, code)).toBe('inviteOwn')
      expect(await accept(other, 'ZZZZZZZZZZ')).toBe('inviteUnknown')
      expect(await accept(other, `  ${code.toLowerCase()} `)).toBe(null)
      // An answer that was lost is given again.
      expect(await accept(other, code)).toBe(null)
      const third = await newMember(server)
      expect(await accept(other, await codeOf(third))).toBe('inviteTaken')
      expect(await accept(inviter, await codeOf(other))).toBe('inviteCircle')
      await pay(await place(third))
      expect(await accept(third, code)).toBe('inviteTooLate')
      const late = await newMember(server)
      server.clock.now += 29 * day
      const still = await again(late)
      server.clock.now += day
      expect(await accept(still, code)).toBe('inviteTooLate')
      expect((await (await again(other)).browser.call('listCoupons', {})).total).toBe(1)
    })

    it('[BEN-02] ten requests at once of one friend, by two codes, accept one invitation', async () => {
      const friend = await newMember(server)
      const codes = [await codeOf(await newMember(server)), await codeOf(await newMember(server))]
      const answers = await tenTimes((index) =>
        friend.browser.raw('acceptInvite', { code: codes[index % 2] ?? '' }),
      )
      expect(answers.map(reasonIn).filter((reason) => reason === null)).toHaveLength(5)
      expect((await friend.browser.call('listCoupons', {})).total).toBe(1)
    })

    it('[BEN-02] a second account on the inviter’s device, or on another friend’s, counts for nothing, by name', async () => {
      const inviter = await newMember(server)
      const code = await codeOf(inviter)
      const self = await signUp(code, inviter.browser)
      expect((await self.browser.call('listCoupons', {})).total).toBe(0)
      await pay(await place(self))
      const shared = server.browser()
      const first = await signUp(code, shared)
      expect((await first.browser.call('listCoupons', {})).total).toBe(1)
      await signUp(code, shared)
      const inviterAgain = await again(inviter)
      const list = await friendsOf(inviterAgain)
      expect(list.map(({ refusal }) => refusal)).toEqual(['inviteSameDevice', null, 'inviteSameDevice'])
      expect((await inviterAgain.browser.call('listCoupons', {})).total).toBe(0)
    })

    it('[BEN-02] paid from the inviter’s account at the provider earns nothing, by name', async () => {
      const contactOf = (name: string) => ({ email: `${name}@example.org`, mobile: '' })
      const inviter = await newMember(server)
      await pay(await place(inviter, contactOf('inviter')), 'openid-1')
      const code = await codeOf(inviter)
      const [same, other] = [await signUp(code), await signUp(code)]
      await pay(await place(same, contactOf('same')), 'openid-1')
      await pay(await place(other, contactOf('other')), 'openid-2')
      expect(
        (await friendsOf(inviter)).map(({ registration }) => [registration?.state, registration?.reason]),
      ).toEqual([
        ['rewarded', null],
        ['refused', 'inviteSamePayer'],
      ])
    })

    it('[BEN-02] the inviter’s address on the friend’s order earns nothing, whatever follows a plus', async () => {
      const inviter = await newMember(server)
      await place(inviter, { email: 'me@example.org' })
      const friend = await signUp(await codeOf(inviter))
      await pay(await place(friend, { email: 'Me+second@example.org' }))
      expect(await friendsOf(inviter)).toMatchObject([
        { registration: { state: 'refused', reason: 'inviteSameContact' } },
      ])
      expect((await inviter.browser.call('listCoupons', {})).total).toBe(0)
    })

    it('[BEN-02] after ten rewards in a month of China the next one is refused by name', async () => {
      const inviter = await newMember(server)
      const code = await codeOf(inviter)
      // One second before the month of China ends.
      server.clock.now = Date.UTC(2026, 10, 30, 15, 59, 59)
      for (let index = 0; index < 11; index += 1)
        await pay(await place(await signUp(code), { email: `f${index}@example.org` }))
      server.clock.now += 1000
      await pay(await place(await signUp(code), { email: 'next@example.org' }))
      const list = await friendsOf(inviter)
      expect(list.map(({ registration: reward }) => reward?.reason ?? reward?.state).slice(0, 3)).toEqual([
        'rewarded',
        'inviteMonthFull',
        'rewarded',
      ])
    })

    it('[BEN-02] a refund takes the unused coupon back, and leaves a used one', async () => {
      const inviter = await newMember(server)
      const code = await codeOf(inviter)
      const friends = [await signUp(code), await signUp(code)]
      const bought: number[] = []
      for (const [index, friend] of friends.entries()) {
        const order = await place(friend, { email: `f${index}@example.org` })
        await pay(order)
        bought.push(order)
      }
      const { list } = await inviter.browser.call('listCoupons', {})
      const used = list.at(-1)?.code ?? ''
      await place(inviter, { coupon: used, expected_amount: 115_000 })
      for (const order of bought) await refund(order)
      const after = (await inviter.browser.call('listCoupons', {})).list
      expect(after.map(({ state }) => state)).toEqual(['revoked', 'held'])
      expect((await friendsOf(inviter)).map(({ registration: reward }) => reward?.state)).toEqual([
        'revoked',
        'rewarded',
      ])
      expect(await toldTo(inviter)).toContain('friendRevoked')
      const [revoked] = after
      const code2 = revoked?.code ?? ''
      const ticket_type_id = conference.types[1] ?? 0
      const again = registration(conference, { coupon: code2, ticket_type_id, expected_amount: 115_000 })
      expect(await refused(inviter, 'placeOrder', again)).toBe('couponRevoked')
    })

    it('[BEN-02] whose a code is, a guest may read: masked', async () => {
      const inviter = await newMember(server)
      const answer = await server.browser().call('getInvite', { code: await codeOf(inviter) })
      expect(answer.inviter).toMatch(/^.\*\*$/u)
      expect(reasonIn(await server.browser().raw('getInvite', { code: 'nobody' }))).toBe('inviteUnknown')
    })
  })

  describe('knock gold', () => {
    let owner: Member
    let order_id: number
    const opened = () => owner.browser.call('openKnock', { order_id })
    const knockRow = async () => {
      const [row] = await tools.db.select().from(knocks).where(eq(knocks.orderId, order_id))
      if (row === undefined) throw new Error('there is no knock')
      return row
    }
    const hit = ({ browser }: Member, code: string, key = 'k') => browser.raw('hitKnock', { code, key })
    const tick = () => runScheduledTransitions({ ...tools, engine, log: quietLog })

    beforeEach(async () => {
      owner = await newMember(server)
      order_id = await place(owner)
    })

    it('[BEN-03] friends knock a part off, it becomes a coupon for this order, and the order is paid with it', async () => {
      const { code, limit } = await opened()
      expect(limit).toBe(5000)
      const friends = await Promise.all([1, 2, 3, 4, 5].map(() => newMember(server)))
      const answers = await Promise.all(friends.map((friend) => hit(friend, code)))
      expect(answers.map(reasonIn)).toEqual(friends.map(() => null))
      const { total, state } = await knockRow()
      expect(state).toBe('open')
      const own = await owner.browser.call('getKnock', { code })
      expect(own).toMatchObject({ is_own: true, order_id, total })
      expect(own.hits).toHaveLength(5)
      expect(own.hits.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      const { version } = own
      await owner.browser.call('fireRecord', {
        entity: 'knock',
        id: own.id,
        event: 'knock.take',
        version,
        key: 't',
      })
      const { coupon } = await owner.browser.call('getKnock', { code })
      const input = { order_id, code: coupon ?? '', version: 0, key: 'c' }
      expect((await owner.browser.call('setCoupon', input)).amount).toBe(120_000 - total)
      await pay(order_id)
      expect((await knockRow()).state).toBe('used')
    })

    it('[BEN-03] the limit is reached exactly, also by thirty at once', async () => {
      const { code } = await opened()
      const friends = await Promise.all(Array.from({ length: 30 }, () => newMember(server)))
      const answers = await Promise.all(friends.map((friend) => hit(friend, code)))
      const { total, state, limitAmount } = await knockRow()
      expect([total, state]).toEqual([limitAmount, 'completed'])
      const refusedHits = answers.map(reasonIn).filter((reason) => reason !== null)
      expect(new Set(refusedHits)).toEqual(new Set(['knockCompleted']))
    })

    it('[BEN-03] each friend once: ten at once, by other keys, after a lost answer', async () => {
      const { code } = await opened()
      const friend = await newMember(server)
      const answers = await tenTimes((index) => hit(friend, code, `k${index}`))
      expect(answers.map(reasonIn).filter((reason) => reason === 'knockTwice')).toHaveLength(9)
      const winner = answers.findIndex((answer) => reasonIn(answer) === null)
      expect(reasonIn(await hit(friend, code, `k${winner}`))).toBe(null)
      expect((await owner.browser.call('getKnock', { code })).hits).toHaveLength(1)
    })

    it('[BEN-03] not one’s own, not from the owner’s device, not more than five a day of China', async () => {
      const { code } = await opened()
      expect(reasonIn(await hit(owner, code))).toBe('knockOwn')
      const browser = server.browser()
      for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
      const { user_id } = await signIn(server, browser, '13700008888')
      expect(reasonIn(await hit({ browser, id: user_id }, code))).toBe('knockSameDevice')
      const friend = await newMember(server)
      const codes: string[] = []
      for (let index = 0; index < 6; index += 1) {
        const another = await newMember(server)
        const input = { order_id: await place(another) }
        codes.push((await another.browser.call('openKnock', input)).code)
      }
      const answers = await Promise.all(codes.map((each, index) => hit(friend, each, `d${index}`)))
      expect(answers.map(reasonIn).filter((reason) => reason === 'knockDayFull')).toHaveLength(1)
      // Midnight of China.
      server.clock.now = Date.UTC(2026, 10, 21, 16)
      expect(reasonIn(await hit(friend, code, 'next day'))).toBe(null)
    })

    it('[BEN-03] ends to the minute: what was knocked off is kept, nothing is nothing, the place is let go', async () => {
      const { code, ends_at } = await opened()
      expect(Date.parse(ends_at) - server.clock.now).toBe(24 * hour)
      expect((await rowOf(order_id)).dueAt.toISOString()).toBe(ends_at)
      const friend = await newMember(server)
      const last = await newMember(server)
      server.clock.now = Date.parse(ends_at) - 1
      expect(reasonIn(await hit(friend, code))).toBe(null)
      expect((await tick())['knock.end']).toBe(0)
      server.clock.now += 1
      expect(reasonIn(await hit(last, code))).toBe('knockOver')
      await tick()
      expect((await knockRow()).state).toBe('completed')
      expect(await toldTo(owner)).toEqual(expect.arrayContaining(['knockHit', 'knockEnded']))
      expect((await rowOf(order_id)).dueAt.getTime()).toBe(server.clock.now + 30 * 60_000)
      server.clock.now += 36 * 60_000
      await tick()
      expect((await rowOf(order_id)).state).toBe('closed')
      expect((await knockRow()).state).toBe('expired')
      expect((await info(owner)).coupons).toMatchObject({ available: 0, expired: 1 })
    })

    it('[BEN-03] is cancelled by its owner alone; another user’s does not exist', async () => {
      const { id, version, code } = await opened()
      const friend = await newMember(server)
      const event = { entity: 'knock', id, event: 'knock.cancel', version, key: 'c' } as const
      expect(await refused(friend, 'fireRecord', event)).toBe('notFound')
      expect(await refused(owner, 'fireRecord', { ...event, event: 'knock.hit' })).toBe('eventUnknown')
      expect(await refused(owner, 'fireRecord', { ...event, event: 'knock.take' })).toBe('knockNothing')
      expect(await refused(friend, 'openKnock', { order_id })).toBe('notFound')
      await owner.browser.call('fireRecord', event)
      expect(reasonIn(await hit(friend, code))).toBe('knockCancelled')
      expect(await refused(owner, 'openKnock', { order_id })).toBe('knockDone')
    })

    it('[BEN-03] opens once, ten at once, and only where the rules let it', async () => {
      const answers = await tenTimes(() => opened())
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      const closed = await addConference(server)
      const elsewhere = await owner.browser.call('placeOrder', registration(closed))
      expect(await refused(owner, 'openKnock', elsewhere)).toBe('knockNotHere')
      const second = await newMember(server)
      const paid = await place(second)
      await pay(paid)
      expect(await refused(second, 'openKnock', { order_id: paid })).toBe('knockOrderGone')
      const third = await newMember(server)
      const coupon = await addCoupon(server, third.id)
      const held = await place(third, { coupon, expected_amount: 115_000 })
      expect(await refused(third, 'openKnock', { order_id: held })).toBe('knockWithCoupon')
      const cheap = await addConference(server, {
        conference: { knockHours: 72 },
        types: [{ tiers: [{ amount: 499 }] }],
      })
      const order = await third.browser.call('placeOrder', registration(cheap, { expected_amount: 499 }))
      expect(await refused(third, 'openKnock', order)).toBe('knockTooSmall')
      const fourth = await newMember(server)
      const late = await place(fourth)
      server.clock.now += 30 * 60_000
      expect(await refused(fourth, 'openKnock', { order_id: late })).toBe('deadlineOver')
    })

    it('[BEN-03] what was knocked off is for this order alone', async () => {
      const { code, id } = await opened()
      await hit(await newMember(server), code)
      const { version } = await owner.browser.call('getKnock', { code })
      await owner.browser.call('fireRecord', { entity: 'knock', id, event: 'knock.take', version, key: 't' })
      const [coupon] = await tools.db
        .select()
        .from(coupons)
        .where(and(eq(coupons.userId, owner.id), eq(coupons.source, 'knock')))
      const ticket_type_id = conference.types[1] ?? 0
      const again = registration(conference, { ticket_type_id, coupon: coupon?.code ?? '' })
      expect(await refused(owner, 'placeOrder', again)).toBe('couponNotFor')
      await pay(order_id)
      expect((await knockRow()).state).toBe('expired')
    })

    it('[BEN-03] a guest sees whose it is, masked, and nothing of the order', async () => {
      const { code } = await opened()
      const seen = await server.browser().call('getKnock', { code })
      expect(seen).toMatchObject({ is_own: false, order_id: null, coupon: null, mine: null })
      expect(seen.owner).toMatch(/^.\*\*$/u)
      expect(reasonIn(await server.browser().raw('getKnock', { code: 'x' }))).toBe('notFound')
      for (const bad of ['\0'.repeat(22), 'a'.repeat(23), ''])
        expect(reasonIn(await hit(owner, bad)), JSON.stringify(bad)).not.toBe('fault')
    })

    it('[BEN-03] the organizers decide whether their conference takes part', async () => {
      const stranger = await refused(owner, 'setKnockSettings', { conference_id: conference.id, hours: 0 })
      expect(stranger).toBe('notFound')
      const chair = await newMember(server)
      const part = { userId: chair.id, role: 'organizer', conferenceId: conference.id } as const
      await tools.db.insert(userRoles).values(part)
      const set = (hours: number) =>
        chair.browser.call('setKnockSettings', { conference_id: conference.id, hours })
      expect(await set(0)).toEqual({ hours: 0 })
      expect(await refused(owner, 'openKnock', { order_id })).toBe('knockNotHere')
      expect((await info(owner)).knockable).toEqual([])
      await set(72)
      expect((await info(owner)).knockable).toMatchObject([{ hours: 72 }])
      expect(Date.parse((await opened()).ends_at) - server.clock.now).toBeGreaterThan(24 * 3_600_000)
    })
  })
})
