import { and, inArray, isNull } from 'drizzle-orm'

import { nightsAround } from '../../../src/contract/butler.ts'
import { daysLater } from '../../../src/contract/times.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import { hotelBookings } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { dayIn } from '../../lifecycles/days.ts'
import { groupedBy } from '../../shared/groupedBy.ts'

type Conference = typeof conferences.$inferSelect
type Booking = typeof hotelBookings.$inferSelect

/** Days; the last one is the day of departure. */
export interface Stay {
  readonly checkIn: string
  readonly checkOut: string
  /** It takes a room of its own: of a pair one booking does. */
  readonly takesRoom: boolean
}

/** Until the day before the arrival, by the calendar of the conference. */
export const canCancel = (
  { cancelledAt, checkIn }: Pick<Booking, 'cancelledAt' | 'checkIn'>,
  { timeZone }: Pick<Conference, 'timeZone'>,
  at: Date,
): boolean => cancelledAt === null && dayIn(timeZone)(at) < checkIn

/** Evenings around a conference for which rooms are offered. */
export const nightsAroundOf = ({
  startsAt,
  endsAt,
  timeZone,
}: Pick<Conference, 'startsAt' | 'endsAt' | 'timeZone'>): string[] => {
  const dayOf = dayIn(timeZone)
  return nightsIn(daysLater(dayOf(startsAt), -nightsAround), daysLater(dayOf(endsAt), nightsAround))
}

/** Those that are not over. */
export const nightsLeftOf = (conference: Conference, at: Date): string[] => {
  const today = dayIn(conference.timeZone)(at)
  return nightsAroundOf(conference).filter((day) => day >= today)
}

/** Evenings from an arrival until a departure. */
export const nightsIn = (from: string, until: string): string[] => {
  const nights: string[] = []
  for (let day = from; day < until; day = daysLater(day, 1)) nights.push(day)
  return nights
}

/** Booked rooms, by kind of room. */
export const staysIn = async (
  tx: Db | Tx,
  rooms: readonly number[],
): Promise<ReadonlyMap<number | null, readonly Stay[]>> => {
  if (rooms.length === 0) return new Map()
  const rows = await tx
    .select({
      room: hotelBookings.roomId,
      checkIn: hotelBookings.checkIn,
      checkOut: hotelBookings.checkOut,
      id: hotelBookings.id,
      sharedWith: hotelBookings.sharedWith,
    })
    .from(hotelBookings)
    .where(and(inArray(hotelBookings.roomId, [...rooms]), isNull(hotelBookings.cancelledAt)))
  return groupedBy(
    rows.map(({ id, sharedWith, ...stay }) => ({
      ...stay,
      takesRoom: sharedWith === null || id < sharedWith,
    })),
    ({ room }) => room,
  )
}

/** How many of these rooms are taken in a night. */
export const takenOn = (stays: readonly Stay[], day: string): number =>
  stays.filter((stay) => stay.takesRoom && isOn(stay, day)).length

export const isOn = ({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>, day: string): boolean =>
  checkIn <= day && day < checkOut
