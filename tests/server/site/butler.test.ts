import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { mostRooms } from '../../../src/contract/butler.ts'
import { hotelRooms } from '../../../server/db/schema/butler.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { hotelBookings } from '../../../server/db/schema/registration.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { describeDatabase } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('[BUT-01] the conference butler', (open) => {
  let shop: Shop
  let guest: Browser
  let member: Browser
  let admin: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    guest = shop.server.browser()
    member = await shop.signedIn('linmei')
    admin = await shop.signedIn('admin')
  })

  const form = { service_id: '2', contact: '林梅', reach: '13900000000', question: '两场同传怎么收费？' }
  const ask = (more: object = {}, by = member) =>
    by.call('sendEnquiry', { ...form, key: freshKey(), ...more })
  const list = async (by = member) => (await by.call('listEnquiries', { page: 1 })).list
  const fire = (by: Browser, id: number, version: number, event: string, reason?: string) =>
    by.raw('fireRecord', { entity: 'enquiry', id, version, event, key: freshKey(), reason })

  it('shows what it does and what it costs to everybody, in both languages', async () => {
    const zh = await shop.server.browser({ lang: 'zh-CN' }).call('getButler', {})
    const en = await guest.call('getButler', {})
    expect(zh.services.map(({ name }) => name)).toContain('同声传译')
    expect(en.services.find(({ id }) => id === 2)).toMatchObject({
      name: 'Simultaneous interpreting',
      price: 980_000,
      unit: 'session',
    })
    // A service without a listed price is offered on request.
    expect(en.services.find(({ id }) => id === 1)?.price).toBeNull()
  })

  it('an enquiry is received, answered, asked further, answered and closed; its member is notified of each answer', async () => {
    const { id } = await ask()
    expect(await list()).toMatchObject([
      { id, service: expect.any(String), state: 'received', turns: [{ by: 'member', text: form.question }] },
    ])
    expect(await fire(admin, id, 0, 'enquiry.answer', '每场 9800 元。')).toMatchObject({ code: 1 })
    expect(await fire(member, id, 1, 'enquiry.followUp', '含设备吗？')).toMatchObject({ code: 1 })
    expect(await fire(admin, id, 2, 'enquiry.answer', '含。')).toMatchObject({ code: 1 })
    expect(await fire(member, id, 3, 'enquiry.close')).toMatchObject({ code: 1 })
    const [closed] = await list()
    expect(closed?.state).toBe('closed')
    expect(closed?.turns.map(({ by, text }) => [by, text])).toEqual([
      ['member', form.question],
      ['staff', '每场 9800 元。'],
      ['member', '含设备吗？'],
      ['staff', '含。'],
    ])
    const told = await shop.db.select().from(messages).where(eq(messages.name, 'enquiryAnswered'))
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({ link: `/butler?enquiry_id=${id}` })
    expect(told[0]?.content).toContain('每场 9800 元。')
  })

  it('waits in the queue of the console until it is answered', async () => {
    const { id } = await ask()
    const waiting = async () =>
      (await admin.call('listQueue', { queue: 'enquiries' })).list.map((card) => card.id)
    expect(await waiting()).toContain(id)
    const record = await admin.call('getRecord', { entity: 'enquiry', id })
    expect(record.detail.map(({ field, value }) => [field, value])).toEqual([
      ['service', '同声传译'],
      ['question', form.question],
      ['contact', form.contact],
      ['reach', form.reach],
    ])
    await fire(admin, id, 0, 'enquiry.answer', '每场 9800 元。')
    expect(await waiting()).not.toContain(id)
  })

  it('closes by itself 14 days after an answer without a reply', async () => {
    const [quiet, busy] = [await ask(), await ask({ question: '直播呢？' })]
    for (const { id } of [quiet, busy]) await fire(admin, id, 0, 'enquiry.answer', '可以。')
    const { db, engine, server } = shop
    server.clock.now += 13 * day
    await fire(member, busy.id, 1, 'enquiry.followUp', '几个机位？')
    const lapse = () => runScheduledTransitions({ db, engine, log: server.log, now: () => server.clock.now })
    await lapse()
    expect((await list()).map(({ state }) => state)).toEqual(['received', 'answered'])
    server.clock.now += day
    await lapse()
    expect((await list()).map(({ state }) => state)).toEqual(['received', 'closed'])
  })

  it('a repeated key, and ten at once, make one enquiry', async () => {
    const key = freshKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ key })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it("nobody sees or moves somebody else's", async () => {
    const { id } = await ask()
    const other = await shop.signedIn('newcomer')
    expect(await list(other)).toEqual([])
    expect(await fire(other, id, 0, 'enquiry.close')).toMatchObject({ data: { reason: 'notFound' } })
  })

  it('the next enquiry begins with the contact of the last one, and the first with that of the last registration', async () => {
    const known = async (by: Browser) => {
      const { contact, reach } = await by.call('listEnquiries', { page: 1 })
      return { contact, reach }
    }
    const other = await shop.signedIn('newcomer')
    // The phone of the account itself is known.
    expect(await known(other)).toEqual({ contact: '', reach: '15400000001' })
    await ask({ contact: '陈老师', reach: 'chen@example.org' }, other)
    expect(await known(other)).toEqual({ contact: '陈老师', reach: 'chen@example.org' })
    expect((await known(member)).reach).not.toBe('chen@example.org')
  })

  it.each([
    ['contact', '', 'required'],
    ['reach', 'at home', 'reachWrong'],
    // No valid address.
    ['reach', '12345', 'reachWrong'],
    ['reach', '', 'required'],
    ['question', ' \n ', 'required'],
    ['question', 'x'.repeat(2001), 'tooLong'],
    ['question', 'a\u0000b', 'invalidCharacter'],
    ['service_id', '999', 'notFound'],
  ])('%s = %j is refused by name', async (field, value, reason) => {
    expect(await member.refused('sendEnquiry', { ...form, key: freshKey(), [field]: value })).toMatchObject({
      reason,
      field,
    })
    expect(await list()).toEqual([])
  })

  it('takes ten a day of one member, and keeps what a repeated one was', async () => {
    const key = freshKey()
    await ask({ key })
    await spendHits(shop.db, `enquiry:${await shop.idOf('linmei')}`, 9)
    await ask()
    expect(await member.refused('sendEnquiry', { ...form, key: freshKey() })).toMatchObject({
      reason: 'limited',
    })
    expect((await ask({ key })).turns).toHaveLength(1)
  })

  /** A conference that begins in 30 days, with so many rooms of one kind. */
  const withRooms = async (quota: number) => {
    const { db, server, conference } = shop
    const startsAt = new Date(server.clock.now + 30 * day)
    await db.delete(hotelBookings)
    await db.delete(hotelRooms)
    await db
      .update(conferences)
      .set({ startsAt, endsAt: new Date(startsAt.getTime() + 2 * day), state: 'not_started' })
      .where(eq(conferences.id, conference.id))
    const [room] = await db
      .insert(hotelRooms)
      .values({
        conferenceId: conference.id,
        hotel: '会议中心酒店',
        engHotel: 'Conference Centre Hotel',
        address: '会场东侧',
        engAddress: 'East of the venue',
        room: '大床房',
        engRoom: 'Double room',
        price: 50_000,
        quota,
      })
      .returning()
    const offered = (await guest.call('getButler', {})).hotels.find(({ id }) => id === conference.id)
    const nights = offered?.rooms[0]?.nights.map((night) => night.day) ?? []
    return { room_id: room?.id ?? 0, nights }
  }
  const leftOn = async (night: string) =>
    (await guest.call('getButler', {})).hotels
      .flatMap(({ rooms }) => rooms)
      .flatMap(({ nights }) => nights)
      .find((each) => each.day === night)?.left

  it('a room is booked for nights that are offered, shown among the bookings, notified, and given back', async () => {
    const { room_id, nights } = await withRooms(2)
    const [first = '', second = '', third = ''] = nights
    // Two nights before, three of the conference, one after.
    expect(nights).toHaveLength(6)
    const { id, amount } = await member.call('bookRoom', {
      room_id,
      check_in: first,
      check_out: third,
      key: freshKey(),
    })
    expect(amount).toBe(100_000)
    expect([await leftOn(first), await leftOn(second), await leftOn(third)]).toEqual([1, 1, 2])
    const [booking] = (await member.call('listHotels', { page: 1 })).list
    expect(booking).toMatchObject({
      id,
      check_in: first,
      check_out: third,
      can_cancel: true,
      is_cancelled: false,
    })
    const told = await shop.db.select().from(messages).where(eq(messages.name, 'roomBooked'))
    expect(told).toHaveLength(1)
    await member.call('cancelRoom', { id })
    await member.call('cancelRoom', { id })
    expect(await leftOn(first)).toBe(2)
    expect((await member.call('listHotels', { page: 1 })).list[0]).toMatchObject({
      is_cancelled: true,
      can_cancel: false,
    })
    expect(await shop.db.select().from(messages).where(eq(messages.name, 'roomCancelled'))).toHaveLength(1)
  })

  it('the last room is kept once, with concurrent requests', async () => {
    const { room_id, nights } = await withRooms(1)
    const [check_in = '', check_out = ''] = nights
    const members = [member, await shop.signedIn('newcomer'), await shop.signedIn('approved')]
    const wishes = Array.from({ length: 9 }, (_, at) =>
      members[at % 3]?.raw('bookRoom', { room_id, check_in, check_out, key: freshKey() }),
    )
    const answers = await Promise.all(wishes)
    expect(answers.filter((answer) => answer?.code === 1)).toHaveLength(1)
    for (const answer of answers.filter((each) => each?.code !== 1))
      expect(answer?.data).toMatchObject({ reason: 'nightsFull' })
    expect(await shop.db.$count(hotelBookings, isNull(hotelBookings.cancelledAt))).toBe(1)
  })

  it('the same key books once', async () => {
    const { room_id, nights } = await withRooms(9)
    const [check_in = '', check_out = ''] = nights
    const wish = { room_id, check_in, check_out, key: freshKey() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.call('bookRoom', wish)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await shop.db.$count(hotelBookings)).toBe(1)
  })

  it('refuses nights that are not offered, too many rooms, and a conference that is over', async () => {
    const { room_id, nights } = await withRooms(50)
    const [check_in = '', check_out = ''] = nights
    const last = nights.at(-1) ?? ''
    const refused = (more: object) =>
      member.refused('bookRoom', { room_id, check_in, check_out, key: freshKey(), ...more })
    for (const stay of [
      { check_out: check_in },
      { check_in: check_out, check_out: check_in },
      { check_in: '2026-01-01' },
      { check_in: last, check_out: '2199-01-01' },
      { check_in: '0000-01-01' },
    ])
      expect([stay, await refused(stay)]).toMatchObject([stay, { reason: 'stayOutside' }])
    expect(await refused({ room_id: 2_147_483_647 })).toMatchObject({ reason: 'notFound', field: 'room_id' })
    for (let booked = 0; booked < mostRooms; booked++)
      await member.call('bookRoom', { room_id, check_in, check_out, key: freshKey() })
    expect(await refused({})).toMatchObject({ reason: 'roomTooMany' })
    await shop.db.update(conferences).set({ state: 'ended' }).where(eq(conferences.id, shop.conference.id))
    expect(await refused({})).toMatchObject({ reason: 'roomClosed' })
  })

  it('a draft conference offers no rooms and does not exist', async () => {
    const { room_id, nights } = await withRooms(5)
    const [check_in = '', check_out = ''] = nights
    await shop.db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, shop.conference.id))
    expect((await guest.call('getButler', {})).hotels).toEqual([])
    expect(await member.refused('bookRoom', { room_id, check_in, check_out, key: freshKey() })).toMatchObject(
      {
        reason: 'notFound',
      },
    )
  })

  it("from the day of arrival on nothing is given back, and somebody else's never", async () => {
    const { room_id, nights } = await withRooms(5)
    const [check_in = '', check_out = ''] = nights
    const { id } = await member.call('bookRoom', { room_id, check_in, check_out, key: freshKey() })
    const other = await shop.signedIn('newcomer')
    expect(await other.refused('cancelRoom', { id })).toMatchObject({ reason: 'notFound' })
    shop.server.clock.now = Date.parse(`${check_in}T00:00:00+08:00`)
    expect(await member.refused('cancelRoom', { id })).toMatchObject({ reason: 'stayBegun' })
    const own = and(eq(hotelBookings.id, id), isNull(hotelBookings.cancelledAt))
    expect(await shop.db.$count(hotelBookings, own)).toBe(1)
  })
})

