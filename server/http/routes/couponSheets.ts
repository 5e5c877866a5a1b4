import type { Hono } from 'hono'

import { sheetFormats, sheetTypes } from '../../../src/contract/paperSheetWords.ts'
import { audit } from '../../accounts/audit.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import type { Deps } from '../../handlers/table.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { exportCodes } from '../../orders/couponBatches/exportCodes.ts'
import { readCodes } from '../../orders/couponBatches/readBatches.ts'
import { Refused } from '../../shared/refused.ts'
import { messageLanguage } from '../../shared/sentences/messages.ts'
import { writeSheet } from '../../sheets/writeSheet.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { noSuchFile } from './files.ts'
import { orNull } from './orNull.ts'
import { rowIdOf } from './rowIdOf.ts'

const perHour = 120

/**
 * `/files/coupons/{conference}/batch-{n}.xlsx`, also `.csv`: the codes of a batch with what became of them, in the language of
 * `?lang=`. For others than those who issue them there is no such file.
 */
export const mountCouponSheets = (app: Hono, { db, sessions, config, now }: Deps): void => {
  app.get('/files/coupons/:id/:file', async (c) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const conferenceId = rowIdOf(c.req.param('id'))
    const [, number, ending] = /^batch-(\d+)\.([a-z]+)$/.exec(c.req.param('file')) ?? []
    const batchId = rowIdOf(number)
    const format = sheetFormats.find((each) => each === ending)
    if (conferenceId === null || batchId === null || format === undefined) return noSuchFile(c, config)
    const actor = { userId, requestId: exchange.id }
    if ((await orNull(conferenceOf(db, actor, conferenceId, 'sale'))) === null) return noSuchFile(c, config)
    if ((await readCodes(db, { conferenceId, batchId, limit: 1 })) === null) return noSuchFile(c, config)
    const wait = await takeHit(db, { key: `sheet:${userId}`, hits: perHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    // Before the first byte: an export that nobody wrote down would be one.
    const data = { id: batchId, format }
    const at = new Date(now())
    await audit(db, exchange, at, 'conference', conferenceId, 'coupons.exported', userId, data)
    const language = messageLanguage(c.req.query('lang') ?? c.req.header('lang'))
    const type = format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes.xlsx
    return c.body(writeSheet(format, exportCodes(db, { conferenceId, batchId, language })), 200, {
      ...dataHeaders(c, type, 'private, no-store'),
      'content-disposition': `attachment; filename="coupons-${batchId}.${format}"`,
    })
  })
}
