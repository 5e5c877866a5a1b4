import { and, eq, inArray, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { auditEvents } from '../../../server/db/schema/audit.ts'
import { hotelRooms } from '../../../server/db/schema/butler.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { messages as messageRows } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { hotelBookings } from '../../../server/db/schema/registration.ts'
import { messages } from '../../../server/shared/sentences/messages.ts'
import type { saveHotelRoom } from '../../../src/contract/conferenceHotels.ts'
import type { CallInput } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

type Wish = Partial<CallInput<typeof saveHotelRoom>>

describeDatabase('[CONF-03] [BUT-01] hotels of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let secretary: Browser
  let member: Browser
  let other: Browser
  let conference_id: number
  beforeEach(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    await shop.db.delete(hotelBookings)
    await shop.db.delete(hotelRooms).where(eq(hotelRooms.conferenceId, conference_id))
    for (const [account, role] of [
      ['organizer', 'organizer'],
      ['reviewing', 'secretary'],
    ] as const)
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf(account), role, conferenceId: conference_id })
        .onConflictDoNothing()
    chair = await shop.signedIn('organizer')
    secretary = await shop.signedIn('reviewing')
    member = await shop.signedIn('linmei')
    other = await shop.signedIn('newcomer')
  })

  const wish = (more: Wish = {}) => ({ ...samples.saveHotelRoom, conference_id, key: freshKey(), ...more })
  const save = (more: Wish = {}, by = chair) => by.call('saveHotelRoom', wish(more))
  const roomOf = async (more: Wish = {}) => {
    const room = (await save(more)).rooms.filter(({ retired }) => !retired).at(-1)
    if (room === undefined) throw new Error('there is no room')
    return room
  }
  const read = () => chair.call('getConferenceHotels', { conference_id })
  const shown = async (lang = 'zh') =>
    (await shop.server.browser({ lang }).call('getConference', { id: conference_id })).rooms
  const nightsOf = async () => (await shown())[0]?.nights.map(({ day }) => day) ?? []
  const stay = async (room_id: number, more: object = {}) => {
    const [, check_in = '', check_out = ''] = await nightsOf()
    return { room_id, check_in, check_out, key: freshKey(), ...more }
  }
  const list = (more: object = {}, by = chair) => by.call('listRoomBookings', { conference_id, ...more })
  const named = (name: string) =>
    shop.db.select().from(messageRows).where(eq(messageRows.name, name)).orderBy(messageRows.id)

  it('are kept in both languages, and everybody reads them in theirs, with the way to book', async () => {
    const book_until = new Date(shop.server.clock.now + 86_400_000).toISOString()
    const room = await roomOf({ book_until, price: 52_000, quota: 3 })
    expect(room).toMatchObject({ version: 0, book_until, price: 52_000, quota: 3, retired: false })
    expect((await shown('zh'))[0]).toMatchObject({
      ...{ hotel: '会议中心酒店', room: '高级大床房', phone: '021-5888 0000', note: '含双早' },
      ...{ book_until, closed: null, price: 52_000 },
    })
    expect((await shown('en'))[0]).toMatchObject({
      ...{ hotel: 'Conference Centre Hotel', note: 'With breakfast' },
    })
    const butler = await member.call('getButler', {})
    expect(butler.hotels.find(({ id }) => id === conference_id)?.rooms).toEqual(await shown('en'))
    const written = await shop.db.select().from(auditEvents).where(eq(auditEvents.event, 'hotels.roomSaved'))
    expect(written).toHaveLength(1)
  })

  it('a room is booked until its last day to book; what is booked stays, at its price', async () => {
    const book_until = new Date(shop.server.clock.now + 3_600_000).toISOString()
    const room = await roomOf({ book_until, price: 52_000 })
    const { id } = await member.call('bookRoom', await stay(room.id))
    await save({ id: room.id, version: 0, book_until, price: 99_900, room: '行政房' })
    shop.server.clock.now = Date.parse(book_until)
    expect((await shown())[0]).toMatchObject({ closed: 'ended', price: 99_900 })
    expect(await other.refused('bookRoom', await stay(room.id))).toMatchObject({
      ...{ reason: 'bookingEnded', field: 'room_id', msg: messages.bookingEnded.en },
    })
    const [booking] = (await list()).list
    expect(booking).toMatchObject({ id, amount: 52_000, is_cancelled: false, room: 'Superior double room' })
    expect((await member.call('listHotels', {})).list[0]).toMatchObject({ id, amount: 52_000 })
    // Without a last day it can be booked again.
    await save({ id: room.id, version: 1, book_until: '', price: 99_900, room: '行政房' })
    await other.call('bookRoom', await stay(room.id))
  })

  it('the quota does not go below what is booked in a coming night, which the refusal names', async () => {
    const room = await roomOf({ quota: 5 })
    const [first = '', second = '', third = '', fourth = ''] = await nightsOf()
    await member.call('bookRoom', await stay(room.id, { check_in: first, check_out: third }))
    await member.call('bookRoom', await stay(room.id, { check_in: second, check_out: fourth }))
    await other.call('bookRoom', await stay(room.id, { check_in: second, check_out: third }))
    const lower = { id: room.id, version: 0, quota: 2 }
    expect(await chair.refused('saveHotelRoom', wish(lower))).toMatchObject({
      reason: 'quotaBelowBooked',
      field: 'quota',
      msg: messages.quotaBelowBooked.en.replace('{count}', '3').replace('{day}', second),
    })
    expect((await read()).rooms[0]).toMatchObject({ version: 0, quota: 5 })
    expect((await save({ ...lower, quota: 3 })).rooms[0]).toMatchObject({ version: 1, quota: 3 })
    // The coming night is still ahead; one that is over blocks nothing.
    shop.server.clock.now = Date.parse(`${second}T09:00:00+08:00`)
    expect(await chair.refused('saveHotelRoom', wish({ ...lower, version: 1 }))).toMatchObject({
      reason: 'quotaBelowBooked',
    })
    shop.server.clock.now = Date.parse(`${third}T09:00:00+08:00`)
    expect((await save({ ...lower, version: 1, quota: 1 })).rooms[0]).toMatchObject({ quota: 1 })
  })

  it('ten who book the last rooms at once, while an organizer lowers the quota, never get more than there are', async () => {
    const room = await roomOf({ quota: 4 })
    const wishes = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, at) => [at % 2 === 0 ? member : other, await stay(room.id)] as const,
      ),
    )
    const booked = wishes.map(([by, one]) => by.raw('bookRoom', one))
    const lowered = chair.raw('saveHotelRoom', wish({ id: room.id, version: 0, quota: 2 }))
    const answers = await Promise.all(booked)
    await lowered
    const got = answers.filter(({ code }) => code === 1).length
    const [kept] = (await read()).rooms
    expect(got).toBe(kept?.quota)
    for (const answer of answers.filter(({ code }) => code !== 1))
      expect(answer.data).toMatchObject({ reason: 'nightsFull' })
    expect(await shop.db.$count(hotelBookings, eq(hotelBookings.roomId, room.id))).toBe(got)
  })

  it('a booked one is retired and comes back; one without bookings is deleted', async () => {
    const room = await roomOf()
    const unwanted = await roomOf({ room: '套房' })
    await member.call('bookRoom', await stay(room.id))
    const about = { conference_id, version: 0 }
    const gone = await chair.call('retireHotelRoom', { ...about, id: unwanted.id, retired: 1 })
    expect(gone.rooms.map(({ id }) => id)).toEqual([room.id])
    const page = await stay(room.id)
    const away = await chair.call('retireHotelRoom', { ...about, id: room.id, retired: 1 })
    expect(away.rooms).toMatchObject([{ id: room.id, version: 1, retired: true }])
    expect(await shown()).toEqual([])
    expect(await other.refused('bookRoom', page)).toMatchObject({ reason: 'roomRetired', field: 'room_id' })
    expect((await list()).list).toMatchObject([{ is_cancelled: false }])
    // A repeated request is a lost answer; one from an old page is not.
    expect(await chair.call('retireHotelRoom', { ...about, id: room.id, retired: 1 })).toEqual(away)
    const back = { ...about, id: room.id, retired: 0 }
    expect(await chair.refused('retireHotelRoom', back)).toMatchObject({ reason: 'versionConflict' })
    await chair.call('retireHotelRoom', { ...back, version: 1 })
    expect(await shown()).toHaveLength(1)
  })

  it('of two who change one room the second is told; one key makes one room', async () => {
    const room = await roomOf()
    await save({ id: room.id, version: 0, room: '海景房' }, secretary)
    expect(await chair.refused('saveHotelRoom', wish({ id: room.id, version: 0, quota: 1 }))).toMatchObject({
      ...{ reason: 'versionConflict', field: 'version' },
    })
    const one = wish({ room: '套房' })
    await Promise.all(Array.from({ length: 10 }, () => chair.call('saveHotelRoom', one)))
    expect((await read()).rooms).toHaveLength(2)
    expect(await chair.refused('saveHotelRoom', { ...one, price: 1 })).toMatchObject({ reason: 'keyReused' })
  })

  it('somebody else’s conference does not exist, nor do its rooms and bookings', async () => {
    const { id: foreign } = shop.other
    await shop.db.delete(userRoles).where(inArray(userRoles.conferenceId, [foreign]))
    const room = await roomOf()
    const { id } = await member.call('bookRoom', await stay(room.id))
    const outsider = await shop.signedIn('linmei')
    for (const [by, place] of [
      [chair, foreign],
      [chair, 999_999],
      [outsider, conference_id],
    ] as const) {
      const at = { conference_id: place }
      const field = { reason: 'notFound', field: 'conference_id' }
      expect(await by.refused('getConferenceHotels', at)).toMatchObject(field)
      expect(await by.refused('saveHotelRoom', wish(at))).toMatchObject(field)
      expect(
        await by.refused('retireHotelRoom', { ...at, id: room.id, version: 0, retired: 1 }),
      ).toMatchObject(field)
      expect(await by.refused('listRoomBookings', at)).toMatchObject(field)
      expect(await by.refused('cancelRoomBooking', { ...at, id, reason: '装修' })).toMatchObject(field)
      expect(await by.refused('pairRoomBookings', { ...at, id, other: id })).toMatchObject(field)
      expect(await by.refused('unpairRoomBooking', { ...at, id })).toMatchObject(field)
    }
    // Nor through one's own conference.
    await shop.db.update(hotelRooms).set({ conferenceId: foreign }).where(eq(hotelRooms.id, room.id))
    await shop.db.update(hotelBookings).set({ conferenceId: foreign }).where(eq(hotelBookings.id, id))
    const nothing = await chair.raw('saveHotelRoom', wish({ id: 999_999 }))
    expect(await chair.raw('saveHotelRoom', wish({ id: room.id }))).toEqual(nothing)
    for (const which of [id, 999_999]) {
      const about = { conference_id, id: which }
      const field = { reason: 'notFound', field: 'id' }
      expect(await chair.refused('cancelRoomBooking', { ...about, reason: '装修' })).toMatchObject(field)
      expect(await chair.refused('unpairRoomBooking', about)).toMatchObject(field)
      expect(await chair.refused('listRoomBookings', { conference_id, beside: which })).toMatchObject({
        ...{ reason: 'notFound', field: 'beside' },
      })
    }
  })

  it.each<[string, Wish, string, string]>([
    ['no hotel', { hotel: ' ' }, 'required', 'hotel'],
    ['no English name', { eng_room: '' }, 'required', 'eng_room'],
    ['NUL', { address: 'a\u0000' }, 'invalidCharacter', 'address'],
    ['a long note', { note: '长'.repeat(501) }, 'tooLong', 'note'],
    ['words for a phone', { phone: '晚上打' }, 'phoneUnreadable', 'phone'],
    ['the year 0', { book_until: '0000-01-01T00:00:00.000Z' }, 'invalid', 'book_until'],
    [
      'a day after the conference',
      { book_until: '2199-01-01T00:00:00.000Z' },
      'bookUntilAfterEnd',
      'book_until',
    ],
    ['less than nothing', { quota: -1 }, 'invalid', 'quota'],
    ['too much', { price: 10_000_001 }, 'invalid', 'price'],
  ])('refuses %s by the name of the field', async (_, more, reason, field) => {
    expect(await chair.refused('saveHotelRoom', wish(more))).toMatchObject({ reason, field })
    expect((await read()).rooms).toEqual([])
  })

  it('every number of the table is the number of bookings behind its link', async () => {
    const room = await roomOf()
    const [first = '', second = '', third = ''] = await nightsOf()
    await member.call('bookRoom', await stay(room.id, { check_in: first, check_out: third }))
    const { id } = await other.call('bookRoom', await stay(room.id, { check_in: second, check_out: third }))
    await other.call('bookRoom', await stay(room.id, { check_in: second, check_out: third }))
    await other.call('cancelRoom', { id })
    const { nights, rooms } = await read()
    expect(rooms[0]?.taken.filter(({ rooms: taken }) => taken > 0)).toEqual([
      { rooms: 1, bookings: 1 },
      { rooms: 2, bookings: 2 },
    ])
    for (const [at, night] of nights.entries())
      expect([night, (await list({ state: 'booked', room: room.id, night })).total]).toEqual([
        night,
        rooms[0]?.taken[at]?.bookings,
      ])
    expect((await list({ state: 'cancelled' })).list).toMatchObject([{ id, is_cancelled: true }])
    expect((await list({ page: 2, page_size: 2 })).list).toHaveLength(1)
    expect(await chair.refused('listRoomBookings', { conference_id, night: '0000-01-01' })).toMatchObject({
      field: 'night',
    })
  })

  it('an organizer cancels a booking with a reason, which the member reads in both languages and by mail', async () => {
    const room = await roomOf({ quota: 1 })
    await shop.buy('linmei', { name: '李雷' })
    const { id } = await member.call('bookRoom', await stay(room.id))
    const about = { conference_id, id, reason: '酒店装修' }
    expect(await secretary.refused('cancelRoomBooking', { ...about, reason: ' ' })).toMatchObject({
      ...{ reason: 'reasonEmpty', field: 'reason' },
    })
    await Promise.all(Array.from({ length: 10 }, () => secretary.call('cancelRoomBooking', about)))
    const [told, ...more] = await named('roomWithdrawn')
    expect(more).toEqual([])
    expect(told?.content).toContain('酒店装修')
    expect(told?.engContent).toContain('Conference Centre Hotel')
    expect(await shop.db.$count(jobs, eq(jobs.key, `mail of message ${told?.id}`))).toBe(1)
    expect((await member.call('listHotels', {})).list[0]).toMatchObject({
      ...{ is_cancelled: true, cancel_reason: '酒店装修', can_cancel: false, can_change: false },
    })
    expect((await list()).list[0]).toMatchObject({ name: '李雷', cancel_reason: '酒店装修' })
    // The room is free again.
    const { id: next } = await other.call('bookRoom', await stay(room.id))
    const [, arrival = ''] = await nightsOf()
    shop.server.clock.now = Date.parse(`${arrival}T00:00:00+08:00`)
    expect(await chair.refused('cancelRoomBooking', { ...about, id: next })).toMatchObject({
      reason: 'stayBegun',
    })
  })

  it('a member says how they want to live, and changes it until booking ends; only organizers read it', async () => {
    const book_until = new Date(shop.server.clock.now + 3_600_000).toISOString()
    const room = await roomOf({ book_until })
    const named = { sharing: 'named', companion: '王立 13900000001' } as const
    expect(await member.refused('bookRoom', await stay(room.id, { sharing: 'named' }))).toMatchObject({
      ...{ reason: 'required', field: 'companion' },
    })
    const { id } = await member.call('bookRoom', await stay(room.id, named))
    expect((await list()).list[0]).toMatchObject(named)
    const women = { id, sharing: 'women', companion: '不再需要' } as const
    await member.call('changeSharing', women)
    expect((await list({ sharing: 'women' })).list).toMatchObject([{ sharing: 'women', companion: '' }])
    expect(await other.refused('changeSharing', women)).toMatchObject({ reason: 'notFound', field: 'id' })
    shop.server.clock.now = Date.parse(book_until)
    expect((await member.call('listHotels', {})).list[0]).toMatchObject({ can_change: false })
    expect(await member.refused('changeSharing', women)).toMatchObject({ reason: 'bookingEnded' })
  })

  it('two bookings become one room, of which both are told; one who leaves frees nothing, one who parts needs a room', async () => {
    const room = await roomOf({ quota: 2 })
    const women = { sharing: 'women' } as const
    const { id } = await member.call('bookRoom', { ...(await stay(room.id)), ...women })
    const { id: second } = await other.call('bookRoom', { ...(await stay(room.id)), ...women })
    expect((await list({ beside: id })).list.map((each) => each.id)).toEqual([second])
    const both = { conference_id, id, other: second }
    await Promise.all(Array.from({ length: 10 }, () => chair.call('pairRoomBookings', both)))
    expect(await named('roomPaired')).toHaveLength(2)
    expect((await list()).list.map(({ shares_with }) => shares_with?.id)).toEqual([id, second])
    expect((await read()).rooms[0]?.taken[1]).toEqual({ rooms: 1, bookings: 2 })
    expect((await member.call('listHotels', {})).list[0]).toMatchObject({ can_change: false })
    expect(await member.refused('changeSharing', { id, sharing: 'alone', companion: '' })).toMatchObject({
      reason: 'roomShared',
    })
    // The room that was saved is taken by another user: the two cannot part.
    const third = await shop.signedIn('approved')
    const { id: last } = await third.call('bookRoom', await stay(room.id))
    expect(await third.refused('bookRoom', await stay(room.id))).toMatchObject({ reason: 'nightsFull' })
    expect(await chair.refused('unpairRoomBooking', { conference_id, id })).toMatchObject({
      reason: 'nightsFull',
    })
    expect(await chair.refused('pairRoomBookings', { ...both, other: last })).toMatchObject({
      ...{ reason: 'pairTaken', field: 'other' },
    })
    await third.call('cancelRoom', { id: last })
    await chair.call('unpairRoomBooking', { conference_id, id })
    await chair.call('unpairRoomBooking', { conference_id, id })
    expect(await named('roomUnpaired')).toHaveLength(2)
    expect((await read()).rooms[0]?.taken[1]).toEqual({ rooms: 2, bookings: 2 })
    // The guest who stays has the room alone.
    await chair.call('pairRoomBookings', both)
    await member.call('cancelRoom', { id })
    expect(await named('roomUnpaired')).toHaveLength(3)
    const left = and(eq(hotelBookings.id, second), isNull(hotelBookings.sharedWith))
    expect(await shop.db.$count(hotelBookings, left)).toBe(1)
    expect((await read()).rooms[0]?.taken[1]).toEqual({ rooms: 1, bookings: 1 })
  })

  it('only bookings of the same room and nights are paired', async () => {
    const [room, suite] = [await roomOf(), await roomOf({ room: '套房' })]
    const [first = '', second = '', third = ''] = await nightsOf()
    const nights = { check_in: first, check_out: second }
    const { id } = await member.call('bookRoom', await stay(room.id, nights))
    const unlike = [
      await other.call('bookRoom', await stay(suite.id, nights)),
      await other.call('bookRoom', await stay(room.id, { check_in: first, check_out: third })),
      await member.call('bookRoom', await stay(room.id, nights)),
    ]
    for (const each of unlike)
      expect(await chair.refused('pairRoomBookings', { conference_id, id, other: each.id })).toMatchObject({
        reason: 'pairUnlike',
      })
    expect((await list({ beside: id })).total).toBe(0)
  })

  it('the spreadsheet holds what the filter means, and no formula; for others it is not there', async () => {
    const room = await roomOf({ price: 52_000 })
    await shop.buy('linmei', { name: '=cmd()' })
    const wishes = { sharing: 'named', companion: '+王立' } as const
    await member.call('bookRoom', await stay(room.id, wishes))
    await other.call('bookRoom', await stay(room.id))
    const get = (query = '', by = chair, file = 'bookings.csv') =>
      by.request(`/files/hotels/${conference_id}/${file}${query}`)
    const text = await (await get('?lang=zh')).text()
    expect(text).toContain('姓名,单位,')
    expect(text.trim().split('\r\n')).toHaveLength(3)
    expect(text).toContain(`'=cmd(),`)
    expect(text).toContain(`与指定的人合住,'+王立,`)
    const some = await (await get('?lang=en&sharing=named')).text()
    expect(some.trim().split('\r\n')).toHaveLength(2)
    expect(some).toContain(',520,With a named person,')
    const book = await get('', secretary, 'bookings.xlsx')
    expect(new Uint8Array(await book.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
    const absent = await (await chair.request('/files/hotels/999999/bookings.csv')).text()
    for (const answer of [
      await get('', member),
      await chair.request(`/files/hotels/0/bookings.csv`),
      await get('', chair, 'bookings.exe'),
    ])
      expect([answer.status, await answer.text()]).toEqual([404, absent])
    expect(await (await get('?state=x')).json()).toMatchObject({ code: 400, data: { field: 'state' } })
    const written = await shop.db.select().from(auditEvents).where(eq(auditEvents.event, 'hotels.exported'))
    expect(written.map(({ data }) => data)).toContainEqual({ format: 'csv', sharing: 'named' })
  })

  it('a conference that is over or hidden offers no rooms on its page', async () => {
    await roomOf()
    await shop.db.update(conferences).set({ state: 'ended' }).where(eq(conferences.id, conference_id))
    expect(await shown()).toEqual([])
  })
})
