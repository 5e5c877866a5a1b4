import * as z from 'zod/mini'

import { entryTextFields } from './conferenceHosts.ts'
import { endpoint } from './endpoint.ts'
import { flag, idOrNew, key, line, page, paged, positiveId, version } from './fields.ts'
import { sharings } from './hotelRoom.ts'
import { integerField } from './numbers.ts'
import { dayField, publications } from './ownConference.ts'
import type { Reason } from './reasons.ts'
import { saleLimits } from './ticketSale.ts'
import { teamParts, workOf } from './teamParts.ts'
import { plainLine, plainText } from './text.ts'
import { optionalInstant } from './times.ts'
import { yuan } from './yuan.ts'

/** Hotels of a conference for its organizers: kinds of rooms with their quota, and bookings (BUT-01, CONF-03). */

const says = (reason: Reason) => reason

export const hotelLimits = {
  name: 200,
  address: 300,
  note: 500,
  reason: 200,
  /** Rooms of one kind in a night. */
  quota: 10_000,
  /** Kinds of rooms of one conference, those included that are not offered any more. */
  rooms: 100,
  /** Nights that are shown, from the first one that is offered or booked. */
  nights: 60,
} as const

const names = { hotel: hotelLimits.name, room: hotelLimits.name, address: hotelLimits.address } as const
const texts = {
  hotel: line(names.hotel),
  eng_hotel: line(names.hotel),
  address: line(names.address),
  eng_address: line(names.address),
  room: line(names.room),
  eng_room: line(names.room),
  phone: entryTextFields.phone,
  note: plainText(hotelLimits.note),
  eng_note: plainText(hotelLimits.note),
}

/** A kind of room as its form has it, in yuan and in the zone of `instantOf`; transformed to the request. */
export const hotelRoomForm = (instantOf: (wall: string) => string) =>
  z.object({
    ...texts,
    price: yuan,
    quota: z.pipe(
      line(5).check(
        z.regex(/^\d+$/, { error: says('invalid'), abort: true }),
        z.refine((text) => Number(text) <= hotelLimits.quota, says('invalid')),
      ),
      z.transform((text: string) => Number(text)),
    ),
    book_until: z.pipe(
      z.pipe(
        plainLine(40),
        z.transform((wall: string) => (wall === '' ? '' : instantOf(wall))),
      ),
      optionalInstant,
    ),
  })

const keptRoom = z.object({
  id: z.int(),
  version: z.int(),
  hotel: z.string(),
  eng_hotel: z.string(),
  address: z.string(),
  eng_address: z.string(),
  room: z.string(),
  eng_room: z.string(),
  /** Price of one night, in whole fen. */
  price: z.int(),
  /** Rooms of this kind in each night. */
  quota: z.int(),
  /** End of booking; null: as long as there are nights. ISO 8601, UTC. */
  book_until: z.nullable(z.string()),
  phone: z.string(),
  note: z.string(),
  eng_note: z.string(),
  /** It is not offered any more, and no visitor sees it. */
  retired: z.boolean(),
  /** In the order of `nights` of the answer: how many rooms are taken, and by how many bookings; a pair takes one room. */
  taken: z.array(z.object({ rooms: z.int(), bookings: z.int() })),
})
export type KeptRoom = z.infer<typeof keptRoom>

export const conferenceHotels = z.object({
  conference_id: z.int(),
  /** In the language of the request. */
  conference: z.string(),
  publication: z.literal(publications),
  /** Roles of the requesting account. */
  parts: z.array(z.literal(teamParts)),
  /** IANA name, `Asia/Shanghai`: the clock of every time on the page. */
  time_zone: z.string(),
  /** Evenings that are offered or booked, in order, as many as `hotelLimits.nights`; `2026-12-03`. */
  nights: z.array(z.string()),
  /** In the order in which visitors see them; the retired ones last. */
  rooms: z.array(keptRoom),
})
export type ConferenceHotels = z.infer<typeof conferenceHotels>

export const bookingStates = ['booked', 'cancelled'] as const

const invalid: Reason = 'invalid'

/** Which bookings of a conference are meant; a field that is left out filters nothing. */
export const bookingFilter = z.object({
  state: z.optional(z.literal(bookingStates, invalid)),
  /** Id of a kind of room. */
  room: z.optional(positiveId),
  /** An evening on which the room is taken, `2026-12-03`. */
  night: z.optional(dayField),
  sharing: z.optional(z.literal(sharings, invalid)),
})
export type BookingFilter = z.output<typeof bookingFilter>

