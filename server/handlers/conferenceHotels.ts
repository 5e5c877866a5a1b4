import { and, eq } from 'drizzle-orm'

import { hotelBookings } from '../db/schema/registration.ts'
import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { cancelBooking, pairBookings, unpairBooking } from '../orders/hotels/actOnBookings.ts'
import { besideWhere, bookingCards, bookingsWhere, countBookings } from '../orders/hotels/bookings.ts'
import { retireRoom, saveRoom } from '../orders/hotels/keepRooms.ts'
import { readHotels } from '../orders/hotels/readHotels.ts'
import { Refused } from '../shared/refused.ts'
import { changeOfConference } from './changeOfConference.ts'
import { actorOf } from './record.ts'
import { offsetOf, type Deps, type HandlerTable } from './table.ts'

/** Hotels of a conference and who has booked, for its organizers (BUT-01, CONF-03). */
export const conferenceHotelsHandlers = ({ db, engine, now }: Deps) => {
  const change = changeOfConference(
    { db, engine },
    'sale',
    async ({ tx }, { conferenceId, call, parts }) => ({
      ...(await readHotels(tx, conferenceId, call.exchange.language)),
      parts,
    }),
  )
  const act = changeOfConference({ db, engine }, 'sale', () => Promise.resolve(null))
  return {
    getConferenceHotels: async ({ conference_id }, call) => {
      const { parts } = await placeInTeam(db, actorOf(call), conference_id, 'sale')
      const hotels = await db.transaction((tx) => readHotels(tx, conference_id, call.exchange.language))
      return { ...hotels, parts }
    },

    saveHotelRoom: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const { id, isChanged } = await saveRoom(scope, wish)
        const { conference_id: _, version: __, key: ___, ...fields } = wish
        return isChanged ? { event: 'hotels.roomSaved', data: { ...fields, id } } : null
      }),

    retireHotelRoom: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const outcome = await retireRoom(scope, wish)
        const { id, retired } = wish
        return outcome === 'unchanged'
          ? null
          : { event: 'hotels.roomRetired', data: { id, retired, outcome } }
      }),

    listRoomBookings: async (input, call) => {
      const { conference_id, beside: besideId, page, page_size, ...filter } = input
      const { conference } = await placeInTeam(db, actorOf(call), conference_id, 'sale')
      const [beside] =
        besideId === 0
          ? [null]
          : await db
              .select()
              .from(hotelBookings)
              .where(and(eq(hotelBookings.id, besideId), eq(hotelBookings.conferenceId, conference_id)))
      if (beside === undefined) throw new Refused('notFound', { field: 'beside' })
      const where = and(
        bookingsWhere(conference_id, filter),
        beside === null ? undefined : besideWhere(beside),
      )
      const asked = { conference, where, beside, limit: page_size, offset: offsetOf({ page, page_size }) }
      return {
        list: await bookingCards(db, asked, call.exchange.language, new Date(now())),
        total: await countBookings(db, where),
        page,
        page_size,
      }
    },

    cancelRoomBooking: async (wish, call) => {
      const { conference_id, id, reason } = wish
      await act(conference_id, call, async (scope) =>
        (await cancelBooking(scope, wish))
          ? { event: 'hotels.bookingCancelled', data: { id, reason } }
          : null,
      )
      return { id }
    },

    pairRoomBookings: async (wish, call) => {
      const { conference_id, id, other } = wish
      await act(conference_id, call, async (scope) =>
        (await pairBookings(scope, wish)) ? { event: 'hotels.paired', data: { id, other } } : null,
      )
      return { id }
    },

    unpairRoomBooking: async (wish, call) => {
      const { conference_id, id } = wish
      await act(conference_id, call, async (scope) =>
        (await unpairBooking(scope, wish)) ? { event: 'hotels.unpaired', data: { id } } : null,
      )
      return { id }
    },
  } satisfies Partial<HandlerTable>
}
