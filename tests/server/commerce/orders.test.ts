import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { meals, mealVouchers, tickets } from '../../../server/db/schema/admission.ts'
import { lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { payments, refunds } from '../../../server/db/schema/payments.ts'
import { hotelBookings, orders } from '../../../server/db/schema/registration.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { describeEngines } from '../../support/engines.ts'
import { createHarness, type Harness } from '../api/harness.ts'
import {
  acceptAuthor,
  addConference,
  addCoupon,
  day,
  expectSound,
  hour,
  newMember,
  registration,
  type Member,
} from './stage.ts'

describeEngines('orders', (open) => {
  let server: Harness
  let keys = 0
  beforeAll(async () => {
    server = await createHarness(open)
  })
  afterEach(() => expectSound(server))

  const now = () => server.clock.now
  const engine = () => createEngine(server.database.db, now)
  const tick = () =>
    runScheduledTransitions({ db: server.database.db, engine: engine(), log: server.log, now, batch: 2 })
  const key = () => `k${(keys += 1)}`
  const place = async ({ browser }: Member, conference: { id: number; types: number[] }) =>
    (await browser.call('placeOrder', registration(conference))).order_id

  /** Pays as a provider's notification does. */
  const pay = async (orderId: number) => {
    const { db } = server.database
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    const [payment] = await db
      .insert(payments)
      .values({ orderId, method: 'sandbox', outTradeNo: `P${orderId}-${key()}`, amount: order?.amount ?? 0 })
      .returning()
    await engine().fire(system(), {
      entity: 'payment',
      id: payment?.id ?? 0,
      event: { type: 'payment.confirm', amount: order?.amount ?? 0 },
    })
  }
  const fire = (
    { browser }: Member,
    entity: 'order' | 'refund',
    id: number,
    event: string,
    version: number,
    reason = 'because',
  ) => browser.call('fireRecord', { entity, id, event, version, key: key(), reason })
  const organizerOf = async (conferenceId: number) => {
    const organizer = await newMember(server)
    await server.database.db
      .insert(userRoles)
      .values({ userId: organizer.id, role: 'organizer', conferenceId })
    return organizer
  }

  it('[ORD-02] lists orders newest first, by kind and by state, page by page, and only one’s own', async () => {
    const member = await newMember(server)
    const other = await newMember(server)
    const first = await place(member, await addConference(server))
    const second = await place(member, await addConference(server))
    const last = await addConference(server)
    const third = await place(member, last)
    await place(other, await addConference(server))
    await pay(second)
    const [paper] = await server.database.db
      .insert(orders)
      .values({
        no: `paper-${key()}`,
        kind: 'paper',
        userId: member.id,
        conferenceId: last.id,
        listAmount: 300_000,
        amount: 300_000,
        attendee: { name: '林梅', affiliation: '某大学', email: 'a@example.org' },
        dueAt: new Date(now() + day),
      })
      .returning()
    const list = async (input: object) => {
      const answer = await member.browser.call('listOrders', { kind: 'conf', ...input })
      return [answer.total, answer.list.map(({ id }) => id)]
    }
    expect(await list({})).toEqual([3, [third, second, first]])
    expect(await list({ page: 1, page_size: 2 })).toEqual([3, [third, second]])
    expect(await list({ page: 2, page_size: 2 })).toEqual([3, [first]])
    expect(await list({ page: 2_147_483_647, page_size: 50 })).toEqual([3, []])
    expect(await list({ state: 'paid' })).toEqual([1, [second]])
    expect(await list({ state: 'closed' })).toEqual([0, []])
    expect(await list({ kind: 'paper' })).toEqual([1, [paper?.id]])
    const { list: cards } = await member.browser.call('listOrders', { kind: 'conf', state: 'paid' })
    expect(cards[0]).toMatchObject({
      payment: 'confirmed',
      refund: null,
      invoice: 'not_invoiced',
      version: 1,
    })
    expect(await member.browser.refused('listOrders', { kind: 'other' })).toMatchObject({
      reason: 'invalid',
      field: 'kind',
    })
  })

  it('another member’s order is answered exactly like one that does not exist', async () => {
    const [owner, stranger] = [await newMember(server), await newMember(server)]
    const id = await place(owner, await addConference(server))
    for (const [name, input] of [
      ['getOrder', (order: number) => ({ id: order })],
      ['setCoupon', (order: number) => ({ order_id: order, code: '', version: 0, key: 'x' })],
      ['requestRefund', (order: number) => ({ order_id: order, version: 0, reason: 'r', key: 'x' })],
    ] as const) {
      const answers = []
      for (const order of [id, 999_999, 2_147_483_648]) {
        answers.push(await stranger.browser.refused(name, input(order)))
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toMatchObject({ code: 404, reason: 'notFound' })
    }
  })

  it('[ORD-03] cancelling an unpaid order needs a reason, which its history then tells', async () => {
    const member = await newMember(server)
    const id = await place(member, await addConference(server))
    const wish = { entity: 'order' as const, id, event: 'order.cancel', version: 0 }
    expect(await member.browser.refused('fireRecord', { ...wish, key: key(), reason: ' ' })).toMatchObject({
      reason: 'reasonEmpty',
    })
    expect(await member.browser.refused('fireRecord', { ...wish, key: key() })).toMatchObject({
      reason: 'reasonEmpty',
    })
    const record = await fire(member, 'order', id, 'order.cancel', 0, '行程有变')
    expect(record).toMatchObject({ state: 'closed', version: 1 })
    expect(record.history).toMatchObject([
      { seq: 1, event: 'order.cancel', role: 'owner', reason: '行程有变' },
    ])
    expect(await member.browser.call('getOrder', { id })).toMatchObject({
      state: 'closed',
      closed_reason: 'user_cancelled',
    })
  })

  it('[TKT-03] a coupon can be put on an open order, changed, and taken off again', async () => {
    const member = await newMember(server)
    const [small, large] = [
      await addCoupon(server, member.id, { amount: 2000 }),
      await addCoupon(server, member.id),
    ]
    const id = await place(member, await addConference(server))
    const set = (code: string, version: number) =>
      member.browser.call('setCoupon', { order_id: id, code, version, key: key() })
    const states = async () => {
      const { list } = await member.browser.call('listCoupons', {})
      return Object.fromEntries(list.map(({ code, state }) => [code, state]))
    }
    expect(await set(small, 0)).toEqual({ amount: 118_000, state: 'to_be_paid', version: 1 })
    expect(await states()).toEqual({ [small]: 'held', [large]: 'available' })
    expect(await set(large, 1)).toEqual({ amount: 115_000, state: 'to_be_paid', version: 2 })
    expect(await states()).toEqual({ [small]: 'available', [large]: 'held' })
    expect(await set('', 2)).toEqual({ amount: 120_000, state: 'to_be_paid', version: 3 })
    expect(await states()).toEqual({ [small]: 'available', [large]: 'available' })
    expect((await member.browser.call('getOrder', { id })).coupon).toBeNull()
  })

  it('[TKT-03] a coupon that covers the price pays the order at once', async () => {
    const member = await newMember(server)
    const conference = await addConference(server, { types: [{ tiers: [{ amount: 4000 }] }] })
    const { order_id } = await member.browser.call(
      'placeOrder',
      registration(conference, { expected_amount: 4000 }),
    )
    const code = await addCoupon(server, member.id)
    expect(await member.browser.call('setCoupon', { order_id, code, version: 0, key: key() })).toEqual({
      amount: 0,
      state: 'paid',
      version: 1,
    })
    expect(await member.browser.call('getOrder', { id: order_id })).toMatchObject({
      state: 'paid',
      paid_at: new Date(now()).toISOString(),
      invoice: 'not_invoiced',
    })
    const { db } = server.database
    expect(await db.select().from(tickets).where(eq(tickets.orderId, order_id))).toHaveLength(1)
  })

  it('a coupon is refused by name on an order that is paid, changed meanwhile, or being paid', async () => {
    const member = await newMember(server)
    const code = await addCoupon(server, member.id)
    const paid = await place(member, await addConference(server))
    await pay(paid)
    const set = (order_id: number, fields: object = {}) =>
      member.browser.refused('setCoupon', { order_id, code, version: 0, key: key(), ...fields })
    expect(await set(paid, { version: 1 })).toMatchObject({ code: 409, reason: 'orderPaid' })
    expect(await set(paid, { version: 1, code: 'NONE' })).toMatchObject({ reason: 'orderPaid' })
    const order = await place(member, await addConference(server))
    expect(await set(order, { version: 7 })).toMatchObject({ code: 409, reason: 'versionConflict' })
    expect(await set(order, { code: 'NONE' })).toMatchObject({ reason: 'couponUnknown', field: 'code' })
    await server.database.db
      .insert(payments)
      .values({ orderId: order, method: 'sandbox', outTradeNo: `P-${key()}`, amount: 120_000 })
    expect(await set(order)).toMatchObject({ reason: 'paymentUnderWay' })
    const { list } = await member.browser.call('listCoupons', {})
    expect(list[0]?.state).toBe('available')
  })

  it('the same key uses a coupon once; one coupon is never on two orders', async () => {
    const member = await newMember(server)
    const code = await addCoupon(server, member.id)
    const [one, other] = [
      await place(member, await addConference(server)),
      await place(member, await addConference(server)),
    ]
    const input = { order_id: one, code, version: 0, key: key() }
    const twice = await Promise.all([1, 2].map(() => member.browser.call('setCoupon', input)))
    expect(twice[1]).toEqual(twice[0])
    expect(twice[0]).toEqual({ amount: 115_000, state: 'to_be_paid', version: 1 })
    await member.browser.call('setCoupon', { order_id: one, code: '', version: 1, key: key() })

    const raced = await Promise.all(
      [one, other].map((order_id) =>
        member.browser.raw('setCoupon', { order_id, code, version: order_id === one ? 2 : 0, key: key() }),
      ),
    )
    expect(raced.map(({ code: answer }) => answer).sort()).toEqual([1, 409])
    expect(server.log.faults()).toEqual([])
  })

  it('[ORD-01] its record tells when it came to be, which no transition tells', async () => {
    const member = await newMember(server)
    const before = server.clock.now
    const id = await place(member, await addConference(server))
    server.clock.now += hour / 4
    const record = await fire(member, 'order', id, 'order.cancel', 0)
    expect(record).toMatchObject({
      created_at: new Date(before).toISOString(),
      history: [{ event: 'order.cancel', at: new Date(server.clock.now).toISOString() }],
    })
    server.clock.now = before
  })

  it('an order that comes back from closing pays its full price when its coupon is elsewhere by then', async () => {
    const member = await newMember(server)
    const conference = await addConference(server)
    const organizer = await organizerOf(conference.id)
    const coupon = await addCoupon(server, member.id)
    const before = server.clock.now
    const { order_id } = await member.browser.call(
      'placeOrder',
      registration(conference, { coupon, expected_amount: 115_000 }),
    )
    server.clock.now += hour
    await tick()
    expect((await member.browser.call('listCoupons', {})).list[0]?.state).toBe('available')
    await member.browser.call(
      'placeOrder',
      registration(await addConference(server), { coupon, expected_amount: 115_000 }),
    )
    const record = await fire(organizer, 'order', order_id, 'order.reopen', 1)
    expect(record).toMatchObject({ state: 'to_be_paid', facts: { amount: 120_000 } })
    expect(await member.browser.call('getOrder', { id: order_id })).toMatchObject({
      amount: 120_000,
      coupon: null,
      due_at: new Date(now() + hour / 2).toISOString(),
    })
    server.clock.now = before
  })

  it('an order whose owner has registered again cannot be reopened beside the new one', async () => {
    const member = await newMember(server)
    const conference = await addConference(server)
    const organizer = await organizerOf(conference.id)
    const before = server.clock.now
    const id = await place(member, conference)
    server.clock.now += hour
    await tick()
    await place(member, conference)
    expect(
      await organizer.browser.refused('fireRecord', {
        entity: 'order',
        id,
        event: 'order.reopen',
        version: 1,
        key: key(),
      }),
    ).toMatchObject({ code: 409, reason: 'soldOut' })
    expect(server.log.faults()).toEqual([])
    server.clock.now = before
  })

  it('[ORD-01] a refund is requested with a reason, once, and again after a refusal', async () => {
    const member = await newMember(server)
    const conference = await addConference(server)
    const organizer = await organizerOf(conference.id)
    const order_id = await place(member, conference)
    await pay(order_id)
    const input = { order_id, version: 1, reason: '无法参会', key: key() }
    const offered = async () => (await member.browser.call('getOrder', { id: order_id })).refund_refusal
    expect(await offered()).toBe(null)
    expect(await member.browser.refused('requestRefund', { ...input, reason: '  ' })).toMatchObject({
      code: 400,
      reason: 'reasonEmpty',
      field: 'reason',
    })
    expect(await member.browser.refused('requestRefund', { ...input, version: 0 })).toMatchObject({
      reason: 'versionConflict',
    })
    const [asked, again] = await Promise.all([1, 2].map(() => member.browser.call('requestRefund', input)))
    expect(asked).toMatchObject({ state: 'requested', version: 1 })
    expect(again).toEqual(asked)
    expect(await member.browser.refused('requestRefund', { ...input, key: key() })).toMatchObject({
      code: 409,
      reason: 'refundUndecided',
    })
    expect(await offered()).toBe('refundUndecided')
    const rows = () => server.database.db.select().from(refunds).where(eq(refunds.orderId, order_id))
    expect(await rows()).toMatchObject([{ amount: 120_000, cause: 'requested', reason: '无法参会' }])

    await fire(organizer, 'refund', asked?.id ?? 0, 'refund.reject', 1, 'too late for catering')
    expect(await member.browser.call('getOrder', { id: order_id })).toMatchObject({
      state: 'paid',
      refund: 'rejected',
      refund_refusal: null,
    })
    expect(await member.browser.call('requestRefund', { ...input, key: key() })).toEqual({
      id: asked?.id,
      state: 'requested',
      version: 3,
    })
    expect(await rows()).toHaveLength(1)
  })

  it('[ORD-01] a refund that is refused by name leaves nothing behind', async () => {
    const conference = await addConference(server)
    const member = await newMember(server)
    const unpaid = await place(member, conference)
    const late = await addConference(server, { conference: { refundUntil: new Date(now() - 1) } })
    const never = await addConference(server, { conference: { refundUntil: null } })
    const [tooLate, notAtAll] = [await place(member, late), await place(member, never)]
    for (const id of [tooLate, notAtAll]) await pay(id)
    for (const [order_id, version, reason] of [
      [unpaid, 0, 'orderNotPaid'],
      [tooLate, 1, 'refundWindowOver'],
      [notAtAll, 1, 'refundWindowOver'],
    ] as const) {
      // A refund that would be refused is not offered: the page reads the same reason, and the deadline.
      const shown = await member.browser.call('getOrder', { id: order_id })
      expect(shown.refund_refusal).toBe(reason)
      expect(shown.refund_until === null).toBe(order_id === notAtAll)
      expect(
        await member.browser.refused('requestRefund', { order_id, version, reason: 'r', key: key() }),
      ).toMatchObject({ code: 409, reason })
      expect(await server.database.db.select().from(refunds).where(eq(refunds.orderId, order_id))).toEqual([])
    }
  })

  it('[ORD-03] [ORD-04] an author who cancelled the free registration takes part for free again', async () => {
    const member = await newMember(server)
    const conference = await addConference(server)
    await acceptAuthor(server.database.db, member.id, conference.id)
    const free = () => registration(conference, { expected_amount: 0 })
    const { order_id } = await member.browser.call('placeOrder', free())
    await fire(member, 'order', order_id, 'order.cancel', 1)
    expect(await member.browser.call('placeOrder', free())).toMatchObject({ state: 'paid' })
  })

  it('when the conference is over orders complete, and a day later, when every gate has reported, meals and unused tickets expire', async () => {
    const members = [await newMember(server), await newMember(server), await newMember(server)]
    const conference = await addConference(server, { types: [{ tiers: [{ amount: 0 }] }] })
    const { db } = server.database
    const startsAt = new Date(now() + 30 * day)
    await db.insert(meals).values({
      conferenceId: conference.id,
      name: '午餐',
      engName: 'Lunch',
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
    })
    const before = server.clock.now
    const ids: number[] = []
    for (const { browser } of members) {
      ids.push((await browser.call('placeOrder', registration(conference, { expected_amount: 0 }))).order_id)
    }
    const [, , asking = 0] = ids
    // As requested while that was possible.
    await db.insert(refunds).values({
      ...{ orderId: asking, amount: 0, cause: 'requested', state: 'requested', reason: 'ill' },
      createdAt: new Date(before),
      movedAt: new Date(before),
    })
    const statesOf = async (orderId: number) => {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
      const [ticket] = await db.select().from(tickets).where(eq(tickets.orderId, orderId))
      const [meal] = await db.select().from(mealVouchers).where(eq(mealVouchers.orderId, orderId))
      return [order?.state, ticket?.state, meal?.state]
    }
    server.clock.now = startsAt.getTime() + hour + day
    await tick()
    expect(await statesOf(ids[0] ?? 0)).toEqual(['paid', 'valid.not_signed', 'available'])
    server.clock.now += 1
    await tick()
    expect(await statesOf(ids[0] ?? 0)).toEqual(['paid', 'valid.not_signed', 'expired'])
    server.clock.now = before + 32 * day - 1
    await tick()
    expect(await statesOf(ids[0] ?? 0)).toEqual(['paid', 'valid.not_signed', 'expired'])
    server.clock.now += 1
    await Promise.all([tick(), tick()])
    await tick()
    expect(await statesOf(ids[0] ?? 0)).toEqual(['completed', 'valid.not_signed', 'expired'])
    server.clock.now += day
    await Promise.all([tick(), tick()])
    await tick()
    expect(await statesOf(ids[0] ?? 0)).toEqual(['completed', 'expired', 'expired'])
    expect(await statesOf(ids[1] ?? 0)).toEqual(['completed', 'expired', 'expired'])
    // Money that is asked back has to be decided about first.
    expect(await statesOf(asking)).toEqual(['paid', 'expired', 'expired'])
    const completed = await db
      .select()
      .from(lifecycleEvents)
      .where(and(eq(lifecycleEvents.entity, 'order'), eq(lifecycleEvents.event, 'order.complete')))
    expect(completed.filter(({ entityId }) => ids.includes(entityId))).toHaveLength(2)
    expect(server.log.faults()).toEqual([])
    server.clock.now = before
  })

  it('[ORD-01] an order that is being paid does not expire; one row that cannot move does not hold up the others', async () => {
    const members = [await newMember(server), await newMember(server), await newMember(server)]
    const conference = await addConference(server)
    const ids: number[] = []
    for (const member of members) ids.push(await place(member, conference))
    const { db } = server.database
    await db
      .insert(payments)
      .values({ orderId: ids[0] ?? 0, method: 'sandbox', outTradeNo: `P-${key()}`, amount: 120_000 })
    const before = server.clock.now
    server.clock.now += day
    await tick()
    const states = []
    for (const id of ids) {
      const [row] = await db.select().from(orders).where(eq(orders.id, id))
      states.push(row?.state)
    }
    expect(states).toEqual(['to_be_paid', 'closed', 'closed'])
    server.clock.now = before
  })

  it('[TKT-03] hotel bookings are listed in the language of the page, newest stay first, one’s own only', async () => {
    const member = await newMember(server)
    const conference = await addConference(server)
    const booking = {
      userId: member.id,
      conferenceId: conference.id,
      hotel: '滨江大酒店',
      engHotel: 'Riverside Hotel',
      address: '上海',
      engAddress: 'Shanghai',
      room: '大床房',
      engRoom: 'Double room',
      amount: 156_000,
    }
    await server.database.db.insert(hotelBookings).values([
      { ...booking, checkIn: '2026-12-08', checkOut: '2026-12-11' },
      { ...booking, checkIn: '2026-12-11', checkOut: '2026-12-12' },
    ])
    const { list, total } = await member.browser.call('listHotels', {})
    expect(total).toBe(2)
    expect(list.map(({ check_in }) => check_in)).toEqual(['2026-12-11', '2026-12-08'])
    expect(list[0]).toMatchObject({
      hotel: 'Riverside Hotel',
      room: 'Double room',
      conference: 'Energy Forum',
    })
    expect(await (await newMember(server)).browser.call('listHotels', {})).toMatchObject({
      total: 0,
      list: [],
    })
  })

  it('[TKT-03] coupons are listed with what can be done with them', async () => {
    const member = await newMember(server)
    const over = await addCoupon(server, member.id, { expiresAt: new Date(now()) })
    const paper = await addCoupon(server, member.id, { kind: 'submission', amount: 15_000 })
    const { list } = await member.browser.call('listCoupons', {})
    expect(list).toMatchObject([
      { code: paper, kind: 'submission', amount: 15_000, state: 'available' },
      { code: over, kind: 'registration', amount: 5000, state: 'expired' },
    ])
    expect(await (await newMember(server)).browser.call('listCoupons', {})).toMatchObject({ total: 0 })
  })
})
