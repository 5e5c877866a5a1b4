import { headingsOf } from '../../shared/sentences/zoneHeading.ts'
import type { BookingFilter } from '../../../src/contract/conferenceHotels.ts'
import type { Db } from '../../db/types.ts'
import { dayCell, timeCell, type Cell } from '../../shared/cells.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { bookingColumns, bookingWords } from '../../shared/sentences/bookingWords.ts'
import { bookingBatch, bookingsWhere } from './bookings.ts'
import { nightsIn } from './stays.ts'

/** Bookings that are read at a time. */
const batch = 1000

/** The bookings that a filter means, as rows of a spreadsheet with a heading, the first ones first. */
export async function* exportBookings(
  db: Db,
  {
    conferenceId,
    filter,
    language,
    timeZone,
  }: { conferenceId: number; filter: BookingFilter; language: MessageLanguage; timeZone: string },
): AsyncGenerator<readonly Cell[][]> {
  yield [headingsOf(bookingColumns, timeZone, language)]
  const where = bookingsWhere(conferenceId, filter)
  const words = bookingWords[language]
  for (let after = 0; ;) {
    const rows = await bookingBatch(db, conferenceId, where, { after, limit: batch })
    if (rows.length > 0)
      yield rows.map(({ row, name, order, mate }) => [
        ...[name, order?.attendee.affiliation ?? '', order?.attendee.mobile ?? ''],
        ...[order?.attendee.email ?? '', inLanguage(language, row.hotel, row.engHotel)],
        ...[inLanguage(language, row.room, row.engRoom), dayCell(row.checkIn), dayCell(row.checkOut)],
        nightsIn(row.checkIn, row.checkOut).length,
        row.amount / 100,
        words.sharing[row.sharing],
        row.companion,
        mate?.name ?? '',
        row.cancelledAt === null ? words.booked : words.cancelled,
        row.cancelReason ?? '',
        timeCell(row.createdAt, timeZone),
      ])
    if (rows.length < batch) return
    after = rows.at(-1)?.row.id ?? after
  }
}
