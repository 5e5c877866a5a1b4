import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { digest } from '../../../server/accounts/secrets.ts'
import { scans, tickets } from '../../../server/db/schema/admission.ts'
import { orders } from '../../../server/db/schema/registration.ts'
import { sqlState } from '../../../server/db/errors.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('tickets at the gate', (open) => {
  let shop: Shop
  let owner: Browser
  let staff: Browser
  let organizer: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
    staff = await shop.signedIn('gate')
    organizer = await shop.signedIn('organizer')
  })
  beforeEach(() => shop.duringConference())

  const buy = async () => shop.of(tickets, await shop.buy('linmei'))
  const ago = (seconds: number) => new Date(shop.server.clock.now - seconds * 1000).toISOString()
  const scan = (code: string, more: object = {}, browser = staff) =>
    browser.call('scanTicket', {
      conference_id: shop.conference.id,
      code,
      gate: 'East gate',
      nonce: freshKey(),
      scanned_at: ago(0),
      ...more,
    })
  const logOf = (code: string) => shop.db.select().from(scans).where(eq(scans.code, code)).orderBy(scans.id)
  const rowOf = async (id: number) => {
    const [row] = await shop.db.select().from(tickets).where(eq(tickets.id, id))
    return row
  }

  it('[TKT-01] the list shows the code and the sign-in status, soonest conference first, in both languages', async () => {
    const later = await shop.of(tickets, await shop.buy('linmei', { at: shop.other }))
    const sooner = await buy()
    const { list, total } = await owner.call('listTickets', { page_size: 50 })
    expect(total).toBe(list.length)
    const [first, second] = [sooner, later].map(({ id }) => list.findIndex((card) => card.id === id))
    expect(first).toBeLessThan(second ?? -1)
    expect(list[first ?? 0]).toMatchObject({
      code: sooner.code,
      conference: shop.conference.engTitle,
      item: 'Regular participant',
      name: '林梅',
      place: shop.conference.engPlace,
      venue: 'Main hall, International Convention Centre',
      state: 'valid.not_signed',
      signed_at: null,
      time_zone: 'Asia/Shanghai',
    })
    const chinese = await shop.signedIn('linmei', { lang: 'zh-CN' })
    expect((await chinese.call('listTickets', { page_size: 50 })).list[first ?? 0]).toMatchObject({
      conference: shop.conference.title,
      item: '普通代表',
    })
    await scan(sooner.code)
    expect(
      (await owner.call('listTickets', { page_size: 50 })).list.find(({ id }) => id === sooner.id),
    ).toMatchObject({
      state: 'valid.signed_in',
      gate: 'East gate',
      signed_at: ago(0),
    })
    expect((await staff.call('listTickets', {})).list).toEqual([])
  })

  it('[TKT-01] a code is 128 bits of chance, no two alike', async () => {
    const codes = []
    for (let count = 0; count < 5; count += 1) codes.push((await buy()).code)
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  })

  it('[TKT-01] a second scan tells time, gate and staff of the first, and changes nothing', async () => {
    const { id, code } = await buy()
    expect(await scan(code)).toEqual({
      result: 'accepted',
      kind: 'ticket',
      name: '林梅',
      account: null,
      item: 'Regular participant',
      signed_at: ago(0),
      gate: 'East gate',
      signed_by: '吴志愿',
    })
    const before = await rowOf(id)
    shop.server.clock.now += 300_000
    const again = await scan(code, { gate: 'West gate' }, organizer)
    expect(again).toMatchObject({
      result: 'alreadySignedIn',
      signed_at: ago(300),
      gate: 'East gate',
      signed_by: '吴志愿',
    })
    expect(await rowOf(id)).toEqual(before)
    expect(await shop.historyOf('ticket', id)).toHaveLength(1)
    expect((await logOf(code)).map(({ result, gate }) => [result, gate])).toEqual([
      ['accepted', 'East gate'],
      ['alreadySignedIn', 'West gate'],
    ])
  })

  it('[TKT-01] every refused scan is named and written down', async () => {
    const { id, code, orderId } = await buy()
    shop.server.clock.now = shop.conference.startsAt.getTime() - 3 * 86_400_000
    expect(await scan(code)).toMatchObject({ result: 'wrongDay', name: '林梅', signed_at: null })
    shop.duringConference()
    expect(await scan('nothing like a ticket')).toEqual({
      result: 'ticketUnknown',
      kind: null,
      name: '',
      account: null,
      item: '',
      signed_at: null,
      gate: null,
      signed_by: null,
    })
    const elsewhere = await shop.of(tickets, await shop.buy('linmei', { at: shop.other }))
    expect(await scan(elsewhere.code)).toMatchObject({ result: 'wrongGate', name: '' })
    await shop.db
      .update(orders)
      .set({ state: 'closed', closedReason: 'refunded' })
      .where(eq(orders.id, orderId))
    await shop.engine.fire(system(), { entity: 'ticket', id, event: { type: 'ticket.revoke' } })
    expect(await scan(code)).toMatchObject({ result: 'ticketRevoked' })
    expect((await logOf(code)).map(({ result }) => result)).toEqual(['wrongDay', 'ticketRevoked'])
    expect((await logOf('nothing like a ticket')).map(({ result, ticketId }) => [result, ticketId])).toEqual([
      ['ticketUnknown', null],
    ])
    expect(await shop.historyOf('ticket', id)).toHaveLength(1)
  })

  it('[TKT-01] a repeated report gets the same answer and counts once, also at the same time', async () => {
    const { id, code } = await buy()
    const nonce = freshKey()
    const at = ago(0)
    const answers = await Promise.all([1, 2, 3, 4].map(() => scan(code, { nonce, scanned_at: at })))
    expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
    expect(await scan(code, { nonce, scanned_at: at })).toEqual(answers[0])
    expect(await logOf(code)).toHaveLength(1)
    expect(await shop.historyOf('ticket', id)).toHaveLength(1)
    const other = { conference_id: shop.conference.id, gate: 'East gate', nonce, scanned_at: at }
    expect(await staff.refused('scanTicket', { ...other, code: (await buy()).code })).toMatchObject({
      reason: 'keyReused',
    })
  })

  it('[TKT-01] ten gates scan one ticket at once: exactly one admits the visitor', async () => {
    const { code } = await buy()
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        scan(code, { gate: `Gate ${at}` }, at % 2 === 0 ? staff : organizer),
      ),
    )
    expect(results.filter(({ result }) => result === 'accepted')).toHaveLength(1)
    expect(results.filter(({ result }) => result === 'alreadySignedIn')).toHaveLength(9)
    expect(await logOf(code)).toHaveLength(10)
  })

  it('[TKT-01] four gates at once, ticket after ticket, while the clock goes on: each ticket lets one person in', async () => {
    const codes = []
    for (let count = 0; count < 40; count += 1) codes.push((await buy()).code)
    const conference_id = shop.conference.id
    const gates = ['North', 'East', 'South', 'West']
    // The next reading is later, as in life.
    let time = shop.server.clock.now
    Object.defineProperty(shop.server.clock, 'now', { configurable: true, get: () => (time += 1) })
    const admitted = []
    try {
      for (const code of codes) {
        const results = await Promise.all(
          gates.map((gate, at) =>
            (at % 2 === 0 ? staff : organizer).call('scanTicket', {
              ...{ conference_id, code, gate },
              nonce: freshKey(),
            }),
          ),
        )
        admitted.push(results.filter(({ result }) => result === 'accepted').length)
      }
    } finally {
      Object.defineProperty(shop.server.clock, 'now', { configurable: true, writable: true, value: time })
    }
    expect(admitted).toEqual(codes.map(() => 1))
  })

  it('[TKT-01] a scan at another server, whose clock is behind, does not count as the earlier one', async () => {
    const { id, code } = await buy()
    const now = { conference_id: shop.conference.id, code, gate: 'West gate' }
    expect(await staff.call('scanTicket', { ...now, nonce: freshKey() })).toMatchObject({
      result: 'accepted',
    })
    const behind = await shop.signedIn('organizer', { ahead: -5000 })
    for (const more of [{}, { scanned_at: ago(0) }]) {
      const input = { ...now, ...more, gate: 'East gate', nonce: freshKey() }
      expect(await behind.call('scanTicket', input)).toMatchObject({
        result: 'alreadySignedIn',
        signed_at: ago(0),
        gate: 'West gate',
      })
    }
    expect(await shop.historyOf('ticket', id)).toHaveLength(1)
    // A scan that a gate reports afterwards still counts by its own time.
    const lateScan = { ...now, gate: 'East gate', nonce: freshKey(), scanned_at: ago(60) }
    expect(await behind.call('scanTicket', lateScan)).toMatchObject({
      result: 'accepted',
      signed_at: ago(60),
    })
  })

  it('[TKT-01] a gate without network tells later: its earlier scan counts, the other is a conflict that everybody sees', async () => {
    const { id, code } = await buy()
    await scan(code, { gate: 'West gate' }, organizer)
    shop.server.clock.now += 3_600_000
    const earlier = ago(3_600 + 120)
    expect(await scan(code, { scanned_at: earlier })).toMatchObject({
      result: 'accepted',
      signed_at: earlier,
      gate: 'East gate',
      signed_by: '吴志愿',
    })
    expect(await rowOf(id)).toMatchObject({ state: 'valid.signed_in', version: 2, gate: 'East gate' })
    expect((await logOf(code)).map(({ result, gate }) => [result, gate])).toEqual([
      ['accepted', 'West gate'],
      ['conflict', 'West gate'],
      ['accepted', 'East gate'],
    ])
    const { conflicts } = await organizer.call('listGate', { conference_id: shop.conference.id })
    expect(conflicts[0]).toMatchObject({ name: '林梅', gate: 'West gate', scanned_by: '学会秘书处' })
  })

  it('[TKT-01] a gate without network that was the later one is told of the conflict', async () => {
    const { id, code } = await buy()
    const first = ago(0)
    await scan(code, { gate: 'West gate' }, organizer)
    shop.server.clock.now += 3_600_000
    expect(await scan(code, { scanned_at: ago(1800) })).toMatchObject({
      result: 'conflict',
      signed_at: first,
      gate: 'West gate',
      signed_by: '学会秘书处',
    })
    expect(await rowOf(id)).toMatchObject({ version: 1, gate: 'West gate' })
    // The same device at the same gate knew, and refused the entrance.
    expect(await scan(code, { scanned_at: ago(1700), gate: 'West gate' }, organizer)).toMatchObject({
      result: 'alreadySignedIn',
    })
  })

  it('[TKT-01] a late report is judged by the time of the scan; a clock that is ahead scans now', async () => {
    const yesterday = await buy()
    shop.server.clock.now = shop.conference.endsAt.getTime() + 2 * 3_600_000
    const during = new Date(shop.conference.startsAt.getTime() + 60_000).toISOString()
    expect(await scan(yesterday.code, { scanned_at: during })).toMatchObject({
      result: 'accepted',
      signed_at: during,
    })
    shop.duringConference()
    const ahead = await buy()
    expect(await scan(ahead.code, { scanned_at: ago(-86_400) })).toMatchObject({
      result: 'accepted',
      signed_at: ago(0),
    })
    const early = await buy()
    const before = new Date(shop.conference.startsAt.getTime() - 86_400_000).toISOString()
    expect(await scan(early.code, { scanned_at: before })).toMatchObject({ result: 'wrongDay' })
  })

  it('[TKT-01] a ticket runs out a day after its conference, when every gate has reported', async () => {
    const { id } = await buy()
    const expire = () =>
      shop.engine.fire(system(), { entity: 'ticket', id, event: { type: 'ticket.expire' } })
    shop.server.clock.now = shop.conference.endsAt.getTime() + 23 * 3_600_000
    await expect(expire()).rejects.toMatchObject({ reason: 'conferenceNotOver' })
    shop.server.clock.now += 3_600_000
    expect((await expire()).state).toBe('expired')
  })

  it('[TKT-01] an organizer undoes a sign-in within ten minutes, with a reason; staff does not', async () => {
    const { id, code } = await buy()
    await scan(code)
    const undo = { entity: 'ticket', id, event: 'ticket.undo', version: 1, reason: 'Wrong person' }
    expect(await staff.refused('fireRecord', { ...undo, key: freshKey() })).toMatchObject({
      reason: 'forbidden',
    })
    expect(await organizer.refused('fireRecord', { ...undo, reason: '', key: freshKey() })).toMatchObject({
      reason: 'reasonEmpty',
    })
    shop.server.clock.now += 600_001
    expect(await organizer.refused('fireRecord', { ...undo, key: freshKey() })).toMatchObject({
      reason: 'undoTooLate',
    })
    shop.server.clock.now -= 1
    expect(await organizer.call('fireRecord', { ...undo, entity: 'ticket', key: freshKey() })).toMatchObject({
      state: 'valid.not_signed',
      history: [{ event: 'ticket.scan' }, { event: 'ticket.undo', reason: 'Wrong person' }],
    })
    expect(await scan(code)).toMatchObject({ result: 'accepted' })
  })

  it('the offline list names who may come in, by digests of their codes only', async () => {
    const { code } = await buy()
    const list = await staff.call('listGate', { conference_id: shop.conference.id })
    expect(list.tickets.find(({ code_hash }) => code_hash === digest(code))).toEqual({
      code_hash: digest(code),
      name: '林梅',
      item: 'Regular participant',
      signed_at: null,
      gate: null,
    })
    expect(JSON.stringify(list)).not.toContain(code)
  })

  it('[TKT-01] a scan that is reported at once counts from the clock of the server, however wrong that of the device is', async () => {
    const { code } = await buy()
    const live = { conference_id: shop.conference.id, code, gate: 'East gate' }
    const first = await staff.call('scanTicket', { ...live, nonce: freshKey() })
    expect(first).toMatchObject({ result: 'accepted', signed_at: ago(0) })
    shop.server.clock.now += 300_000
    const second = await organizer.call('scanTicket', { ...live, nonce: freshKey(), gate: 'West gate' })
    expect(second).toMatchObject({ result: 'alreadySignedIn', signed_at: ago(300) })
    const { now } = await staff.call('listGate', { conference_id: shop.conference.id })
    expect(now).toBe(ago(0))
  })

  it('staff and organizers find the conferences at whose gates they work; no one else finds any', async () => {
    const idsOf = async (browser: Browser) =>
      (await browser.call('listGateConferences', {})).list.map(({ id }) => id)
    expect(await idsOf(staff)).toContain(shop.conference.id)
    expect(await idsOf(organizer)).toContain(shop.conference.id)
    for (const account of ['linmei', 'finance', 'admin']) {
      expect(await idsOf(await shop.signedIn(account))).toEqual([])
    }
    shop.server.clock.now = shop.conference.endsAt.getTime() + 4 * 86_400_000
    expect(await idsOf(staff)).not.toContain(shop.conference.id)
  })

  it('gates of other and of unknown conferences answer alike', async () => {
    const { code } = await buy()
    const input = { code, gate: 'x', nonce: freshKey(), scanned_at: ago(0) }
    const missing = await owner.refused('scanTicket', { ...input, conference_id: 999_999 })
    for (const account of ['linmei', 'newcomer', 'finance', 'admin']) {
      const browser = await shop.signedIn(account)
      expect(await browser.refused('scanTicket', { ...input, conference_id: shop.conference.id })).toEqual(
        missing,
      )
      expect(await browser.refused('listGate', { conference_id: shop.conference.id })).toEqual(missing)
    }
    expect(await logOf(code)).toEqual([])
    for (const [fields, field] of [
      [{ scanned_at: 'yesterday' }, 'scanned_at'],
      [{ code: '' }, 'code'],
      [{ nonce: '' }, 'nonce'],
      [{ gate: 'x'.repeat(81) }, 'gate'],
      [{ conference_id: 0 }, 'conference_id'],
    ] as const) {
      const whole = { conference_id: shop.conference.id, ...input, ...fields }
      expect(await staff.refused('scanTicket', whole)).toMatchObject({ field })
    }
  })

  it('the log of scans cannot be changed', async () => {
    for (const statement of [sql`update scans set result = 'accepted'`, sql`delete from scans`]) {
      const code = await shop.db.execute(statement).then(
        () => null,
        (error: unknown) => sqlState(error),
      )
      expect(code).toBe('42501')
    }
  })
})
