import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm'

import type { BookingFilter, RoomBooking } from '../../../src/contract/conferenceHotels.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import { hotelBookings } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { guestNames, registrationsOf } from './guestNames.ts'
import { canCancel } from './stays.ts'

export type Booking = typeof hotelBookings.$inferSelect
type Conference = typeof conferences.$inferSelect

/** Bookings that a filter means. */
export const bookingsWhere = (
  conferenceId: number,
  { state, room, night, sharing }: BookingFilter,
): SQL | undefined =>
  and(
    eq(hotelBookings.conferenceId, conferenceId),
    state === undefined
      ? undefined
      : state === 'booked'
        ? isNull(hotelBookings.cancelledAt)
        : isNotNull(hotelBookings.cancelledAt),
    room === undefined ? undefined : eq(hotelBookings.roomId, room),
    night === undefined
      ? undefined
      : and(lte(hotelBookings.checkIn, night), gt(hotelBookings.checkOut, night)),
    sharing === undefined ? undefined : eq(hotelBookings.sharing, sharing),
  )

/** Bookings with which this one can share a room. */
export const besideWhere = ({ id, userId, roomId, checkIn, checkOut }: Booking): SQL | undefined =>
  and(
    ne(hotelBookings.id, id),
    ne(hotelBookings.userId, userId),
    roomId === null ? sql`false` : eq(hotelBookings.roomId, roomId),
    eq(hotelBookings.checkIn, checkIn),
    eq(hotelBookings.checkOut, checkOut),
    isNull(hotelBookings.cancelledAt),
    isNull(hotelBookings.sharedWith),
  )

interface Asked {
  readonly conference: Conference
  readonly where: SQL | undefined
  /** Booking whose matching wishes come first; null: the newest come first. */
  readonly beside: Booking | null
  readonly limit: number
  readonly offset: number
}

export const countBookings = async (tx: Db | Tx, where: SQL | undefined): Promise<number> => {
  const [sum] = await tx.select({ total: count() }).from(hotelBookings).where(where)
  return sum?.total ?? 0
}

export const bookingCards = async (
  tx: Db | Tx,
  { conference, where, beside, limit, offset }: Asked,
  language: MessageLanguage,
  at: Date,
): Promise<RoomBooking[]> => {
  const wishes =
    beside === null
      ? []
      : [
          asc(sql`${hotelBookings.sharing} <> ${beside.sharing}`),
          asc(sql`${hotelBookings.sharing} = 'alone'`),
        ]
  const rows = await tx
    .select()
    .from(hotelBookings)
    .where(where)
    .orderBy(...wishes, desc(hotelBookings.id))
    .limit(limit)
    .offset(offset)
  return (await withGuests(tx, conference.id, rows)).map(({ row, name, order, mate }) => ({
    id: row.id,
    name,
    order_id: order?.id ?? null,
    hotel: inLanguage(language, row.hotel, row.engHotel),
    room: inLanguage(language, row.room, row.engRoom),
    check_in: row.checkIn,
    check_out: row.checkOut,
    amount: row.amount,
    sharing: row.sharing,
    companion: row.companion,
    shares_with: mate,
    is_cancelled: row.cancelledAt !== null,
    cancel_reason: row.cancelReason ?? '',
    can_change: canCancel(row, conference, at),
    at: row.createdAt.toISOString(),
  }))
}

/** Bookings in a range of ids, the oldest first, with who booked them. */
export const bookingBatch = async (
  tx: Db | Tx,
  conferenceId: number,
  where: SQL | undefined,
  { after, limit }: { after: number; limit: number },
) =>
  withGuests(
    tx,
    conferenceId,
    await tx
      .select()
      .from(hotelBookings)
      .where(and(where, gt(hotelBookings.id, after)))
      .orderBy(asc(hotelBookings.id))
      .limit(limit),
  )

const withGuests = async (tx: Db | Tx, conferenceId: number, rows: readonly Booking[]) => {
  const shared = rows.flatMap(({ sharedWith }) => (sharedWith === null ? [] : [sharedWith]))
  const found =
    shared.length === 0
      ? []
      : await tx
          .select({ id: hotelBookings.sharedWith, userId: hotelBookings.userId })
          .from(hotelBookings)
          .where(inArray(hotelBookings.id, shared))
  const mates = new Map(found.map(({ id, userId }) => [id, userId]))
  const everybody = [...rows.map(({ userId }) => userId), ...mates.values()]
  const names = await guestNames(tx, conferenceId, everybody)
  const registered = await registrationsOf(tx, conferenceId, everybody)
  return rows.map((row) => {
    const mate = mates.get(row.id)
    return {
      row,
      name: names.get(row.userId) ?? '',
      order: registered.get(row.userId) ?? null,
      mate:
        mate === undefined || row.sharedWith === null
          ? null
          : { id: row.sharedWith, name: names.get(mate) ?? '' },
    }
  })
}
