import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { tickets } from '../../../server/db/schema/admission.ts'
import { lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { orders } from '../../../server/db/schema/registration.ts'
import { describeDatabase } from '../../support/engines.ts'
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
} from './stage.ts'

describeDatabase('registration', (open) => {
  let server: Harness
  beforeAll(async () => {
    server = await createHarness(open)
  })
  afterEach(() => expectSound(server))

  it('[ORD-01] a registration opens an order that waits half an hour for its payment', async () => {
    const { browser } = await newMember(server)
    const conference = await addConference(server)
    const placed = await browser.call('placeOrder', registration(conference, { position: '教授' }))
    expect(placed.state).toBe('to_be_paid')
    const order = await browser.call('getOrder', { id: placed.order_id })
    expect(order).toMatchObject({
      kind: 'conf',
      state: 'to_be_paid',
      version: 0,
      amount: 120_000,
      list_amount: 120_000,
      conference_id: conference.id,
      conference: 'Energy Forum',
      item: 'Regular',
      created_at: new Date(server.clock.now).toISOString(),
      due_at: new Date(server.clock.now + hour / 2).toISOString(),
      attendee: { name: '林梅', affiliation: '某大学', position: '教授', email: 'linmei@example.org' },
      payments: [],
      payment: null,
      refund: null,
      invoice: null,
      coupon: null,
    })
    expect(order.no).toBe(`20261121${String(placed.order_id).padStart(5, '0')}`)
    expect(await server.database.db.select().from(tickets).where(eq(tickets.orderId, order.id))).toEqual([])
  })

  it('the number of an order carries the day in China, not that of the clock in Greenwich', async () => {
    const { browser } = await newMember(server)
    const before = server.clock.now
    server.clock.now = Date.UTC(2026, 10, 21, 16, 30)
    const { order_id } = await browser.call('placeOrder', registration(await addConference(server)))
    expect((await browser.call('getOrder', { id: order_id })).no).toMatch(/^20261122/)
    server.clock.now = before
  })

  it('is refused before registration opens, after it closes, without dates, and for what is over', async () => {
    const { browser } = await newMember(server)
    const at = (ms: number) => new Date(server.clock.now + ms)
    for (const { reason = 'registrationClosed', ...conference } of [
      { registrationOpensAt: at(1000) },
      { registrationClosesAt: at(-1000) },
      { registrationOpensAt: null, registrationClosesAt: null },
      { state: 'ended' as const, reason: 'conferenceEnded' },
      { state: 'paused' as const, reason: 'conferencePaused' },
      { startsAt: at(-3 * day), endsAt: at(-1000) },
    ]) {
      const closed = await addConference(server, { conference })
      expect(await browser.refused('placeOrder', registration(closed))).toMatchObject({
        code: reason === 'registrationClosed' ? 400 : 409,
        reason,
      })
      expect(await browser.refused('joinWaitlist', { ticket_type_id: closed.types[0] })).toMatchObject({
        reason,
      })
    }
  })

  it('a ticket of another conference and one that does not exist are the same to the caller', async () => {
    const { browser } = await newMember(server)
    const [one, other] = [await addConference(server), await addConference(server)]
    const answers = []
    for (const ticket_type_id of [other.types[0], 999_999, 2_147_483_648]) {
      answers.push(await browser.refused('placeOrder', registration(one, { ticket_type_id })))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ reason: 'ticketTypeUnknown', field: 'ticket_type_id' })
    for (const conference_id of [999_999, 2_147_483_648]) {
      expect(await browser.refused('placeOrder', registration(one, { conference_id }))).toMatchObject({
        reason: 'notFound',
        field: 'conference_id',
      })
    }
  })

  it('the price is that of the tier that holds, up to its last moment; another one is refused', async () => {
    const conference = await addConference(server, {
      types: [{ tiers: [{ until: 1, amount: 100_000 }, { amount: 160_000 }] }],
    })
    const before = server.clock.now
    const steps = [
      [0, 100_000],
      [hour - 1, 100_000],
      [hour, 160_000],
      [day, 160_000],
    ] as const
    for (const [later, amount] of steps) {
      server.clock.now = before + later
      const { browser } = await newMember(server)
      const shown = await browser.call('getConference', { id: conference.id })
      expect(shown.ticket_types[0]?.current?.amount).toBe(amount)
      const stale = registration(conference, { expected_amount: amount === 100_000 ? 160_000 : 100_000 })
      expect(await browser.refused('placeOrder', stale)).toMatchObject({
        code: 409,
        reason: 'priceChanged',
        field: 'expected_amount',
      })
      const placed = await browser.call('placeOrder', registration(conference, { expected_amount: amount }))
      expect(await browser.call('getOrder', { id: placed.order_id })).toMatchObject({ amount })
    }
    server.clock.now = before
  })

  it('a ticket whose last tier is over is not on sale', async () => {
    const conference = await addConference(server, { types: [{ tiers: [{ until: -1, amount: 1 }] }] })
    const { browser } = await newMember(server)
    expect((await browser.call('getConference', { id: conference.id })).ticket_types[0]?.current).toBeNull()
    expect(
      await browser.refused('placeOrder', registration(conference, { expected_amount: 1 })),
    ).toMatchObject({
      reason: 'registrationClosed',
      field: 'ticket_type_id',
    })
  })

  it('a student ticket asks for the student number, an author ticket for an accepted paper', async () => {
    const conference = await addConference(server, {
      types: [{ audience: 'student' }, { audience: 'author' }],
    })
    const { browser, id } = await newMember(server)
    for (const student_no of [undefined, '', '   ']) {
      const input = { ...registration(conference), ...(student_no === undefined ? {} : { student_no }) }
      expect(await browser.refused('placeOrder', input)).toMatchObject({
        code: 400,
        reason: 'studentNumberEmpty',
        field: 'student_no',
      })
    }
    const student = await browser.call('placeOrder', registration(conference, { student_no: '20261234' }))
    expect(student.state).toBe('to_be_paid')

    const author = registration(conference, { ticket_type_id: conference.types[1] ?? 0 })
    expect(await browser.refused('placeOrder', author)).toMatchObject({ code: 403, reason: 'authorsOnly' })
    await acceptAuthor(server.database.db, id, conference.id)
    expect(await browser.call('placeOrder', { ...author, expected_amount: 0 })).toMatchObject({
      state: 'paid',
    })
  })

  it('[ORD-04] an author with an accepted paper takes part for nothing, is paid at once, and once only', async () => {
    const conference = await addConference(server, { types: [{}, {}] })
    const { browser, id } = await newMember(server)
    const elsewhere = await addConference(server)
    await acceptAuthor(server.database.db, id, elsewhere.id)
    expect((await browser.call('getConference', { id: conference.id })).free_as_author).toBe(false)
    const free = registration(conference, { expected_amount: 0 })
    expect(await browser.refused('placeOrder', free)).toMatchObject({ reason: 'priceChanged' })

    await acceptAuthor(server.database.db, id, conference.id)
    expect((await browser.call('getConference', { id: conference.id })).free_as_author).toBe(true)
    const placed = await browser.call('placeOrder', free)
    expect(placed.state).toBe('paid')
    const order = await browser.call('getOrder', { id: placed.order_id })
    expect(order).toMatchObject({ amount: 0, list_amount: 120_000, state: 'paid', version: 1 })
    expect(order.paid_at).toBe(new Date(server.clock.now).toISOString())
    const { db } = server.database
    expect(await db.select().from(tickets).where(eq(tickets.orderId, order.id))).toMatchObject([
      { state: 'valid.not_signed', userId: id },
    ])
    expect((await browser.call('getConference', { id: conference.id })).free_as_author).toBe(false)
    const second = registration(conference, { ticket_type_id: conference.types[1] ?? 0, expected_amount: 0 })
    expect(await browser.refused('placeOrder', second)).toMatchObject({ reason: 'priceChanged' })
    // No other account profits from it.
    const other = await newMember(server)
    expect(
      await other.browser.refused('placeOrder', registration(conference, { expected_amount: 0 })),
    ).toMatchObject({ reason: 'priceChanged' })
  })

  it('what costs nothing is paid at once for everybody', async () => {
    const conference = await addConference(server, { types: [{ tiers: [{ amount: 0 }] }] })
    const { browser } = await newMember(server)
    const { order_id, state } = await browser.call(
      'placeOrder',
      registration(conference, { expected_amount: 0 }),
    )
    expect(state).toBe('paid')
    const history = await server.database.db
      .select()
      .from(lifecycleEvents)
      .where(eq(lifecycleEvents.entityId, order_id))
    expect(history.filter(({ entity }) => entity === 'order')).toMatchObject([
      { event: 'order.pay', fromState: 'to_be_paid', toState: 'paid', role: 'system', seq: 1, actorId: null },
    ])
  })

  it('[TKT-03] a coupon takes at most 50 CNY off, and never more than the price', async () => {
    const cheap = await addConference(server, { types: [{ tiers: [{ amount: 3000 }] }] })
    const conference = await addConference(server)
    const { browser, id } = await newMember(server)
    const coupon = await addCoupon(server, id)
    expect(
      await browser.refused('placeOrder', registration(conference, { coupon, expected_amount: 120_000 })),
    ).toMatchObject({ reason: 'priceChanged' })
    const placed = await browser.call(
      'placeOrder',
      registration(conference, { coupon, expected_amount: 115_000 }),
    )
    expect(await browser.call('getOrder', { id: placed.order_id })).toMatchObject({
      amount: 115_000,
      list_amount: 120_000,
      coupon: { code: coupon, amount: 5000 },
    })
    const whole = await addCoupon(server, id)
    expect(
      await browser.call('placeOrder', registration(cheap, { coupon: whole, expected_amount: 0 })),
    ).toMatchObject({ state: 'paid' })
    const { list } = await browser.call('listCoupons', {})
    expect(list.map(({ code, state }) => [code, state])).toEqual([
      [whole, 'used'],
      [coupon, 'held'],
    ])
  })

  it('[TKT-03] a coupon that is unknown, somebody else’s, over, of another kind or in use is refused by name', async () => {
    const conference = await addConference(server)
    const { browser, id } = await newMember(server)
    const other = await newMember(server)
    const foreign = await addCoupon(server, other.id)
    const over = await addCoupon(server, id, { expiresAt: new Date(server.clock.now) })
    const paper = await addCoupon(server, id, { kind: 'submission', amount: 15_000 })
    const used = await addCoupon(server, id)
    await browser.call(
      'placeOrder',
      registration(await addConference(server), { coupon: used, expected_amount: 115_000 }),
    )
    const free = await addConference(server, { types: [{ tiers: [{ amount: 0 }] }] })
    const mine = await addCoupon(server, id)
    for (const [coupon, reason, where] of [
      ['NONE', 'couponUnknown', conference],
      [foreign, 'couponUnknown', conference],
      [over, 'couponExpired', conference],
      [paper, 'couponNotFor', conference],
      [used, 'couponUsed', conference],
      [mine, 'couponNotFor', free],
    ] as const) {
      const input = registration(where, { coupon, expected_amount: 0 })
      expect(await browser.refused('placeOrder', input)).toMatchObject({ reason, field: 'coupon' })
    }
  })

  it('one open order for each person and ticket; a closed one makes room for the next', async () => {
    const conference = await addConference(server, { types: [{}, {}] })
    const { browser } = await newMember(server)
    const { order_id } = await browser.call('placeOrder', registration(conference))
    expect(await browser.refused('placeOrder', registration(conference))).toMatchObject({
      code: 409,
      reason: 'alreadyRegistered',
    })
    await browser.call('placeOrder', registration(conference, { ticket_type_id: conference.types[1] ?? 0 }))
    await browser.call('fireRecord', {
      entity: 'order',
      id: order_id,
      event: 'order.cancel',
      version: 0,
      key: `cancel-${order_id}`,
      reason: 'changed my mind',
    })
    const again = await browser.call('placeOrder', registration(conference))
    expect(again.order_id).not.toBe(order_id)
  })

  it('a button pressed twice registers once; the key means nothing else and nothing to others', async () => {
    const conference = await addConference(server, { types: [{}, {}] })
    const { browser, id } = await newMember(server)
    const input = registration(conference)
    const [first, second] = await Promise.all([
      browser.call('placeOrder', input),
      browser.call('placeOrder', input),
    ])
    expect(second).toEqual(first)
    expect(await browser.call('placeOrder', input)).toEqual(first)
    expect(
      await server.database.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id)),
    ).toHaveLength(1)
    expect(
      await browser.refused('placeOrder', { ...input, ticket_type_id: conference.types[1] ?? 0 }),
    ).toMatchObject({ reason: 'keyReused', field: 'key' })
    const other = await newMember(server)
    expect((await other.browser.call('placeOrder', input)).order_id).not.toBe(first.order_id)
  })

  it('two tabs with keys of their own: one registers, the other hears that it is done', async () => {
    const conference = await addConference(server)
    const { browser } = await newMember(server)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browser.raw('placeOrder', { ...registration(conference) })),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 1)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(3)
  })

  it('wrong input names its field, in the language of the asking page', async () => {
    const conference = await addConference(server)
    const faults: ReadonlyArray<readonly [string, unknown, string]> = [
      ['name', '', 'required'],
      ['name', '梅'.repeat(61), 'tooLong'],
      ['name', 'a\u0000b', 'invalidCharacter'],
      ['affiliation', ' ', 'required'],
      ['email', 'nobody', 'emailFormat'],
      ['position', 'x'.repeat(61), 'tooLong'],
      ['expected_amount', '-1', 'invalid'],
      ['expected_amount', '1.5', 'invalid'],
      ['expected_amount', '1e400', 'invalid'],
      ['conference_id', '0', 'invalid'],
      ['ticket_type_id', 'abc', 'invalid'],
      ['key', '', 'required'],
    ]
    const sentences = new Set<string>()
    for (const lang of ['zh-CN', 'en']) {
      const { browser } = await newMember(server, { lang })
      for (const [field, value, reason] of faults) {
        const answer = await browser.refused('placeOrder', { ...registration(conference), [field]: value })
        expect({ lang, ...answer }).toMatchObject({ lang, code: 400, reason, field })
        expect(/\p{Script=Han}/u.test(answer.msg)).toBe(lang === 'zh-CN')
        sentences.add(answer.msg)
      }
    }
    expect(sentences.size).toBe(10)
  })

  it('a form begins with the values of the account’s last registration', async () => {
    const [one, next] = [await addConference(server), await addConference(server)]
    const { browser } = await newMember(server)
    await browser.call('placeOrder', registration(one, { position: '' }))
    const { known } = await browser.call('getDraft', { conference_id: next.id })
    expect(known).toEqual({
      name: expect.any(String),
      affiliation: expect.any(String),
      email: expect.any(String),
    })
  })

  it('a draft is kept for each conference and account, and survives signing out', async () => {
    const [one, other] = [await addConference(server), await addConference(server)]
    const { browser } = await newMember(server)
    const known = { mobile: expect.stringMatching(/^1370000\d{4}$/) }
    expect(await browser.call('getDraft', { conference_id: one.id })).toEqual({ draft: {}, known })
    await browser.call('saveDraft', { conference_id: one.id, name: '林', coupon: '' })
    await browser.call('saveDraft', { conference_id: one.id, name: '林梅', ticket_type_id: '7' })
    expect(await browser.call('getDraft', { conference_id: one.id })).toEqual({
      draft: { name: '林梅', ticket_type_id: '7' },
      known,
    })
    expect(await browser.call('getDraft', { conference_id: other.id })).toEqual({ draft: {}, known })
    const stranger = await newMember(server)
    expect(await stranger.browser.call('getDraft', { conference_id: one.id })).toEqual({ draft: {}, known })
    expect(await browser.refused('saveDraft', { conference_id: 999_999 })).toMatchObject({
      reason: 'notFound',
      field: 'conference_id',
    })
  })

  it('a guest cannot register, draft or wait', async () => {
    const guest = server.browser()
    for (const name of ['placeOrder', 'getDraft', 'saveDraft', 'joinWaitlist'] as const) {
      expect(await guest.refused(name, {})).toMatchObject({ code: 301, reason: 'signedOut' })
    }
  })
})
