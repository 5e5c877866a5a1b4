import { and, eq } from 'drizzle-orm'

import { hotelRooms } from '../../db/schema/butler.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { hotelBookings } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { Booking } from './bookings.ts'
import { leaveOther, pair, unpair } from './pairs.ts'
import { canCancel } from './stays.ts'
import { tellBooking } from './tellBooking.ts'

interface Place {
  readonly conference_id: number
  readonly id: number
}

/** Cancels a booking of the conference and tells the member why; false: it is cancelled already. */
export const cancelBooking = async (
  { tx, now }: Scope,
  { reason, ...place }: Place & { readonly reason: string },
): Promise<boolean> => {
  const { booking, conference } = await lockedBooking(tx, place)
  if (booking.cancelledAt !== null) return false
  const at = now()
  if (!canCancel(booking, conference, at)) throw new Refused('stayBegun', { field: 'id' })
  await leaveOther(tx, conference, booking, at)
  await tx
    .update(hotelBookings)
    .set({ cancelledAt: at, cancelReason: reason })
    .where(eq(hotelBookings.id, booking.id))
  await tellBooking(tx, { name: 'roomWithdrawn', booking, conference, reason, at })
  return true
}

/** Puts two bookings into one room; false: they have it already. */
export const pairBookings = async (
  { tx, now }: Scope,
  { other: otherId, ...place }: Place & { readonly other: number },
): Promise<boolean> => {
  const { booking, conference } = await lockedBooking(tx, place)
  const { booking: other } = await lockedBooking(tx, { ...place, id: otherId }, 'other')
  if (booking.sharedWith === other.id) return false
  const at = now()
  refuseBegun([booking, other], conference, at)
  await pair(tx, conference, [booking, other], at)
  return true
}

/** Gives each of a pair a room again; false: it is no pair. */
export const unpairBooking = async ({ tx, now }: Scope, place: Place): Promise<boolean> => {
  const { booking, conference } = await lockedBooking(tx, place)
  if (booking.sharedWith === null) return false
  const { booking: other } = await lockedBooking(tx, { ...place, id: booking.sharedWith })
  const at = now()
  refuseBegun([booking, other], conference, at)
  await unpair(tx, conference, [booking, other], at)
  return true
}

const refuseBegun = (both: readonly Booking[], conference: typeof conferences.$inferSelect, at: Date) => {
  if (both.some((one) => one.cancelledAt === null && !canCancel(one, conference, at)))
    throw new Refused('stayBegun', { field: 'id' })
}

/** The kind of room is locked before any of its bookings: booking, cancelling and sharing wait for this lock. */
const lockedBooking = async (tx: Tx, { conference_id, id }: Place, field = 'id') => {
  const own = and(eq(hotelBookings.id, id), eq(hotelBookings.conferenceId, conference_id))
  const [found] = await tx.select({ roomId: hotelBookings.roomId }).from(hotelBookings).where(own)
  if (found === undefined) throw new Refused('notFound', { field })
  await lockRoomOf(tx, found)
  const [booking] = await tx.select().from(hotelBookings).where(own).for('update')
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conference_id))
  if (booking === undefined || conference === undefined) throw new Refused('notFound', { field })
  return { booking, conference }
}

/** A booking elsewhere has no kind of room here. */
export const lockRoomOf = async (tx: Tx, { roomId }: Pick<Booking, 'roomId'>) => {
  if (roomId === null) return
  await tx.select({ id: hotelRooms.id }).from(hotelRooms).where(eq(hotelRooms.id, roomId)).for('update')
}
