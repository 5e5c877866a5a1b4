import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { mealVouchers } from '../../../server/db/schema/admission.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { invoices } from '../../../server/db/schema/invoices.ts'
import { payments, refunds } from '../../../server/db/schema/payments.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { orders, priceTiers, ticketTypes, waitlistEntries } from '../../../server/db/schema/registration.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { messages } from '../../../server/shared/sentences/messages.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { saidAs } from '../support/saidAs.ts'
import type { CallInput } from '../../../src/contract/endpoint.ts'
import { saleFaults, saleLimits, type saveTicketType } from '../../../src/contract/ticketSale.ts'
import { describeDatabase, describePostgres } from '../../support/engines.ts'
import { createHarness, type Harness } from '../api/harness.ts'
import {
  addConference,
  day,
  expectSound,
  hour,
  newMember,
  registration,
  type Member,
  type NewConference,
} from '../commerce/stage.ts'
import { freshKey } from '../support/shop.ts'

type Tier = { name?: string; eng_name?: string; until?: string; amount?: number }

describeDatabase('[CONF-03] what a conference sells', (open) => {
  let server: Harness
  let chair: Member
  beforeAll(async () => {
    server = await createHarness(open)
    chair = await newMember(server)
  })
  afterEach(() => expectSound(server))

  const db = () => server.database.db
  const iso = (ms: number) => new Date(server.clock.now + ms).toISOString()
  const chaired = async (wish: NewConference = {}) => {
    const conference = await addConference(server, wish)
    await db().insert(userRoles).values({ userId: chair.id, role: 'organizer', conferenceId: conference.id })
    return conference
  }
  const saleOf = (conference_id: number) => chair.browser.call('getTicketSale', { conference_id })
  const tiers = (...list: Tier[]) =>
    JSON.stringify(
      list.map((tier, at) => ({
        ...{ name: `第${at + 1}档`, eng_name: `Price ${at + 1}`, until: '', amount: 120_000 },
        ...tier,
      })),
    )
  const form = (
    conference: { id: number },
    more: Partial<CallInput<typeof saveTicketType>> = {},
  ): CallInput<typeof saveTicketType> => ({
    conference_id: conference.id,
    id: 0,
    version: 0,
    key: freshKey(),
    name: '普通代表',
    eng_name: 'Regular',
    audience: 'anyone',
    capacity: '',
    tiers: tiers({}),
    ...more,
  })
  /** The one type of a conference, with another capacity. */
  const withCapacity = async (conference: { id: number; types: number[] }, capacity: string) => {
    const { ticket_types } = await saleOf(conference.id)
    const [type] = ticket_types
    return form(conference, {
      id: type?.id ?? 0,
      version: type?.version ?? 0,
      capacity,
      tiers: tiers({ name: '标准价', eng_name: 'Regular price' }),
    })
  }
  const members = (number: number) =>
    Array.from({ length: number }).reduce<Promise<Member[]>>(
      async (made) => [...(await made), await newMember(server)],
      Promise.resolve([]),
    )
  /** As if the money had come. */
  const pay = async (id: number) => {
    const [order] = await db().select().from(orders).where(eq(orders.id, id))
    const { amount = 0, no = '' } = order ?? {}
    const money = { amount, confirmedAmount: amount, state: 'confirmed' }
    await db()
      .insert(payments)
      .values({ orderId: id, method: 'sandbox', outTradeNo: `P${no}`, ...money })
    const engine = createEngine(db(), () => server.clock.now)
    await engine.fire(system(), { entity: 'order', id, event: { type: 'order.pay' } })
  }
  const rowOf = async (id: number) => {
    const [row] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, id))
    return row
  }

  it('makes a type with two prices, and visitors see it at once, in their language', async () => {
    const conference = await chaired({ types: [] })
    const until = iso(5 * day)
    const wish = form(conference, {
      capacity: '30',
      tiers: tiers({ name: '早鸟价', eng_name: 'Early bird', until, amount: 99_950 }, { amount: 0 }),
    })
    const sale = await chair.browser.call('saveTicketType', wish)
    expect(sale).toEqual(await saleOf(conference.id))
    expect(sale.ticket_types).toEqual([
      {
        id: sale.ticket_types[0]?.id,
        ...{ version: 0, name: '普通代表', eng_name: 'Regular', audience: 'anyone', capacity: 30 },
        ...{ retired: false, sold: 0, held: 0, waiting: 0 },
        tiers: [
          { name: '早鸟价', eng_name: 'Early bird', until, amount: 99_950 },
          { name: '第2档', eng_name: 'Price 2', until: null, amount: 0 },
        ],
      },
    ])
    expect(saleFaults(sale)).toEqual([])
    const seen = await server.browser({ lang: 'en' }).call('getConference', { id: conference.id })
    expect(seen.ticket_types).toMatchObject([
      { name: 'Regular', left: 30, current: { name: 'Early bird', amount: 99_950 } },
    ])
    const [written] = await db().select().from(auditEvents).where(eq(auditEvents.event, 'sale.typeSaved'))
    expect(written).toMatchObject({ actorId: chair.id, entityId: String(conference.id) })
  })

  it('ten requests with one key make one type; the key is good for nothing else', async () => {
    const conference = await chaired({ types: [] })
    const wish = form(conference)
    await Promise.all(Array.from({ length: 10 }, () => chair.browser.call('saveTicketType', wish)))
    expect((await saleOf(conference.id)).ticket_types).toHaveLength(1)
    expect(
      await chair.browser.refused('saveTicketType', { ...wish, tiers: tiers({ amount: 1 }) }),
    ).toMatchObject({ reason: 'keyReused', field: 'key' })
  })

  it('of two organizers who save the same type one learns that the other was faster, and nothing is mixed', async () => {
    const conference = await chaired()
    const id = conference.types[0] ?? 0
    const first = form(conference, { id, name: '甲', tiers: tiers({ amount: 1 }) })
    const second = form(conference, { id, name: '乙', tiers: tiers({ amount: 2 }, { amount: 3 }) })
    const earlier = { ...second, tiers: tiers({ until: iso(day), amount: 2 }, { amount: 3 }) }
    const answers = await Promise.all(
      [first, earlier].map((wish) => chair.browser.raw('saveTicketType', wish)),
    )
    const refused = answers.filter(({ code }) => code !== 1)
    expect(refused).toMatchObject([{ data: { reason: 'versionConflict', field: 'version' } }])
    const [type] = (await saleOf(conference.id)).ticket_types
    expect(type).toMatchObject({ version: 1 })
    expect(type?.tiers.map(({ amount }) => amount)).toEqual(type?.name === '甲' ? [1] : [2, 3])
    // A retry after a lost answer: it is done already.
    const winner = type?.name === '甲' ? first : earlier
    expect((await chair.browser.call('saveTicketType', winner)).ticket_types[0]?.version).toBe(1)
  })

  it('names the field of every fault, and stores nothing', async () => {
    const conference = await chaired({ types: [] })
    const past = iso(-day)
    const cases: ReadonlyArray<readonly [Partial<CallInput<typeof saveTicketType>>, string, Reason]> = [
      [{ name: '' }, 'name', 'required'],
      [{ eng_name: 'x'.repeat(81) }, 'eng_name', 'tooLong'],
      [{ name: 'a\u0000' }, 'name', 'invalidCharacter'],
      [{ capacity: '-1' }, 'capacity', 'invalid'],
      [{ capacity: String(saleLimits.capacity + 1) }, 'capacity', 'invalid'],
      [{ audience: 'nobody' as 'anyone' }, 'audience', 'invalid'],
      [{ tiers: '[]' }, 'tiers', 'tierNone'],
      [{ tiers: '{' }, 'tiers', 'invalid'],
      [{ tiers: tiers({ amount: -1 }) }, 'tiers.0.amount', 'invalid'],
      [{ tiers: tiers({ amount: saleLimits.amount + 1 }) }, 'tiers.0.amount', 'invalid'],
      [{ tiers: tiers({ amount: 0.5 }) }, 'tiers.0.amount', 'invalid'],
      [{ tiers: tiers({ until: '0000-01-01T00:00:00Z' }) }, 'tiers.0.until', 'invalid'],
      [{ tiers: tiers({}, {}) }, 'tiers.0.until', 'tierNotLast'],
      [{ tiers: tiers({ until: iso(day) }, { until: iso(day) }) }, 'tiers.1.until', 'tierOrder'],
      [{ tiers: tiers({ until: iso(day) }, { until: past }, {}) }, 'tiers.1.until', 'tierOrder'],
      [{ tiers: tiers({ until: iso(day) }, { name: '第1档' }) }, 'tiers.1.name', 'tierNameTwice'],
      // Registration is open for 29 days.
      [{ tiers: tiers({ until: iso(28 * day) }) }, 'tiers.0.until', 'tierEndsEarly'],
    ]
    for (const [fields, field, reason] of cases) {
      expect(await chair.browser.refused('saveTicketType', form(conference, fields))).toMatchObject({
        ...{ field, reason },
        msg: saidAs(reason, 'en'),
      })
    }
    expect((await saleOf(conference.id)).ticket_types).toEqual([])
    // As long as people register is long enough.
    const whole = form(conference, { tiers: tiers({ until: iso(29 * day) }) })
    expect((await chair.browser.call('saveTicketType', whole)).ticket_types).toHaveLength(1)
  })

  it('prices that were ordered or paid never change: unpaid, paid, its invoice and its refund keep them', async () => {
    const conference = await chaired({
      types: [{ tiers: [{ until: 24, amount: 80_000 }, { amount: 120_000 }] }],
    })
    const [unpaid, paid] = (await members(2)) as [Member, Member]
    const wish = () => registration(conference, { expected_amount: 80_000 })
    const open_ = await unpaid.browser.call('placeOrder', wish())
    const bought = await paid.browser.call('placeOrder', wish())
    await pay(bought.order_id)
    const before = await db().select().from(orders).where(eq(orders.conferenceId, conference.id))
    const id = conference.types[0] ?? 0
    await chair.browser.call('saveTicketType', form(conference, { id, tiers: tiers({ amount: 300_000 }) }))
    server.clock.now += 2 * hour
    expect(await db().select().from(orders).where(eq(orders.conferenceId, conference.id))).toEqual(before)
    for (const [member, order] of [
      [unpaid, open_],
      [paid, bought],
    ] as const) {
      const { list } = await member.browser.call('listOrders', { kind: 'conf' })
      expect(list).toMatchObject([{ id: order.order_id, amount: 80_000 }])
    }
    // Taking a coupon off goes back to the price of the order, not to that of today.
    const off = { order_id: open_.order_id, code: '', version: 0, key: freshKey() }
    expect(await unpaid.browser.call('setCoupon', off)).toMatchObject({ amount: 80_000 })
    const [invoice] = await db().select().from(invoices).where(eq(invoices.orderId, bought.order_id))
    const shown = await paid.browser.call('getRecord', { entity: 'invoice', id: invoice?.id ?? 0 })
    expect(JSON.stringify(shown)).toContain('800.00')
    expect(JSON.stringify(shown)).not.toContain('3,000.00')
    await paid.browser.call('requestRefund', {
      order_id: bought.order_id,
      version: 1,
      reason: '有事',
      key: freshKey(),
    })
    const asked = await db().select().from(refunds).where(eq(refunds.orderId, bought.order_id))
    expect(asked.map(({ amount }) => amount)).toEqual([80_000])
    // A later member pays the present price.
    const [late] = (await members(1)) as [Member]
    expect(await late.browser.refused('placeOrder', wish())).toMatchObject({ reason: 'priceChanged' })
  })

  it('there are never fewer places than are sold, ordered and offered, and the refusal says how many these are', async () => {
    const conference = await chaired({ types: [{ capacity: 3 }] })
    const [first, second, third, fourth] = (await members(4)) as [Member, Member, Member, Member]
    const placed = []
    for (const { browser } of [first, second, third])
      placed.push(await browser.call('placeOrder', registration(conference)))
    await pay(placed[0]?.order_id ?? 0)
    await fourth.browser.call('joinWaitlist', { ticket_type_id: conference.types[0] ?? 0 })
    const cancelled = placed[2]?.order_id ?? 0
    const event = { entity: 'order', event: 'order.cancel', version: 0, reason: '有事' } as const
    await third.browser.call('fireRecord', { ...event, id: cancelled, key: freshKey() })
    expect((await saleOf(conference.id)).ticket_types[0]).toMatchObject({ sold: 1, held: 2, waiting: 0 })
    const wish = await withCapacity(conference, '2')
    expect(await chair.browser.refused('saveTicketType', wish)).toMatchObject({
      reason: 'capacityBelowTaken',
      field: 'capacity',
      msg: messages.capacityBelowTaken.en.replace('{count}', '3'),
    })
    expect((await rowOf(Number(wish.id)))?.capacity).toBe(3)
    expect(await chair.browser.call('saveTicketType', { ...wish, capacity: '3' })).toMatchObject({
      ticket_types: [{ capacity: 3 }],
    })
  })

  it('more places are offered to those who have waited longest', async () => {
    const conference = await chaired({ types: [{ capacity: 1 }] })
    const ticket_type_id = conference.types[0] ?? 0
    const [holder, ...waiting] = await members(4)
    await holder?.browser.call('placeOrder', registration(conference))
    for (const { browser } of waiting) await browser.call('joinWaitlist', { ticket_type_id })
    const states = async () => {
      const rows = await db()
        .select()
        .from(waitlistEntries)
        .where(eq(waitlistEntries.ticketTypeId, ticket_type_id))
        .orderBy(waitlistEntries.id)
      return rows.map(({ state }) => state)
    }
    await chair.browser.call('saveTicketType', await withCapacity(conference, '3'))
    expect(await states()).toEqual(['offered', 'offered', 'waiting'])
    await chair.browser.call('saveTicketType', await withCapacity(conference, ''))
    expect(await states()).toEqual(['offered', 'offered', 'offered'])
  })

  it('ten register while the number of places is lowered again and again: never more than there are', async () => {
    const conference = await chaired({ types: [{ capacity: 20 }] })
    const id = conference.types[0] ?? 0
    const buyers = await members(10)
    const lower = async (capacity: number) => {
      const wish = await withCapacity(conference, String(capacity))
      return chair.browser.raw('saveTicketType', wish)
    }
    const [answers] = await Promise.all([
      Promise.all(buyers.map(({ browser }) => browser.raw('placeOrder', { ...registration(conference) }))),
      Promise.all([8, 6, 4, 2].map(lower)),
    ])
    const placed = answers.filter(({ code }) => code === 1).length
    const row = await rowOf(id)
    expect(placed).toBeLessThanOrEqual(row?.capacity ?? 0)
    const held = await db().$count(orders, eq(orders.ticketTypeId, id))
    expect(held).toBe(placed)
    expect(server.log.faults()).toEqual([])
  })

  it('an ordered type is taken from sale and stays; one without orders is deleted', async () => {
    const conference = await chaired({ types: [{ capacity: 5 }, { name: '无人问津' }] })
    const [wanted = 0, unwanted = 0] = conference.types
    const [buyer, other] = (await members(2)) as [Member, Member]
    const { order_id } = await buyer.browser.call('placeOrder', registration(conference))
    const retire = { conference_id: conference.id, version: 0, retired: 1 as const }
    await chair.browser.call('retireTicketType', { ...retire, id: unwanted })
    expect(await rowOf(unwanted)).toBeUndefined()
    expect(await db().$count(priceTiers, eq(priceTiers.ticketTypeId, unwanted))).toBe(0)
    const sale = await chair.browser.call('retireTicketType', { ...retire, id: wanted })
    expect(sale.ticket_types).toMatchObject([{ id: wanted, retired: true, held: 1, version: 1 }])
    expect(saleFaults(sale)).toEqual(['ticketType'])
    // It is hidden and cannot be ordered, and the order is unchanged.
    const seen = await other.browser.call('getConference', { id: conference.id })
    expect(seen.ticket_types).toEqual([])
    expect(await other.browser.refused('placeOrder', registration(conference))).toMatchObject({
      reason: 'ticketTypeRetired',
      field: 'ticket_type_id',
    })
    expect(await other.browser.refused('joinWaitlist', { ticket_type_id: wanted })).toMatchObject({
      reason: 'ticketTypeRetired',
    })
    await pay(order_id)
    expect((await saleOf(conference.id)).ticket_types).toMatchObject([{ sold: 1, held: 0 }])
    const back = { ...retire, id: wanted, version: 1, retired: 0 as const }
    expect((await chair.browser.call('retireTicketType', back)).ticket_types).toMatchObject([
      { retired: false, version: 2 },
    ])
    await other.browser.call('placeOrder', registration(conference))
  })

  it('the order of the types is the visitors’ order; another set of them is refused', async () => {
    const conference = await chaired({ types: [{ engName: 'A' }, { engName: 'B' }, { engName: 'C' }] })
    const [a = 0, b = 0, c = 0] = conference.types
    const wish = { conference_id: conference.id, version: 0 }
    const sale = await chair.browser.call('orderTicketTypes', { ...wish, ids: `${c},${a},${b}` })
    expect(sale).toMatchObject({ version: 1, ticket_types: [{ id: c }, { id: a }, { id: b }] })
    const seen = await server.browser().call('getConference', { id: conference.id })
    expect(seen.ticket_types.map(({ id }) => id)).toEqual([c, a, b])
    for (const ids of [`${a},${b}`, `${a},${a},${b}`, `${a},${b},${c},999999`]) {
      expect(await chair.browser.refused('orderTicketTypes', { ...wish, version: 1, ids })).toMatchObject({
        reason: 'versionConflict',
      })
    }
  })

  it('the dates of registration: in order, within the conference, and no longer than there are prices', async () => {
    const conference = await chaired({ types: [] })
    const dates = (opens: string, closes: string, refund = '') => ({
      conference_id: conference.id,
      version: 0,
      registration_opens_at: opens,
      registration_closes_at: closes,
      refund_until: refund,
      certificates_at: iso(20 * day),
    })
    const refused = (wish: object) =>
      chair.browser.refused('saveRegistrationWindow', { ...dates('', ''), ...wish })
    expect(await refused(dates(iso(day), iso(day)))).toMatchObject({
      ...{ reason: 'closesBeforeOpens', field: 'registration_closes_at' },
    })
    expect(await refused(dates('', iso(33 * day)))).toMatchObject({
      ...{ reason: 'closesAfterEnd', field: 'registration_closes_at' },
    })
    expect(await refused(dates('', '', iso(33 * day)))).toMatchObject({
      ...{ reason: 'refundAfterEnd', field: 'refund_until' },
    })
    expect(await refused({ refund_until: 'tomorrow' })).toMatchObject({ field: 'refund_until' })
    const wish = dates(iso(day), iso(10 * day), iso(5 * day))
    const sale = await chair.browser.call('saveRegistrationWindow', wish)
    expect(sale).toMatchObject({ ...wish, version: 1 })
    expect((await chair.browser.call('saveRegistrationWindow', wish)).version).toBe(1)
    await chair.browser.call('saveTicketType', form(conference, { tiers: tiers({ until: iso(10 * day) }) }))
    const longer = { ...wish, version: 1, registration_closes_at: iso(11 * day) }
    expect(await refused(longer)).toMatchObject({
      ...{ reason: 'tierEndsEarly', field: 'registration_closes_at' },
    })
    expect(await refused({ ...longer, version: 0 })).toMatchObject({ reason: 'versionConflict' })
    const closed = await chair.browser
      .call('saveRegistrationWindow', { ...dates('', ''), version: 1 })
      .catch((error: unknown) => error)
    // A price that ends needs a day on which registration ends.
    expect(closed).toBeInstanceOf(Error)
    const seen = await server.browser().call('getConference', { id: conference.id })
    expect(seen.registration_closes_at).toBe(wish.registration_closes_at)
  })

  it('a new meal gives a voucher to everybody who has paid, also while ten are paying', async () => {
    const conference = await chaired()
    const buyers = await members(12)
    const placed: number[] = []
    for (const { browser } of buyers)
      placed.push((await browser.call('placeOrder', registration(conference))).order_id)
    await pay(placed[0] ?? 0)
    const wish = {
      conference_id: conference.id,
      ...{ id: 0, version: 0, key: freshKey(), name: '晚宴', eng_name: 'Dinner' },
      ...{ starts_at: iso(30 * day), ends_at: iso(30 * day + 2 * hour) },
    }
    const [sale] = await Promise.all([
      chair.browser.call('saveMeal', wish),
      ...placed.slice(1, 11).map((id) => pay(id)),
    ])
    const mealId = sale.meals[0]?.id ?? 0
    const given = await db().select().from(mealVouchers).where(eq(mealVouchers.mealId, mealId))
    expect(given.map(({ orderId }) => orderId).sort((a, b) => a - b)).toEqual(placed.slice(0, 11))
    expect((await saleOf(conference.id)).meals).toMatchObject([{ vouchers: 11, version: 0 }])
    // Once retired, a new payment gets none, and earlier vouchers stay good.
    const about = { conference_id: conference.id, id: mealId, version: 0 }
    await chair.browser.call('retireMeal', { ...about, retired: 1 })
    await pay(placed[11] ?? 0)
    expect((await saleOf(conference.id)).meals).toMatchObject([{ vouchers: 11, retired: true }])
    await chair.browser.call('retireMeal', { ...about, version: 1, retired: 0 })
    const all = and(eq(mealVouchers.mealId, mealId), eq(mealVouchers.state, 'available'))
    expect(await db().$count(mealVouchers, all)).toBe(12)
    expect(server.log.faults()).toEqual([])
  })

  it('a meal can be changed and, without vouchers, deleted; its faults are named', async () => {
    const conference = await chaired()
    const wish = {
      conference_id: conference.id,
      ...{ id: 0, version: 0, key: freshKey(), name: '晚宴', eng_name: 'Dinner' },
      ...{ starts_at: iso(30 * day), ends_at: iso(30 * day + 2 * hour) },
    }
    expect(await chair.browser.refused('saveMeal', { ...wish, ends_at: wish.starts_at })).toMatchObject({
      ...{ reason: 'mealEndsFirst', field: 'ends_at' },
    })
    const made = await chair.browser.call('saveMeal', wish)
    const id = made.meals[0]?.id ?? 0
    const changed = await chair.browser.call('saveMeal', { ...wish, id, name: '晚餐' })
    expect(changed.meals).toMatchObject([{ name: '晚餐', version: 1 }])
    expect(await chair.browser.refused('saveMeal', { ...wish, id, name: '午餐' })).toMatchObject({
      reason: 'versionConflict',
    })
    const gone = { conference_id: conference.id, id, version: 1, retired: 1 as const }
    expect((await chair.browser.call('retireMeal', gone)).meals).toEqual([])
  })

  it('a draft is edited like a published one, and its tickets do not reveal it', async () => {
    const conference = await chaired({ conference: { publication: 'draft' }, types: [{ capacity: 0 }] })
    const sale = await chair.browser.call('saveTicketType', form(conference, { name: '第二种' }))
    expect(sale).toMatchObject({ publication: 'draft', ticket_types: [{}, { name: '第二种' }] })
    const [member] = (await members(1)) as [Member]
    expect(await member.browser.refused('placeOrder', registration(conference))).toMatchObject({
      reason: 'notFound',
    })
    const ticket_type_id = conference.types[0] ?? 0
    expect(await member.browser.refused('joinWaitlist', { ticket_type_id })).toEqual(
      await member.browser.refused('joinWaitlist', { ticket_type_id: 999_999 }),
    )
  })

  it('another user’s conference, ticket type and meal do not exist', async () => {
    const own = await chaired()
    const foreign = await addConference(server)
    const [stranger] = (await members(1)) as [Member]
    const wishes = (conference_id: number) =>
      [
        ['getTicketSale', { conference_id }],
        ['saveTicketType', form({ id: conference_id })],
        ['retireTicketType', { conference_id, id: own.types[0] ?? 0, version: 0, retired: 1 }],
        ['orderTicketTypes', { conference_id, version: 0, ids: String(own.types[0]) }],
        [
          'saveRegistrationWindow',
          {
            ...{ conference_id, version: 0 },
            ...{
              registration_opens_at: '',
              registration_closes_at: '',
              refund_until: '',
              certificates_at: '',
            },
          },
        ],
        [
          'saveMeal',
          {
            ...{ conference_id, id: 0, version: 0, key: freshKey(), name: '餐', eng_name: 'Meal' },
            ...{ starts_at: iso(day), ends_at: iso(2 * day) },
          },
        ],
        ['retireMeal', { conference_id, id: 1, version: 0, retired: 1 }],
      ] as const
    const nobody = wishes(999_999)
    for (const [at, [name, wish]] of wishes(foreign.id).entries()) {
      const none = await stranger.browser.refused(name, nobody[at]?.[1] as never)
      expect(none).toMatchObject({ reason: 'notFound', field: 'conference_id' })
      expect(await stranger.browser.refused(name, wish as never)).toEqual(none)
      expect(await chair.browser.refused(name, wish as never)).toEqual(none)
    }
    // A chair of one conference reaches nothing of another through it.
    const theirs = form(own, { id: foreign.types[0] ?? 0 })
    const nothing = await chair.browser.refused('saveTicketType', { ...theirs, id: 999_999 })
    expect(nothing).toMatchObject({ reason: 'notFound', field: 'id' })
    expect(await chair.browser.refused('saveTicketType', theirs)).toEqual(nothing)
    expect(
      await chair.browser.refused('retireTicketType', {
        ...{ conference_id: own.id, id: foreign.types[0] ?? 0, version: 0, retired: 1 },
      }),
    ).toEqual(nothing)
    const [row] = await db().select().from(conferences).where(eq(conferences.id, foreign.id))
    expect(row?.saleVersion).toBe(0)
  })
})

