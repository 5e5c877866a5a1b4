import type { Hono } from 'hono'
import * as z from 'zod/mini'

import { deskFilters } from '../../../src/contract/paperDesk.ts'
import { sheetExports, sheetFormats, sheetTypes } from '../../../src/contract/paperSheetWords.ts'
import { plainLine } from '../../../src/contract/text.ts'
import { audit } from '../../accounts/audit.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import type { Deps } from '../../handlers/table.ts'
import { conferenceOfChair } from '../../lifecycles/papers/deskAccess.ts'
import { exportRows } from '../../lifecycles/papers/sheets/exportRows.ts'
import { Refused } from '../../shared/refused.ts'
import { messageLanguage } from '../../shared/sentences/messages.ts'
import { writeSheet } from '../../sheets/writeSheet.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { queryOf } from '../queryOf.ts'
import { noSuchFile } from './files.ts'
import { orNull } from './orNull.ts'
import { rowIdOf } from './rowIdOf.ts'

const query = z.object({
  filter: z._default(z.literal(deskFilters), 'all'),
  q: z._default(plainLine(60), ''),
})
const perHour = 120

/**
 * `/files/papers/{conference}/papers.xlsx`, also `assignments` and `reviews`, also `.csv`: what the desk of a chair shows, by
 * its `?filter=` and `?q=`, in the language of `?lang=`. For others there is no such conference.
 */
export const mountPaperSheets = (app: Hono, { db, sessions, config, now }: Deps): void => {
  app.get('/files/papers/:id/:file', async (c) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const conferenceId = rowIdOf(c.req.param('id'))
    const [name, ending] = c.req.param('file').split('.')
    const what = sheetExports.find((each) => each === name)
    const format = sheetFormats.find((each) => each === ending)
    if (what === undefined || format === undefined || conferenceId === null) return noSuchFile(c, config)
    const actor = { userId, requestId: exchange.id }
    if ((await orNull(conferenceOfChair(db, actor, conferenceId))) === null) return noSuchFile(c, config)
    const wish = queryOf(c, query)
    const wait = await takeHit(db, { key: `sheet:${userId}`, hits: perHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    const at = new Date(now())
    // Before the first byte: an export that nobody wrote down would be one. What was looked for may be a name.
    const data = { what, format, filter: wish.filter, isSearched: wish.q !== '' }
    await audit(db, exchange, at, 'conference', conferenceId, 'sheet.exported', userId, data)
    const language = messageLanguage(c.req.query('lang') ?? c.req.header('lang'))
    const rows = exportRows(db, { conferenceId, userId, ...wish, what, language, at })
    const type = format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes.xlsx
    return c.body(writeSheet(format, rows), 200, {
      ...dataHeaders(c, type, 'private, no-store'),
      'content-disposition': `attachment; filename="${what}-${conferenceId}-${at.toISOString().slice(0, 10)}.${format}"`,
    })
  })
}
