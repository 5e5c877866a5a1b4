import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { auditEvents } from '../../../server/db/schema/audit.ts'
import { couponBatches, couponCodes } from '../../../server/db/schema/couponBatches.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { coupons, orders } from '../../../server/db/schema/registration.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { couponLimits, type issueCoupons } from '../../../src/contract/couponBatches.ts'
import type { CallInput } from '../../../src/contract/endpoint.ts'
import { describeDatabase } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import { createHarness, type Harness } from '../api/harness.ts'
import {
  addConference,
  day,
  expectSound,
  newMember,
  registration,
  type Member,
  type NewConference,
} from '../commerce/stage.ts'
import { freshKey } from '../support/shop.ts'

type Wish = Partial<CallInput<typeof issueCoupons>>
type Conference = Awaited<ReturnType<typeof addConference>>

describeDatabase('[CONF-03] [TKT-03] coupons issued in bulk', (open) => {
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
  const wishOf = (conference: { id: number }, more: Wish = {}): CallInput<typeof issueCoupons> => ({
    ...{ conference_id: conference.id, key: freshKey(), name: '特邀报告人', way: 'codes', amount: 5000 },
    ...{ number: 3, valid_until: iso(20 * day), ticket_type_ids: '', ...more },
  })
  const listOf = (conference_id: number) => chair.browser.call('listCouponBatches', { conference_id })
  const issue = async (conference: { id: number }, more: Wish = {}) => {
    const { batches } = await chair.browser.call('issueCoupons', wishOf(conference, more))
    const [batch] = batches
    if (batch === undefined) throw new Error('there is no batch')
    return { ...batch, codes: await codesOf(conference, batch.id) }
  }
  const codesOf = async (conference: { id: number }, id: number) => {
    const { list } = await chair.browser.call('listCouponCodes', {
      ...{ conference_id: conference.id, id, page_size: 50 },
    })
    return list.map(({ code }) => code)
  }
  const countsOf = async (conference: { id: number }, id: number) => {
    const { batches } = await listOf(conference.id)
    return batches.find((batch) => batch.id === id)?.counts
  }
  const register = (member: Member, conference: Conference, coupon: string, more = {}) =>
    member.browser.call('placeOrder', registration(conference, { coupon, ...more }))
  const refused = async (member: Member, conference: Conference, coupon: string, more = {}) => {
    const answer = await member.browser.refused(
      'placeOrder',
      registration(conference, { coupon, expected_amount: 115_000, ...more }),
    )
    return { reason: answer.reason, field: answer.field }
  }
  const members = (number: number) =>
    Array.from({ length: number }).reduce<Promise<Member[]>>(
      async (made) => [...(await made), await newMember(server)],
      Promise.resolve([]),
    )
  const orderOf = async (id: number) => {
    const [order] = await db().select().from(orders).where(eq(orders.id, id))
    return order
  }
  const close = async (id: number) => {
    const engine = createEngine(db(), () => server.clock.now)
    const event = { type: 'order.close', reason: '测试' } as const
    await engine.fire(system(), { entity: 'order', id, event })
  }

  it('issues codes that cannot be guessed; each becomes a coupon of the first account that uses it', async () => {
    const conference = await chaired()
    const batch = await issue(conference, { number: 40 })
    expect(batch).toMatchObject({
      ...{ way: 'codes', code: null, amount: 5000, issued: 40, withdrawn: false, is_over: false },
      counts: { free: 40, used: 0, returned: 0, withdrawn: 0 },
    })
    expect(new Set(batch.codes).size).toBe(40)
    for (const code of batch.codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
    const [code = '', other = ''] = batch.codes
    const [speaker, late] = await members(2)
    if (speaker === undefined || late === undefined) throw new Error('nobody')
    // As the page expects that does not know the code yet; written as people write.
    const { order_id } = await register(
      speaker,
      conference,
      ` ${code.toLowerCase().slice(0, 4)} ${code.slice(4)}`,
    )
    expect(await orderOf(order_id)).toMatchObject({ listAmount: 120_000, amount: 115_000 })
    expect(await refused(late, conference, code)).toEqual({ reason: 'couponTakenUp', field: 'coupon' })
    // The list of the speaker names the conference; an unused code has no owner.
    const { list } = await speaker.browser.call('listCoupons', {})
    expect(list).toMatchObject([{ source: 'organizer', state: 'held', conference: { id: conference.id } }])
    const { order_id: second } = await register(late, conference, other, { expected_amount: 115_000 })
    expect(await orderOf(second)).toMatchObject({ amount: 115_000 })
    expect(await countsOf(conference, batch.id)).toEqual({ free: 38, used: 2, returned: 0, withdrawn: 0 })
    const used = await chair.browser.call('listCouponCodes', {
      ...{ conference_id: conference.id, id: batch.id, state: 'used', page_size: 1 },
    })
    expect(used).toMatchObject({ total: 2, list: [{ code, state: 'used', order: { id: order_id } }] })
    const next = await chair.browser.call('listCouponCodes', {
      ...{ conference_id: conference.id, id: batch.id, state: 'used', page_size: 5 },
      after: used.list[0]?.id,
    })
    expect(next).toMatchObject({ total: 1, list: [{ code: other }] })
  })

  it('a coupon comes back to its account when the order is closed, and costs nothing but the amount of the order', async () => {
    const conference = await chaired({ types: [{ tiers: [{ amount: 3000 }] }] })
    const batch = await issue(conference)
    const [code = ''] = batch.codes
    const speaker = await newMember(server)
    const { order_id, state } = await register(speaker, conference, code, { expected_amount: 3000 })
    expect(state).toBe('paid')
    expect(await orderOf(order_id)).toMatchObject({ listAmount: 3000, amount: 0 })
    const dear = await chaired()
    const { codes } = await issue(dear)
    const first = await register(speaker, dear, codes[0] ?? '')
    await close(first.order_id)
    const [row] = (await listOf(dear.id)).batches
    expect(row?.counts).toEqual({ free: 2, used: 0, returned: 1, withdrawn: 0 })
    const again = await register(speaker, dear, codes[0] ?? '', { expected_amount: 115_000 })
    expect(await orderOf(again.order_id)).toMatchObject({ amount: 115_000 })
    expect((await listOf(dear.id)).batches[0]?.counts).toMatchObject({ used: 1, returned: 0 })
  })

  it('goes on an order that is placed already, and says by name what it is not for', async () => {
    const conference = await chaired({ types: [{}, {}] })
    const [first = 0, second = 0] = conference.types
    const batch = await issue(conference, { ticket_type_ids: String(first) })
    const [code = ''] = batch.codes
    const member = await newMember(server)
    expect(await refused(member, conference, code, { ticket_type_id: second })).toMatchObject({
      reason: 'couponOtherTicket',
    })
    const other = await chaired()
    expect(await refused(member, other, code)).toEqual({ reason: 'couponOtherConference', field: 'coupon' })
    expect(await refused(member, other, 'NOSUCHCODE22')).toMatchObject({ reason: 'couponUnknown' })
    // Nothing that was refused has used the code.
    expect(await countsOf(conference, batch.id)).toMatchObject({ free: 3 })
    const { order_id } = await member.browser.call('placeOrder', registration(conference))
    const put = { order_id, version: 0, key: freshKey() }
    expect(await member.browser.call('setCoupon', { ...put, code })).toMatchObject({ amount: 115_000 })
    const off = await member.browser.call('setCoupon', { ...put, version: 1, key: freshKey(), code: '' })
    expect(off).toMatchObject({ amount: 120_000 })
    expect(await countsOf(conference, batch.id)).toMatchObject({ free: 2, returned: 1 })
  })

  it('expired and withdrawn ones are refused by name; orders keep their price', async () => {
    const conference = await chaired()
    const short = await issue(conference, { valid_until: iso(1000) })
    const batch = await issue(conference, { way: 'shared', number: 2 })
    const [holder, late, third] = await members(3)
    if (holder === undefined || late === undefined || third === undefined) throw new Error('nobody')
    server.clock.now += 1000
    expect(await refused(late, conference, short.codes[0] ?? '')).toEqual({
      ...{ reason: 'couponExpired', field: 'coupon' },
    })
    expect((await listOf(conference.id)).batches.map(({ is_over }) => is_over)).toEqual([false, true])
    const { order_id } = await register(holder, conference, batch.code ?? '')
    const gone = await register(third, conference, batch.code ?? '')
    await close(gone.order_id)
    const about = { conference_id: conference.id, id: batch.id }
    await chair.browser.call('withdrawCoupons', about)
    await chair.browser.call('withdrawCoupons', about)
    expect(await orderOf(order_id)).toMatchObject({ amount: 115_000, state: 'to_be_paid' })
    expect(await countsOf(conference, batch.id)).toEqual({ free: 0, used: 1, returned: 0, withdrawn: 1 })
    // Also for the account that got it back.
    for (const member of [late, third])
      expect(await refused(member, conference, batch.code ?? '')).toMatchObject({ reason: 'couponRevoked' })
    const { list } = await third.browser.call('listCoupons', {})
    expect(list).toMatchObject([{ state: 'revoked' }])
    const written = await db()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'coupons.withdrawn'), eq(auditEvents.entityId, String(conference.id))))
    expect(written).toHaveLength(1)
  })

  it('ten at once on the last two uses of one code: two have it, each account once', async () => {
    // Each for another type of ticket: those who want the same one are in line for its places.
    const conference = await chaired({ types: Array.from({ length: 10 }, () => ({})) })
    const batch = await issue(conference, { way: 'shared', number: 2 })
    expect(batch.codes).toEqual([batch.code, batch.code])
    const crowd = await members(10)
    const answers = await Promise.all(
      crowd.map(({ browser }, at) =>
        browser.raw(
          'placeOrder',
          registration(conference, {
            coupon: batch.code ?? '',
            ticket_type_id: conference.types[at] ?? 0,
          }),
        ),
      ),
    )
    const out = answers.filter(({ code }) => code !== 1)
    expect(out).toHaveLength(8)
    for (const answer of out) expect(answer).toMatchObject({ data: { reason: 'couponTakenUp' } })
    expect(await countsOf(conference, batch.id)).toMatchObject({ free: 0, used: 2 })
    expect(await db().$count(coupons, eq(coupons.code, batch.code ?? ''))).toBe(2)
    const more = await chaired({ types: [{}, {}] })
    const shared = await issue(more, { way: 'shared', number: 5 })
    const [member] = crowd
    if (member === undefined) throw new Error('nobody')
    await register(member, more, shared.code ?? '')
    expect(await refused(member, more, shared.code ?? '', { ticket_type_id: more.types[1] })).toMatchObject({
      reason: 'couponUsed',
    })
  })

  it('ten requests with one key issue one batch; the key is good for nothing else', async () => {
    const conference = await chaired()
    const wish = wishOf(conference)
    await Promise.all(Array.from({ length: 10 }, () => chair.browser.call('issueCoupons', wish)))
    const { batches } = await listOf(conference.id)
    expect(batches).toHaveLength(1)
    const of = eq(couponCodes.batchId, batches[0]?.id ?? 0)
    expect(await db().$count(couponCodes, of)).toBe(3)
    for (const more of [{ number: 4 }, { amount: 1 }, { name: 'x' }])
      expect(await chair.browser.refused('issueCoupons', { ...wish, ...more })).toMatchObject({
        ...{ reason: 'keyReused', field: 'key' },
      })
  })

  it('names the field of every fault and issues nothing', async () => {
    const conference = await chaired()
    const other = await chaired()
    const cases: ReadonlyArray<readonly [Wish, string, string]> = [
      [{ name: '' }, 'name', 'required'],
      [{ name: 'a\u0000' }, 'name', 'invalidCharacter'],
      [{ name: 'x'.repeat(couponLimits.name + 1) }, 'name', 'tooLong'],
      [{ amount: 0 }, 'amount', 'couponAmountOut'],
      [{ amount: 5001 }, 'amount', 'couponAmountOut'],
      [{ number: 0 }, 'number', 'couponNumberOut'],
      [{ number: 2001 }, 'number', 'couponNumberOut'],
      [{ valid_until: iso(-1) }, 'valid_until', 'couponUntilPast'],
      [{ valid_until: '0000-01-01T00:00:00.000Z' }, 'valid_until', 'required'],
      [{ ticket_type_ids: String(other.types[0]) }, 'ticket_type_ids', 'ticketTypeUnknown'],
      [{ ticket_type_ids: 'x' }, 'ticket_type_ids', 'invalid'],
    ]
    for (const [more, field, reason] of cases)
      expect(await chair.browser.refused('issueCoupons', wishOf(conference, more))).toMatchObject({
        ...{ field, reason },
      })
    const of = eq(couponBatches.conferenceId, conference.id)
    expect(await db().$count(couponBatches, of)).toBe(0)
    await db()
      .insert(couponBatches)
      .values(
        Array.from({ length: couponLimits.batches }, (_, at) => ({
          ...{ conferenceId: conference.id, name: 'b', amount: 1, isShared: false, ticketTypeIds: [] },
          ...{ validUntil: new Date(server.clock.now + day), creationKey: `b${at}` },
        })),
      )
    expect(await chair.browser.refused('issueCoupons', wishOf(conference))).toMatchObject({
      reason: 'couponBatchesTooMany',
    })
  })

  it('codes are tried out sixty times an hour by one account', async () => {
    const conference = await chaired()
    const guesser = await newMember(server)
    const guess = (number: number) => refused(guesser, conference, `GUESS${number}`)
    expect(await guess(1)).toMatchObject({ reason: 'couponUnknown' })
    await spendHits(db(), `coupon:${guesser.id}`, 59)
    expect(await guess(60)).toMatchObject({ reason: 'couponUnknown' })
    expect(await guess(61)).toMatchObject({ reason: 'limited' })
    // Without a code nothing is counted.
    await guesser.browser.call('placeOrder', registration(conference))
  })

  it('the sheet has every code, no formula, and is there for those who issue them only', async () => {
    const conference = await chaired()
    const batch = await issue(conference)
    const speaker = await newMember(server)
    await register(speaker, conference, batch.codes[1] ?? '', { name: '=1+1' })
    const path = `/files/coupons/${conference.id}/batch-${batch.id}`
    const file = await chair.browser.request(`${path}.csv?lang=zh`)
    expect(file.status).toBe(200)
    const text = await file.text()
    expect(text.split('\r\n')[0]).toContain('代金券代码')
    for (const code of batch.codes) expect(text).toContain(code)
    expect(text).toContain("'=1+1")
    expect((await chair.browser.request(`${path}.xlsx`)).status).toBe(200)
    const finance = await newMember(server)
    await db().insert(userRoles).values({ userId: finance.id, role: 'finance', conferenceId: conference.id })
    const other = await chaired()
    for (const [who, at] of [
      [speaker, path],
      [finance, path],
      [chair, `/files/coupons/${other.id}/batch-${batch.id}`],
      [chair, `/files/coupons/${conference.id}/batch-0`],
    ] as const) {
      const [theirs, absent] = [
        await who.browser.request(`${at}.csv`),
        await who.browser.request('/files/coupons/999999/batch-1.csv'),
      ]
      expect([theirs.status, await theirs.text()]).toEqual([404, await absent.text()])
    }
    expect((await chair.browser.request(`${path}.pdf`)).status).toBe(404)
    const exported = await db().select().from(auditEvents).where(eq(auditEvents.event, 'coupons.exported'))
    expect(exported).toHaveLength(2)
  })
})
