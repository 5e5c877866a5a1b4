import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { tickets } from '../../../server/db/schema/admission.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { orders, ticketTypes, waitlistEntries } from '../../../server/db/schema/registration.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { offerSeconds } from '../../../server/lifecycles/offerNext.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Harness } from '../api/harness.ts'
import { addConference, day, expectSound, newMember, registration, type Member } from './stage.ts'

describeDatabase('places', (open) => {
  let server: Harness
  beforeAll(async () => {
    server = await createHarness(open)
  })
  afterEach(() => expectSound(server))

  const tick = () => {
    const { database, log, clock } = server
    const now = () => clock.now
    return runScheduledTransitions({ db: database.db, engine: createEngine(database.db, now), log, now })
  }
  const members = async (number: number) => {
    const found: Member[] = []
    for (let at = 0; at < number; at++) found.push(await newMember(server))
    return found
  }
  const cancel = ({ browser }: Member, id: number) =>
    browser.call('fireRecord', {
      entity: 'order',
      id,
      event: 'order.cancel',
      version: 0,
      key: `cancel-${id}`,
      reason: 'cannot come',
    })
  const entriesOf = async (ticketTypeId: number) => {
    const rows = await server.database.db
      .select()
      .from(waitlistEntries)
      .where(eq(waitlistEntries.ticketTypeId, ticketTypeId))
      .orderBy(asc(waitlistEntries.id))
    return rows.map(({ userId, state }) => [userId, state])
  }

  it('[ORD-01] 200 buyers for 50 places: fifty get one, all others are told that it is sold out', async () => {
    const conference = await addConference(server, { types: [{ capacity: 50 }] })
    const type = conference.types[0] ?? 0
    const buyers = await members(200)
    const answers = await Promise.all(
      buyers.map(({ browser }) => browser.raw('placeOrder', { ...registration(conference) })),
    )
    const reasons = answers.map(({ code, data }) =>
      code === 1 ? 'placed' : (data as { reason: string }).reason,
    )
    expect(reasons.filter((reason) => reason === 'placed')).toHaveLength(50)
    expect(reasons.filter((reason) => reason === 'soldOut')).toHaveLength(150)
    const held = await server.database.db.select().from(orders).where(eq(orders.ticketTypeId, type))
    expect(held).toHaveLength(50)
    expect(new Set(held.map(({ no }) => no)).size).toBe(50)
    expect(server.log.faults()).toEqual([])

    // All who went without wait, at the same moment; then twenty give their places back, also at the same moment.
    const without = buyers.filter((_, at) => reasons[at] !== 'placed')
    const joined = await Promise.all(
      without.map(({ browser }) => browser.call('joinWaitlist', { ticket_type_id: type })),
    )
    expect(new Set(joined.map(({ state }) => state))).toEqual(new Set(['waiting']))
    const leaving = held.slice(0, 20).map(({ id, userId }) => {
      const buyer = buyers.find((member) => member.id === userId)
      if (buyer === undefined) throw new Error(`order ${id} belongs to nobody`)
      return cancel(buyer, id)
    })
    await Promise.all(leaving)
    const entries = await entriesOf(type)
    expect(entries.slice(0, 20).every(([, state]) => state === 'offered')).toBe(true)
    expect(entries.slice(20).every(([, state]) => state === 'waiting')).toBe(true)

    // Those who were offered a place and a hundred others press at once: only the former get one.
    const offered = new Set(entries.slice(0, 20).map(([userId]) => userId))
    const second = await Promise.all(
      without.map(async ({ browser, id }) => {
        const { code } = await browser.raw('placeOrder', { ...registration(conference) })
        return [offered.has(id), code] as const
      }),
    )
    expect(second.filter(([wasOffered, code]) => wasOffered && code === 1)).toHaveLength(20)
    expect(second.filter(([, code]) => code === 1)).toHaveLength(20)
    expect((await entriesOf(type)).slice(0, 20).every(([, state]) => state === 'purchased')).toBe(true)
    expect(server.log.faults()).toEqual([])
  }, 240_000)

  it('a freed place is offered to the longest waiting member, who alone can take it while the offer is open', async () => {
    const conference = await addConference(server, { types: [{ capacity: 1 }] })
    const ticket_type_id = conference.types[0] ?? 0
    const [holder, first, second, third] = (await members(4)) as [Member, Member, Member, Member]
    const { order_id } = await holder.browser.call('placeOrder', registration(conference))
    expect(await first.browser.call('joinWaitlist', { ticket_type_id })).toMatchObject({
      state: 'waiting',
      version: 0,
      offered_until: null,
    })
    await second.browser.call('joinWaitlist', { ticket_type_id })
    await cancel(holder, order_id)

    const until = new Date(server.clock.now + offerSeconds * 1000).toISOString()
    const seen = await first.browser.call('getConference', { id: conference.id })
    expect(seen.ticket_types[0]).toMatchObject({
      left: 1,
      waiting: { state: 'offered', version: 1, offered_until: until },
    })
    const others = await third.browser.call('getConference', { id: conference.id })
    expect(others.ticket_types[0]).toMatchObject({ left: 0, waiting: null })
    for (const { browser } of [second, third, holder]) {
      expect(await browser.refused('placeOrder', registration(conference))).toMatchObject({
        code: 409,
        reason: 'soldOut',
      })
    }
    await first.browser.call('placeOrder', registration(conference))
    expect(await entriesOf(ticket_type_id)).toEqual([
      [first.id, 'purchased'],
      [second.id, 'waiting'],
    ])
  })

  it('[ONE-01] a place that was added while registration was closed is offered when its date of opening comes', async () => {
    const conference = await addConference(server, { types: [{ capacity: 1 }] })
    const ticket_type_id = conference.types[0] ?? 0
    const [holder, first, second] = (await members(3)) as [Member, Member, Member]
    await holder.browser.call('placeOrder', registration(conference))
    for (const { browser } of [first, second]) await browser.call('joinWaitlist', { ticket_type_id })
    const { db } = server.database
    const opensAt = server.clock.now + 60_000
    await db
      .update(conferences)
      .set({ registrationOpensAt: new Date(opensAt) })
      .where(eq(conferences.id, conference.id))
    await db.update(ticketTypes).set({ capacity: 2 }).where(eq(ticketTypes.id, ticket_type_id))
    await tick()
    expect((await entriesOf(ticket_type_id)).map(([, state]) => state)).toEqual(['waiting', 'waiting'])
    server.clock.now = opensAt
    await tick()
    expect(await entriesOf(ticket_type_id)).toEqual([
      [first.id, 'offered'],
      [second.id, 'waiting'],
    ])
    await tick()
    expect((await entriesOf(ticket_type_id)).map(([, state]) => state)).toEqual(['offered', 'waiting'])
    await first.browser.call('placeOrder', registration(conference))
  })

  it('an unused offer goes to the next, also before the clock ticked', async () => {
    const conference = await addConference(server, { types: [{ capacity: 1 }] })
    const ticket_type_id = conference.types[0] ?? 0
    const [holder, first, second, third] = (await members(4)) as [Member, Member, Member, Member]
    const before = server.clock.now
    const { order_id } = await holder.browser.call('placeOrder', registration(conference))
    for (const { browser } of [first, second, third]) await browser.call('joinWaitlist', { ticket_type_id })
    await cancel(holder, order_id)
    server.clock.now += offerSeconds * 1000 - 1
    expect(await tick()).toMatchObject({ 'waitlist.expire': 0 })
    server.clock.now += 1
    expect(await tick()).toMatchObject({ 'waitlist.expire': 1 })
    expect(await entriesOf(ticket_type_id)).toEqual([
      [first.id, 'offer_expired'],
      [second.id, 'offered'],
      [third.id, 'waiting'],
    ])
    // The second offer is over, and the clock has not ticked: the place is the third's, not that of the first to come.
    server.clock.now += offerSeconds * 1000
    for (const { browser } of [first, second]) {
      expect(await browser.refused('placeOrder', registration(conference))).toMatchObject({
        reason: 'soldOut',
      })
    }
    await third.browser.call('placeOrder', registration(conference))
    expect(await entriesOf(ticket_type_id)).toEqual([
      [first.id, 'offer_expired'],
      [second.id, 'offer_expired'],
      [third.id, 'purchased'],
    ])
    server.clock.now = before
  })

  it('a member who declines an offer makes room for the next', async () => {
    const conference = await addConference(server, { types: [{ capacity: 1 }] })
    const ticket_type_id = conference.types[0] ?? 0
    const [holder, first, second] = (await members(3)) as [Member, Member, Member]
    const { order_id } = await holder.browser.call('placeOrder', registration(conference))
    const entry = await first.browser.call('joinWaitlist', { ticket_type_id })
    await second.browser.call('joinWaitlist', { ticket_type_id })
    await cancel(holder, order_id)
    await first.browser.call('fireRecord', {
      entity: 'waitlist',
      id: entry.id,
      event: 'waitlist.cancel',
      version: 1,
      key: `decline-${entry.id}`,
    })
    expect(await entriesOf(ticket_type_id)).toEqual([
      [first.id, 'cancelled'],
      [second.id, 'offered'],
    ])
  })

  it('no waiting while there are places, no waiting twice, no waiting for a type one has', async () => {
    const conference = await addConference(server, { types: [{ capacity: 1 }, {}] })
    const [ticket_type_id = 0, unlimited = 0] = conference.types
    const [holder, waiter] = (await members(2)) as [Member, Member]
    expect(await waiter.browser.refused('joinWaitlist', { ticket_type_id })).toMatchObject({
      code: 409,
      reason: 'notSoldOut',
      field: 'ticket_type_id',
    })
    expect(await waiter.browser.refused('joinWaitlist', { ticket_type_id: unlimited })).toMatchObject({
      reason: 'notSoldOut',
    })
    await holder.browser.call('placeOrder', registration(conference))
    expect(await holder.browser.refused('joinWaitlist', { ticket_type_id })).toMatchObject({
      reason: 'alreadyRegistered',
    })
    const joined = await Promise.all([1, 2].map(() => waiter.browser.raw('joinWaitlist', { ticket_type_id })))
    expect(joined.map(({ code }) => code).sort()).toEqual([1, 409])
    expect(await waiter.browser.refused('joinWaitlist', { ticket_type_id })).toMatchObject({
      code: 409,
      reason: 'alreadyWaiting',
    })
    for (const unknown of [999_999, 2_147_483_648]) {
      expect(await waiter.browser.refused('joinWaitlist', { ticket_type_id: unknown })).toMatchObject({
        reason: 'ticketTypeUnknown',
        field: 'ticket_type_id',
      })
    }
  })

  it('a member who registers after all does not wait any more', async () => {
    const conference = await addConference(server, { types: [{ capacity: 1 }] })
    const ticket_type_id = conference.types[0] ?? 0
    const [holder, waiter] = (await members(2)) as [Member, Member]
    await holder.browser.call('placeOrder', registration(conference))
    await waiter.browser.call('joinWaitlist', { ticket_type_id })
    await server.database.db
      .update(ticketTypes)
      .set({ capacity: 5 })
      .where(eq(ticketTypes.id, ticket_type_id))
    await waiter.browser.call('placeOrder', registration(conference))
    expect(await entriesOf(ticket_type_id)).toEqual([[waiter.id, 'cancelled']])
  })

  it('[ORD-03] a registration that cost nothing is cancelled by its member, and its place goes to who waits', async () => {
    const types = [{ capacity: 1, tiers: [{ amount: 0 }] }]
    const conference = await addConference(server, { types })
    const ticket_type_id = conference.types[0] ?? 0
    const [holder, waiter, stranger] = (await members(3)) as [Member, Member, Member]
    const wish = registration(conference, { expected_amount: 0 })
    const { order_id } = await holder.browser.call('placeOrder', wish)
    await waiter.browser.call('joinWaitlist', { ticket_type_id })
    const shown = () => holder.browser.call('getOrder', { id: order_id })
    const { version, ...before } = await shown()
    expect(before).toMatchObject({
      state: 'paid',
      refund_refusal: 'nothingToRefund',
      cancel_refusal: null,
    })
    const refund = { order_id, version, reason: '有事', key: 'refund-free' }
    expect(await holder.browser.refused('requestRefund', refund)).toMatchObject({ reason: 'nothingToRefund' })
    const event = { entity: 'order', id: order_id, event: 'order.cancel', version, key: 'free' } as const
    const { browser } = holder
    expect(await browser.refused('fireRecord', { ...event, reason: ' ' })).toMatchObject({
      reason: 'reasonEmpty',
    })
    expect(await stranger.browser.refused('fireRecord', { ...event, reason: '有事' })).toMatchObject({
      reason: 'notFound',
    })
    const { db } = server.database
    const at = new Date(server.clock.now - 1)
    const deadline = { refundUntil: at }
    await db.update(conferences).set(deadline).where(eq(conferences.id, conference.id))
    expect((await shown()).cancel_refusal).toBe('cancellingOver')
    expect(await browser.refused('fireRecord', { ...event, reason: '有事' })).toMatchObject({
      reason: 'cancellingOver',
    })
    // Without a deadline it is the start of the conference.
    await db.update(conferences).set({ refundUntil: null }).where(eq(conferences.id, conference.id))
    expect(await browser.call('fireRecord', { ...event, reason: '有事' })).toMatchObject({ state: 'closed' })
    expect(await entriesOf(ticket_type_id)).toEqual([[waiter.id, 'offered']])
    expect(await shown()).toMatchObject({ closed_reason: 'user_cancelled', refund: null })
    expect(
      await db.select({ state: tickets.state }).from(tickets).where(eq(tickets.orderId, order_id)),
    ).toEqual([{ state: 'revoked' }])
    await waiter.browser.call('placeOrder', registration(conference, { expected_amount: 0 }))
    expect(server.log.faults()).toEqual([])
  })

  it('[ORD-01] places of unpaid orders are free again after the deadline and its grace', async () => {
    const conference = await addConference(server, { types: [{ capacity: 2 }] })
    const ticket_type_id = conference.types[0] ?? 0
    const [one, other, waiter] = (await members(3)) as [Member, Member, Member]
    const before = server.clock.now
    for (const { browser } of [one, other]) await browser.call('placeOrder', registration(conference))
    await waiter.browser.call('joinWaitlist', { ticket_type_id })
    server.clock.now += 35 * 60_000
    expect(await tick()).toMatchObject({ 'order.expire': 0 })
    server.clock.now += 1
    // Several servers at once: each order expires once.
    await Promise.all([tick(), tick(), tick()])
    await tick()
    const closed = await server.database.db
      .select()
      .from(orders)
      .where(eq(orders.ticketTypeId, ticket_type_id))
    expect(closed.map(({ state, closedReason, version }) => [state, closedReason, version])).toEqual([
      ['closed', 'expired', 1],
      ['closed', 'expired', 1],
    ])
    expect(await entriesOf(ticket_type_id)).toEqual([[waiter.id, 'offered']])
    expect(await tick()).toMatchObject({ 'order.expire': 0, 'waitlist.expire': 0 })
    server.clock.now = before
  })

  it('what is shown as left is exact below ten and a round number above, so that sales cannot be counted', async () => {
    const conference = await addConference(server, {
      types: [{ capacity: 9 }, { capacity: 10 }, { capacity: 123 }, {}, { capacity: 0 }],
    })
    const { ticket_types } = await server.browser().call('getConference', { id: conference.id })
    expect(ticket_types.map(({ left }) => left)).toEqual([9, 10, 120, null, 0])
  })

  it('a place held by an order stays held, whatever the clock does', async () => {
    const conference = await addConference(server, { types: [{ capacity: 1 }] })
    const [holder, late] = (await members(2)) as [Member, Member]
    const before = server.clock.now
    await holder.browser.call('placeOrder', registration(conference))
    server.clock.now += day
    expect(await late.browser.refused('placeOrder', registration(conference))).toMatchObject({
      reason: 'soldOut',
    })
    server.clock.now = before
    expect(
      await server.database.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(inArray(orders.ticketTypeId, conference.types), ne(orders.state, 'closed'))),
    ).toHaveLength(1)
  })
})