describePostgres('[CONF-03] a meal that is added during a payment', (open) => {
  it('waits for the payment, and gives its order a voucher', async () => {
    const server = await createHarness(open)
    const { db } = server.database
    const conference = await addConference(server, { types: [{ tiers: [{ amount: 100 }] }] })
    const [chair, buyer] = [await newMember(server), await newMember(server)]
    await db.insert(userRoles).values({ userId: chair.id, role: 'organizer', conferenceId: conference.id })
    const wish = registration(conference, { expected_amount: 100 })
    const { order_id } = await buyer.browser.call('placeOrder', wish)
    const money = { amount: 100, confirmedAmount: 100, state: 'confirmed' }
    await db.insert(payments).values({ orderId: order_id, method: 'sandbox', outTradeNo: 'P1', ...money })
    let commit: () => void = () => undefined
    const isAllowed = new Promise<void>((resolve) => (commit = resolve))
    let reach: () => void = () => undefined
    const isPaid = new Promise<void>((resolve) => (reach = resolve))
    const paying = createEngine(db, () => server.clock.now).run(async (scope) => {
      await scope.fire(system(), { entity: 'order', id: order_id, event: { type: 'order.pay' } })
      reach()
      await isAllowed
    })
    await isPaid
    let isSaved = false
    const starts = new Date(server.clock.now + 30 * day).toISOString()
    const ends = new Date(server.clock.now + 31 * day).toISOString()
    const saving = chair.browser
      .call('saveMeal', {
        ...{ conference_id: conference.id, id: 0, version: 0, key: freshKey() },
        ...{ name: '晚宴', eng_name: 'Dinner', starts_at: starts, ends_at: ends },
      })
      .finally(() => (isSaved = true))
    const isWaiting = async () => {
      const found = await db.execute(sql`select 1 from pg_locks where not granted limit 1`)
      return (found as { rows: unknown[] }).rows.length > 0
    }
    // It waits for the payment; one that did not would be done by itself.
    while (!isSaved && !(await isWaiting())) continue
    commit()
    await paying
    expect((await saving).meals).toMatchObject([{ vouchers: 1 }])
  })
})
