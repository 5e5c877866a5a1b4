import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'

import { mostRooms, nightsAround, type ConferenceRooms } from '../../src/contract/butler.ts'
import { largestInteger } from '../../src/contract/numbers.ts'
import { daysLater } from '../../src/contract/times.ts'
import { hotelRooms } from '../db/schema/butler.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { hotelBookings } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import { dayIn } from '../lifecycles/days.ts'
import { moneyText } from '../lifecycles/moneyText.ts'
import { notify } from '../notifications/notify.ts'
import { groupedBy } from '../shared/groupedBy.ts'
import { inLanguage } from '../shared/sentences/inLanguage.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { Refused } from '../shared/refused.ts'

interface Wish {
  readonly userId: number
  readonly roomId: number
  /** Days, `2026-12-03`; the last one is the day of departure. */
  readonly checkIn: string
  readonly checkOut: string
  readonly key: string
}

/** Hotel rooms of conferences: so many of a kind in each night, kept for members who pay at the hotel (BUT-01). */
export const createRooms = ({ db, now }: { db: Db; now: () => number }) => ({
  /** Rooms of conferences that are not over, soonest first. */
  offered: async (language: MessageLanguage): Promise<ConferenceRooms[]> => {
    const at = new Date(now())
    const rows = await db
      .select({ room: hotelRooms, conference: conferences })
      .from(hotelRooms)
      .innerJoin(conferences, eq(conferences.id, hotelRooms.conferenceId))
      .where(
        and(
          eq(conferences.publication, 'published'),
          ne(conferences.state, 'ended'),
          gt(conferences.endsAt, at),
        ),
      )
      .orderBy(asc(conferences.startsAt), asc(hotelRooms.conferenceId), asc(hotelRooms.id))
    const stays = await staysIn(
      db,
      rows.map(({ room }) => room.id),
    )
    const byConference = groupedBy(rows, ({ conference }) => conference.id)
    return [...byConference].map(([id, ofOne]) => {
      const [first] = ofOne
      if (first === undefined) throw new Error(`conference ${id} has no rooms`)
      const { conference } = first
      return {
        id,
        conference: inLanguage(language, conference.title, conference.engTitle),
        starts_at: conference.startsAt.toISOString(),
        ends_at: conference.endsAt.toISOString(),
        rooms: ofOne.map(({ room }) => ({
          id: room.id,
          hotel: inLanguage(language, room.hotel, room.engHotel),
          address: inLanguage(language, room.address, room.engAddress),
          room: inLanguage(language, room.room, room.engRoom),
          price: room.price,
          nights: nightsOf(conference, at).map((day) => ({
            day,
            left: Math.max(0, room.quota - takenOn(stays.get(room.id) ?? [], day)),
          })),
        })),
      }
    })
  },

  /** Throws `Refused`. */
  book: async ({ userId, roomId, checkIn, checkOut, key }: Wish): Promise<{ id: number; amount: number }> =>
    db.transaction(async (tx) => {
      const [repeated] = await tx
        .select({ id: hotelBookings.id, amount: hotelBookings.amount })
        .from(hotelBookings)
        .where(and(eq(hotelBookings.userId, userId), eq(hotelBookings.creationKey, key)))
      if (repeated !== undefined) return repeated
      // Whoever books this kind of room waits here, so that the last one is kept once.
      const [room] =
        roomId > largestInteger
          ? []
          : await tx.select().from(hotelRooms).where(eq(hotelRooms.id, roomId)).for('update')
      if (room === undefined) throw new Refused('notFound', { field: 'room_id' })
      const [conference] = await tx
        .select()
        .from(conferences)
        .where(and(eq(conferences.id, room.conferenceId), eq(conferences.publication, 'published')))
      if (conference === undefined) throw new Refused('notFound', { field: 'room_id' })
      const at = new Date(now())
      if (conference.state === 'ended' || conference.endsAt <= at)
        throw new Refused('roomClosed', { field: 'room_id' })
      const offered = nightsOf(conference, at)
      const nights = offered.filter((day) => checkIn <= day && day < checkOut)
      if (checkIn >= checkOut || nights[0] !== checkIn || nights.at(-1) !== daysLater(checkOut, -1))
        throw new Refused('stayOutside', { field: checkIn >= checkOut ? 'check_out' : 'check_in' })
      const mine = await tx
        .select({ id: hotelBookings.id, key: hotelBookings.creationKey, amount: hotelBookings.amount })
        .from(hotelBookings)
        .where(
          and(
            eq(hotelBookings.userId, userId),
            eq(hotelBookings.conferenceId, conference.id),
            isNull(hotelBookings.cancelledAt),
          ),
        )
      // The same wish twice at once: the second one waited for the room until the first had booked it.
      const same = mine.find((booking) => booking.key === key)
      if (same !== undefined) return { id: same.id, amount: same.amount }
      if (mine.length >= mostRooms) throw new Refused('roomTooMany', { field: 'room_id' })
      const stays = (await staysIn(tx, [room.id])).get(room.id) ?? []
      if (nights.some((day) => takenOn(stays, day) >= room.quota))
        throw new Refused('nightsFull', { field: 'check_in' })
      const amount = room.price * nights.length
      const { hotel, engHotel, address, engAddress, room: name, engRoom } = room
      const [booking] = await tx
        .insert(hotelBookings)
        .values({
          userId,
          conferenceId: conference.id,
          roomId: room.id,
          creationKey: key,
          hotel,
          engHotel,
          address,
          engAddress,
          room: name,
          engRoom,
          checkIn,
          checkOut,
          amount,
          createdAt: at,
        })
        .returning()
      if (booking === undefined) throw new Error('the booking was not written')
      await tell(tx, 'roomBooked', booking, conference, at)
      return { id: booking.id, amount }
    }),

  /** Throws `Refused`. */
  cancel: async ({ userId, id }: { userId: number; id: number }): Promise<{ id: number }> =>
    db.transaction(async (tx) => {
      const [row] =
        id > largestInteger
          ? []
          : await tx
              .select({ booking: hotelBookings, conference: conferences })
              .from(hotelBookings)
              .innerJoin(conferences, eq(conferences.id, hotelBookings.conferenceId))
              .where(and(eq(hotelBookings.id, id), eq(hotelBookings.userId, userId)))
              .for('update', { of: hotelBookings })
      if (row === undefined) throw new Refused('notFound', { field: 'id' })
      const { booking, conference } = row
      if (booking.cancelledAt !== null) return { id }
      const at = new Date(now())
      if (!canCancel(booking, conference, at)) throw new Refused('stayBegun', { field: 'id' })
      await tx.update(hotelBookings).set({ cancelledAt: at }).where(eq(hotelBookings.id, id))
      await tell(tx, 'roomCancelled', booking, conference, at)
      return { id }
    }),
})

