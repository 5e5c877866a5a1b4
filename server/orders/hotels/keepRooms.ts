import { and, count, eq } from 'drizzle-orm'

import {
  hotelLimits,
  type retireHotelRoom,
  type saveHotelRoom,
} from '../../../src/contract/conferenceHotels.ts'
import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { hotelRooms } from '../../db/schema/butler.ts'
import { hotelBookings } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { dayIn } from '../../lifecycles/days.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import { lockSale } from '../sale/lockSale.ts'
import type { Outcome } from '../sale/ticketTypes.ts'
import { nightsIn, staysIn, takenOn } from './stays.ts'

type Row = typeof hotelRooms.$inferSelect
type Saved = HandlerInput<typeof saveHotelRoom>

/** Makes a kind of room or changes one. Bookings keep their prices and names: they were written when the room was booked. */
export const saveRoom = async (scope: Scope, wish: Saved): Promise<{ id: number; isChanged: boolean }> => {
  const { tx, now } = scope
  const conference = await lockSale(tx, wish.conference_id)
  const refuseLate = () => {
    if (wish.book_until !== null && new Date(wish.book_until) > conference.endsAt)
      throw new Refused('bookUntilAfterEnd', { field: 'book_until' })
  }
  if (wish.id === 0) {
    const [made] = await tx
      .select()
      .from(hotelRooms)
      .where(and(eq(hotelRooms.conferenceId, wish.conference_id), eq(hotelRooms.creationKey, wish.key)))
    if (made !== undefined) {
      if (!isSaid(made, wish)) throw new Refused('keyReused', { field: 'key' })
      return { id: made.id, isChanged: false }
    }
    refuseLate()
    const kept = eq(hotelRooms.conferenceId, wish.conference_id)
    const [row] = await tx.select({ number: count() }).from(hotelRooms).where(kept)
    if ((row?.number ?? 0) >= hotelLimits.rooms) throw new Refused('hotelRoomsTooMany')
    const [added] = await tx
      .insert(hotelRooms)
      .values({ ...valuesOf(wish), conferenceId: wish.conference_id, creationKey: wish.key })
      .returning({ id: hotelRooms.id })
    if (added === undefined) throw new Error('the room was not written')
    return { id: added.id, isChanged: true }
  }
  const room = await lockedRoom(tx, wish)
  // A retry after a lost answer.
  if (isSaid(room, wish)) return { id: room.id, isChanged: false }
  if (room.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  refuseLate()
  await refuseTooFew(tx, room, wish.quota, dayIn(conference.timeZone)(now()))
  await tx
    .update(hotelRooms)
    .set({ ...valuesOf(wish), version: room.version + 1 })
    .where(eq(hotelRooms.id, room.id))
  return { id: room.id, isChanged: true }
}

/** Offers a kind of room no more, or again. */
export const retireRoom = async (
  { tx, now }: Scope,
  wish: HandlerInput<typeof retireHotelRoom>,
): Promise<Outcome> => {
  await lockSale(tx, wish.conference_id)
  const room = await lockedRoom(tx, wish)
  const isRetired = room.retiredAt !== null
  if (isRetired === (wish.retired === 1)) return 'unchanged'
  if (room.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  if (wish.retired === 1) {
    const booked = await tx
      .select({ id: hotelBookings.id })
      .from(hotelBookings)
      .where(eq(hotelBookings.roomId, room.id))
      .limit(1)
    if (booked.length === 0) {
      await tx.delete(hotelRooms).where(eq(hotelRooms.id, room.id))
      return 'deleted'
    }
  }
  await tx
    .update(hotelRooms)
    .set({ retiredAt: wish.retired === 1 ? now() : null, version: room.version + 1 })
    .where(eq(hotelRooms.id, room.id))
  return 'changed'
}

/** Bookings of this kind of room wait for this lock. */
const lockedRoom = async (tx: Tx, { id, conference_id }: { id: number; conference_id: number }) => {
  const [row] = await tx
    .select()
    .from(hotelRooms)
    .where(and(eq(hotelRooms.id, id), eq(hotelRooms.conferenceId, conference_id)))
    .for('update')
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  return row
}

/** Refuses a quota below the rooms booked for a coming night; names the night with the most. */
const refuseTooFew = async (tx: Tx, room: Row, quota: number, today: string) => {
  const stays = (await staysIn(tx, [room.id])).get(room.id) ?? []
  const nights = [...new Set(stays.flatMap(({ checkIn, checkOut }) => nightsIn(checkIn, checkOut)))]
  const coming = nights.filter((day) => day >= today).sort()
  let fullest = { day: '', taken: quota }
  for (const day of coming) {
    const taken = takenOn(stays, day)
    if (taken > fullest.taken) fullest = { day, taken }
  }
  if (fullest.day !== '')
    throw new Refused('quotaBelowBooked', { field: 'quota', count: fullest.taken, day: fullest.day })
}

const valuesOf = (wish: Saved) => ({
  ...{ hotel: wish.hotel, engHotel: wish.eng_hotel, address: wish.address, engAddress: wish.eng_address },
  ...{ room: wish.room, engRoom: wish.eng_room, price: wish.price, quota: wish.quota },
  ...{ phone: wish.phone, note: wish.note, engNote: wish.eng_note },
  bookUntil: wish.book_until === null ? null : new Date(wish.book_until),
})

/** Whether it says already what is wished. */
const isSaid = (row: Row, wish: Saved): boolean => {
  const { bookUntil, ...values } = valuesOf(wish)
  return (
    row.bookUntil?.getTime() === bookUntil?.getTime() &&
    (Object.keys(values) as Array<keyof typeof values>).every((name) => row[name] === values[name])
  )
}
