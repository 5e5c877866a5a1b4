import type { Hono } from 'hono'

import { bookingFilter } from '../../../src/contract/conferenceHotels.ts'
import type { Deps } from '../../handlers/table.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { exportBookings } from '../../orders/hotels/exportBookings.ts'
import { queryOf } from '../queryOf.ts'
import { datedName, mountTeamSheets } from './teamSheets.ts'

/**
 * `/files/hotels/{conference}/bookings.xlsx`, also `.csv`: the bookings that the list shows, by the same filter. For others than
 * the chairs and secretaries there is no such conference.
 */
export const mountBookingSheets = (app: Hono, deps: Deps): void => {
  const { db } = deps
  mountTeamSheets(app, deps, {
    folder: 'hotels',
    admit: (actor, conferenceId) => conferenceOf(db, actor, conferenceId, 'sale'),
    sheetFor: (asked) => {
      if (asked.name !== 'bookings') return null
      const { conferenceId, language, timeZone } = asked
      const filter = queryOf(asked.c, bookingFilter)
      return {
        rows: exportBookings(db, { conferenceId, filter, language, timeZone }),
        saveAs: datedName('bookings', asked),
        noted: { event: 'hotels.exported', data: filter },
      }
    },
  })
}
