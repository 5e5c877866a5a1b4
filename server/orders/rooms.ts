import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'

import { mostRooms, type ConferenceRooms } from '../../src/contract/butler.ts'
import type { Sharing } from '../../src/contract/hotelRoom.ts'
import { largestInteger } from '../../src/contract/numbers.ts'
import { daysLater } from '../../src/contract/times.ts'
import { hotelRooms } from '../db/schema/butler.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { hotelBookings } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import { groupedBy } from '../shared/groupedBy.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { Refused } from '../shared/refused.ts'
import { lockRoomOf } from './hotels/actOnBookings.ts'
import { leaveOther } from './hotels/pairs.ts'
import { roomCard } from './hotels/roomCard.ts'
import { canCancel, nightsLeftOf, staysIn, takenOn } from './hotels/stays.ts'
import { tellBooking } from './hotels/tellBooking.ts'

interface Wish {
  readonly userId: number
  readonly roomId: number
  /** Days, `2026-12-03`; the last one is the day of departure. */
  readonly checkIn: string
  readonly checkOut: string
  readonly sharing: Sharing
  readonly companion: string
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
          isNull(hotelRooms.retiredAt),
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
        time_zone: conference.timeZone,
        rooms: ofOne.map(({ room }) =>
          roomCard(room, { conference, stays: stays.get(room.id) ?? [], at, language }),
        ),
      }
    })
  },

  /** Throws `Refused`. */
  book: async (wish: Wish): Promise<{ id: number; amount: number }> =>
    db.transaction(async (tx) => {
      const { userId, roomId, checkIn, checkOut, key, sharing } = wish
      const [repeated] = await tx
        .select({ id: hotelBookings.id, amount: hotelBookings.amount })
        .from(hotelBookings)
        .where(and(eq(hotelBookings.userId, userId), eq(hotelBookings.creationKey, key)))
      if (repeated !== undefined) return repeated
      // Bookings of this kind of room wait here, so that the last one is given once.
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
      if (room.retiredAt !== null) throw new Refused('roomRetired', { field: 'room_id' })
      if (!isOpen(room, at)) throw new Refused('bookingEnded', { field: 'room_id' })
      const offered = nightsLeftOf(conference, at)
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
          sharing,
          companion: sharing === 'named' ? wish.companion : '',
          createdAt: at,
        })
        .returning()
      if (booking === undefined) throw new Error('the booking was not written')
      await tellBooking(tx, { name: 'roomBooked', booking, conference, at })
      return { id: booking.id, amount }
    }),

  /** Throws `Refused`. */
  cancel: async (whose: Whose): Promise<{ id: number }> =>
    db.transaction(async (tx) => {
      const { booking, conference } = await own(tx, whose)
      const { id } = booking
      if (booking.cancelledAt !== null) return { id }
      const at = new Date(now())
      if (!canCancel(booking, conference, at)) throw new Refused('stayBegun', { field: 'id' })
      await leaveOther(tx, conference, booking, at)
      await tx.update(hotelBookings).set({ cancelledAt: at }).where(eq(hotelBookings.id, id))
      await tellBooking(tx, { name: 'roomCancelled', booking, conference, at })
      return { id }
    }),

  /** Says again how the member wants to live. Throws `Refused`. */
  share: async ({
    sharing,
    companion,
    ...whose
  }: Whose & { sharing: Sharing; companion: string }): Promise<{ id: number }> =>
    db.transaction(async (tx) => {
      const { booking, conference } = await own(tx, whose)
      const { id, roomId } = booking
      const at = new Date(now())
      if (booking.sharedWith !== null) throw new Refused('roomShared', { field: 'id' })
      if (!canCancel(booking, conference, at)) throw new Refused('stayBegun', { field: 'id' })
      const [room] =
        roomId === null ? [] : await tx.select().from(hotelRooms).where(eq(hotelRooms.id, roomId))
      if (room === undefined || !isOpen(room, at)) throw new Refused('bookingEnded', { field: 'id' })
      await tx
        .update(hotelBookings)
        .set({ sharing, companion: sharing === 'named' ? companion : '' })
        .where(eq(hotelBookings.id, id))
      return { id }
    }),
})

interface Whose {
  readonly userId: number
  readonly id: number
}

/** A booking of this member, locked after its kind of room. */
const own = async (tx: Tx, { userId, id }: Whose) => {
  const mine = and(eq(hotelBookings.id, id), eq(hotelBookings.userId, userId))
  const [found] = await tx.select({ roomId: hotelBookings.roomId }).from(hotelBookings).where(mine)
  if (found === undefined) throw new Refused('notFound', { field: 'id' })
  await lockRoomOf(tx, found)
  const [row] = await tx
    .select({ booking: hotelBookings, conference: conferences })
    .from(hotelBookings)
    .innerJoin(conferences, eq(conferences.id, hotelBookings.conferenceId))
    .where(mine)
    .for('update', { of: hotelBookings })
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  return row
}

/** Whether its last day to book is not over. */
export const isOpen = ({ bookUntil }: Pick<typeof hotelRooms.$inferSelect, 'bookUntil'>, at: Date): boolean =>
  bookUntil === null || bookUntil > at
