import type { Hono } from 'hono'

import { bookingFilter } from '../../../src/contract/conferenceHotels.ts'
import { sheetFormats, sheetTypes } from '../../../src/contract/paperSheetWords.ts'
import { audit } from '../../accounts/audit.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import type { Deps } from '../../handlers/table.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { exportBookings } from '../../orders/hotels/exportBookings.ts'
import { Refused } from '../../shared/refused.ts'
import { messageLanguage } from '../../shared/sentences/messages.ts'
import { writeSheet } from '../../sheets/writeSheet.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { queryOf } from '../queryOf.ts'
import { noSuchFile } from './files.ts'
import { orNull } from './orNull.ts'
import { rowIdOf } from './rowIdOf.ts'

const perHour = 120

/**
 * `/files/hotels/{conference}/bookings.xlsx`, also `.csv`: the bookings that the list shows, by the same filter, in the language of
 * `?lang=`. For others than the chairs and secretaries there is no such conference.
 */
export const mountBookingSheets = (app: Hono, { db, sessions, config, now }: Deps): void => {
  app.get('/files/hotels/:id/:file', async (c) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const conferenceId = rowIdOf(c.req.param('id'))
    const format = sheetFormats.find((each) => c.req.param('file') === `bookings.${each}`)
    if (conferenceId === null || format === undefined) return noSuchFile(c, config)
    const actor = { userId, requestId: exchange.id }
    if ((await orNull(conferenceOf(db, actor, conferenceId, 'sale'))) === null) return noSuchFile(c, config)
    const filter = queryOf(c, bookingFilter)
    const wait = await takeHit(db, { key: `sheet:${userId}`, hits: perHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    const at = new Date(now())
    const language = messageLanguage(c.req.query('lang') ?? c.req.header('lang'))
    // Before the first byte: an export that nobody wrote down would be one.
    const data = { format, ...filter }
    await audit(db, exchange, at, 'conference', conferenceId, 'hotels.exported', userId, data)
    const type = format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes.xlsx
    const name = `bookings-${conferenceId}-${at.toISOString().slice(0, 10)}.${format}`
    return c.body(writeSheet(format, exportBookings(db, { conferenceId, filter, language })), 200, {
      ...dataHeaders(c, type, 'private, no-store'),
      'content-disposition': `attachment; filename="${name}"`,
    })
  })
}
