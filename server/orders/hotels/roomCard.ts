import type { HotelRoom } from '../../../src/contract/hotelRoom.ts'
import type { hotelRooms } from '../../db/schema/butler.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { nightsLeftOf, takenOn, type Stay } from './stays.ts'

interface Seen {
  readonly conference: typeof conferences.$inferSelect
  readonly stays: readonly Stay[]
  readonly at: Date
  readonly language: MessageLanguage
}

/** A kind of room as visitors see it. */
export const roomCard = (
  room: typeof hotelRooms.$inferSelect,
  { conference, stays, at, language }: Seen,
): HotelRoom => {
  const nights = nightsLeftOf(conference, at).map((day) => ({
    day,
    left: Math.max(0, room.quota - takenOn(stays, day)),
  }))
  return {
    id: room.id,
    hotel: inLanguage(language, room.hotel, room.engHotel),
    address: inLanguage(language, room.address, room.engAddress),
    room: inLanguage(language, room.room, room.engRoom),
    price: room.price,
    book_until: room.bookUntil?.toISOString() ?? null,
    phone: room.phone,
    note: inLanguage(language, room.note, room.engNote),
    closed: closureOf(room, nights, at),
    nights,
  }
}

const closureOf = (
  { bookUntil }: typeof hotelRooms.$inferSelect,
  nights: ReadonlyArray<{ readonly left: number }>,
  at: Date,
): HotelRoom['closed'] => {
  if (bookUntil !== null && bookUntil <= at) return 'ended'
  if (nights.length === 0) return 'over'
  return nights.some(({ left }) => left > 0) ? null : 'full'
}