/** The filter as the query of an address, `state=booked&night=2026-12-03`; empty: all of them. */
export const bookingQuery = (filter: BookingFilter): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()

/** Filter of an address; unknown parts are ignored. */
export const bookingFilterIn = (search: string): BookingFilter => {
  const query = new URLSearchParams(search)
  const read = (Object.keys(bookingFilter.shape) as Array<keyof BookingFilter>).flatMap((name) => {
    const text = query.get(name)
    const parsed = text === null || text === '' ? null : bookingFilter.shape[name].safeParse(text)
    return parsed?.success === true ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(read) as BookingFilter
}

const roomBooking = z.object({
  id: z.int(),
  /** As they registered, else as their account is called. */
  name: z.string(),
  /** Order of their registration; null: they have not registered. */
  order_id: z.nullable(z.int()),
  hotel: z.string(),
  room: z.string(),
  /** Days, `2026-12-03`. */
  check_in: z.string(),
  check_out: z.string(),
  /** Agreed price, independent of the room's current one. In whole fen. */
  amount: z.int(),
  sharing: z.literal(sharings),
  companion: z.string(),
  /** The guest who shares the room. */
  shares_with: z.nullable(z.object({ id: z.int(), name: z.string() })),
  is_cancelled: z.boolean(),
  /** Organizer's reason for cancelling it; empty: not cancelled by one. */
  cancel_reason: z.string(),
  /** The stay has not begun. */
  can_change: z.boolean(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type RoomBooking = z.infer<typeof roomBooking>

const ofConference = { conference: 'conference_id', parts: workOf.sale } as const
const conference_id = positiveId

export const getConferenceHotels = endpoint({
  summary: 'Hotels of a conference: kinds of rooms, their quota and how many are taken in each night',
  method: 'GET',
  path: '/apic/organizer/hotels/get',
  access: ofConference,
  input: z.object({ conference_id }),
  output: conferenceHotels,
})

export const saveHotelRoom = endpoint({
  summary:
    'Saves a kind of room, or makes one; bookings keep their prices. Refused with `versionConflict` where somebody saved it since',
  method: 'POST',
  path: '/apic/organizer/hotels/room/save',
  access: ofConference,
  input: z.object({
    conference_id,
    id: idOrNew,
    version,
    key,
    ...texts,
    price: integerField(0, saleLimits.amount),
    quota: integerField(0, hotelLimits.quota),
    book_until: optionalInstant,
  }),
  output: conferenceHotels,
})

export const retireHotelRoom = endpoint({
  summary: 'Offers a kind of room no more, or again; one that nobody ever booked is deleted',
  method: 'POST',
  path: '/apic/organizer/hotels/room/retire',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, version, retired: flag }),
  output: conferenceHotels,
})

export const listRoomBookings = endpoint({
  summary: 'Bookings of rooms at a conference that a filter means, the newest first',
  method: 'GET',
  path: '/apic/organizer/hotels/bookings',
  access: ofConference,
  input: z.object({
    conference_id,
    ...bookingFilter.shape,
    /** Those that can share a room with this booking; 0: all of them. */
    beside: z._default(integerField(), 0),
    ...page,
  }),
  output: paged(roomBooking),
})

export const cancelRoomBooking = endpoint({
  summary:
    'Cancels a booking and tells the member why, until the day before the arrival; once more changes nothing',
  method: 'POST',
  path: '/apic/organizer/hotels/booking/cancel',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, reason: line(hotelLimits.reason, 'reasonEmpty') }),
  output: z.object({ id: z.int() }),
})

export const pairRoomBookings = endpoint({
  summary: 'Puts two bookings of the same kind of room and the same nights into one room, and tells both',
  method: 'POST',
  path: '/apic/organizer/hotels/booking/pair',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, other: positiveId }),
  output: z.object({ id: z.int() }),
})

export const unpairRoomBooking = endpoint({
  summary: 'Gives each of a pair a room again, where there is one, and tells both',
  method: 'POST',
  path: '/apic/organizer/hotels/booking/unpair',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId }),
  output: z.object({ id: z.int() }),
})
