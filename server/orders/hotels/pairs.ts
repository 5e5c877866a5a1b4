import { randomUUID } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'

import type { conferences } from '../../db/schema/catalogue.ts'
import { hotelRooms } from '../../db/schema/butler.ts'
import { hotelBookings } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { guestNames } from './guestNames.ts'
import { nightsIn, staysIn, takenOn } from './stays.ts'
import { tellBooking } from './tellBooking.ts'

type Booking = typeof hotelBookings.$inferSelect
type Conference = typeof conferences.$inferSelect

/** Joins two bookings in one room; both members are notified. The caller holds the lock on the kind of room. */
export const pair = async (tx: Tx, conference: Conference, both: readonly [Booking, Booking], at: Date) => {
  const [one, other] = both
  const isAlike =
    one.roomId !== null &&
    one.roomId === other.roomId &&
    one.checkIn === other.checkIn &&
    one.checkOut === other.checkOut &&
    one.userId !== other.userId
  if (!isAlike) throw new Refused('pairUnlike', { field: 'other' })
  if (both.some(({ cancelledAt, sharedWith }) => cancelledAt !== null || sharedWith !== null))
    throw new Refused('pairTaken', { field: 'other' })
  await tx.update(hotelBookings).set({ sharedWith: other.id }).where(eq(hotelBookings.id, one.id))
  await tx.update(hotelBookings).set({ sharedWith: one.id }).where(eq(hotelBookings.id, other.id))
  await tellBoth(tx, 'roomPaired', conference, both, at)
}

/** Each has a room again, if there is one. The caller holds the lock on the kind of room. @throws Refused `nightsFull` */
export const unpair = async (tx: Tx, conference: Conference, both: readonly [Booking, Booking], at: Date) => {
  const [{ roomId, checkIn, checkOut }] = both
  if (roomId === null) throw new Error('a booking elsewhere is shared')
  const [room] = await tx.select().from(hotelRooms).where(eq(hotelRooms.id, roomId))
  const stays = (await staysIn(tx, [roomId])).get(roomId) ?? []
  if (room === undefined || nightsIn(checkIn, checkOut).some((day) => takenOn(stays, day) >= room.quota))
    throw new Refused('nightsFull', { field: 'id' })
  await part(tx, both)
  await tellBoth(tx, 'roomUnpaired', conference, both, at)
}

/** Leaves the other guest alone in the room; it takes no more of the quota than before. */
export const leaveOther = async (tx: Tx, conference: Conference, left: Booking, at: Date) => {
  if (left.sharedWith === null) return
  const [other] = await tx.select().from(hotelBookings).where(eq(hotelBookings.id, left.sharedWith))
  if (other === undefined) return
  await part(tx, [left, other])
  const names = await guestNames(tx, conference.id, [left.userId])
  await tellBooking(tx, {
    ...{ name: 'roomUnpaired', booking: other, conference, at },
    reason: names.get(left.userId) ?? '',
    round: randomUUID(),
  })
}

const part = (tx: Tx, both: readonly Booking[]) =>
  tx
    .update(hotelBookings)
    .set({ sharedWith: null })
    .where(
      inArray(
        hotelBookings.id,
        both.map(({ id }) => id),
      ),
    )

const tellBoth = async (
  tx: Tx,
  name: 'roomPaired' | 'roomUnpaired',
  conference: Conference,
  [one, other]: readonly [Booking, Booking],
  at: Date,
) => {
  const names = await guestNames(tx, conference.id, [one.userId, other.userId])
  for (const [booking, beside] of [
    [one, other],
    [other, one],
  ] as const)
    await tellBooking(tx, {
      ...{ name, booking, conference, at },
      reason: names.get(beside.userId) ?? '',
      round: randomUUID(),
    })
}