describeDatabase('[PUB-02] banners', (open) => {
  it('one with a text has a page of its own, of which the number is never given to another one', async () => {
    const shop = await openShop(open)
    const [guest, admin] = [shop.server.browser(), await shop.signedIn('admin')]
    const seeded = await guest.call('getBanners', {})
    const own = seeded.find(({ url }) => url === '/bannerDetails?banner_id=2')
    expect(own).toBeDefined()
    const page = await guest.call('getBanner', { banner_id: 2 })
    expect(page).toMatchObject({ title: own?.title, link: '/conferences' })
    expect(page.content).toContain('<li>')
    const state = await admin.call('getSitePart', { part: 'banners' })
    const publish = async (items: typeof state.content.items) => {
      const { no } = await admin.call('getSitePart', { part: 'banners' })
      await admin.call('saveSitePart', {
        part: 'banners',
        no,
        content: JSON.stringify({ fields: {}, items }),
        note: '',
      })
    }
    const [first, , third] = state.content.items
    if (first === undefined || third === undefined) throw new Error('three banners are expected')
    // One without a text leads on at once.
    await publish([third, { ...first, id: 0, fields: { ...first.fields, content: '', eng_content: '' } }])
    // The second one is gone; what came again is the fourth, and an old link leads to nothing.
    expect((await guest.call('getBanners', {})).map(({ id }) => id)).toEqual([3, 4])
    expect(await guest.refused('getBanner', { banner_id: 2 })).toMatchObject({ reason: 'notFound' })
    expect(await guest.call('getBanner', { banner_id: 4 })).toMatchObject({ content: '', link: '/butler' })
  })
})