type Conference = typeof conferences.$inferSelect
type Booking = typeof hotelBookings.$inferSelect

/** Until the day before the arrival, by the calendar of the conference. */
export const canCancel = (
  { cancelledAt, checkIn }: Pick<Booking, 'cancelledAt' | 'checkIn'>,
  { timeZone }: Pick<Conference, 'timeZone'>,
  at: Date,
): boolean => cancelledAt === null && dayIn(timeZone)(at) < checkIn

/** Evenings that are offered and not over. */
const nightsOf = ({ startsAt, endsAt, timeZone }: Conference, at: Date): string[] => {
  const dayOf = dayIn(timeZone)
  const nights: string[] = []
  const last = daysLater(dayOf(endsAt), nightsAround - 1)
  const today = dayOf(at)
  for (let day = daysLater(dayOf(startsAt), -nightsAround); day <= last; day = daysLater(day, 1))
    if (day >= today) nights.push(day)
  return nights
}

interface Stay {
  readonly checkIn: string
  readonly checkOut: string
}

const staysIn = async (
  tx: Db | Tx,
  rooms: readonly number[],
): Promise<ReadonlyMap<number | null, readonly Stay[]>> => {
  if (rooms.length === 0) return new Map()
  const rows = await tx
    .select({
      room: hotelBookings.roomId,
      checkIn: hotelBookings.checkIn,
      checkOut: hotelBookings.checkOut,
    })
    .from(hotelBookings)
    .where(and(inArray(hotelBookings.roomId, [...rooms]), isNull(hotelBookings.cancelledAt)))
  return groupedBy(rows, ({ room }) => room)
}

const takenOn = (stays: readonly Stay[], day: string): number =>
  stays.filter(({ checkIn, checkOut }) => checkIn <= day && day < checkOut).length

const tell = async (
  tx: Tx,
  name: 'roomBooked' | 'roomCancelled',
  booking: Booking,
  conference: Conference,
  at: Date,
) => {
  const factsIn = (language: MessageLanguage) => ({
    what: `${inLanguage(language, booking.hotel, booking.engHotel)} · ${inLanguage(language, booking.room, booking.engRoom)}`,
    where: inLanguage(language, conference.title, conference.engTitle),
    until: `${booking.checkIn} – ${booking.checkOut}`,
    amount: moneyText(booking.amount, language),
    reason: '',
  })
  await notify(tx, {
    userId: booking.userId,
    name,
    link: '/personal/order/conf#hotels',
    key: `${name} ${booking.id}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  })
}
