import { asc, eq, sql } from 'drizzle-orm'

import { hotelLimits, type ConferenceHotels } from '../../../src/contract/conferenceHotels.ts'
import { daysLater } from '../../../src/contract/times.ts'
import { hotelRooms } from '../../db/schema/butler.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { isOn, nightsAroundOf, nightsIn, staysIn, takenOn } from './stays.ts'

/** Hotels of a conference, as its organizers see them. */
export const readHotels = async (
  tx: Db | Tx,
  conferenceId: number,
  language: MessageLanguage,
): Promise<Omit<ConferenceHotels, 'parts'>> => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
  const rooms = await tx
    .select()
    .from(hotelRooms)
    .where(eq(hotelRooms.conferenceId, conferenceId))
    .orderBy(asc(sql`${hotelRooms.retiredAt} is not null`), asc(hotelRooms.id))
  const stays = await staysIn(
    tx,
    rooms.map(({ id }) => id),
  )
  // Days of the conference may have changed since the booking.
  const booked = [...stays.values()].flat()
  const offered = nightsAroundOf(row)
  const first = [...offered, ...booked.map(({ checkIn }) => checkIn)].sort()[0]
  const last = [...offered.map((day) => daysLater(day, 1)), ...booked.map(({ checkOut }) => checkOut)]
    .sort()
    .at(-1)
  const nights =
    first === undefined || last === undefined ? [] : nightsIn(first, last).slice(0, hotelLimits.nights)
  return {
    conference_id: row.id,
    conference: inLanguage(language, row.title, row.engTitle),
    publication: row.publication,
    time_zone: row.timeZone,
    nights,
    rooms: rooms.map((room) => {
      const own = stays.get(room.id) ?? []
      return {
        ...{ id: room.id, version: room.version, price: room.price, quota: room.quota, phone: room.phone },
        ...{
          hotel: room.hotel,
          eng_hotel: room.engHotel,
          address: room.address,
          eng_address: room.engAddress,
        },
        ...{ room: room.room, eng_room: room.engRoom, note: room.note, eng_note: room.engNote },
        book_until: room.bookUntil?.toISOString() ?? null,
        retired: room.retiredAt !== null,
        taken: nights.map((day) => ({
          rooms: takenOn(own, day),
          bookings: own.filter((stay) => isOn(stay, day)).length,
        })),
      }
    }),
  }
}
