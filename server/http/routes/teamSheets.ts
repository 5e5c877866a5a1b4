import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'

import { sheetFormats, sheetTypes, type SheetFormat } from '../../../src/contract/paperSheetWords.ts'
import { wallTime } from '../../../src/contract/wallTimes.ts'
import { audit } from '../../accounts/audit.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import type { Deps } from '../../handlers/table.ts'
import type { Actor } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { messageLanguage } from '../../shared/sentences/messages.ts'
import { writeSheet } from '../../sheets/writeSheet.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { noSuchFile } from './files.ts'
import { orNull } from './orNull.ts'
import { rowIdOf } from './rowIdOf.ts'

/** Sheet requested by a user with the permission. */
export interface AskedSheet {
  readonly c: Context
  readonly conferenceId: number
  readonly userId: number
  /** Name of the file, without its ending. */
  readonly name: string
  readonly format: SheetFormat
  readonly language: MessageLanguage
  readonly at: Date
  /** Zone of the conference (IANA name). */
  readonly timeZone: string
}

export interface TeamSheet {
  readonly rows: Parameters<typeof writeSheet>[1]
  /** Name under which it is saved, without its ending. */
  readonly saveAs: string
  /** Entry for the audit log; null: the sheet contains no personal data. */
  readonly noted: { readonly event: string; readonly data: Readonly<Record<string, unknown>> } | null
}

interface Sheets {
  /** First part of the address below `/files`. */
  readonly folder: string
  /** @throws Refused for those who may not: for them there is no such file. */
  readonly admit: (actor: Actor & { userId: number }, conferenceId: number) => Promise<unknown>
  /** Null: there is no such sheet. A refusal of `notFound` says the same. */
  readonly sheetFor: (asked: AskedSheet) => TeamSheet | null | Promise<TeamSheet | null>
}

/** Per account, of all sheets together. */
const perHour = 120

/** Serves `/files/{folder}/{conference}/{name}.{xlsx|csv}` to a team, in the language of `?lang=`. */
export const mountTeamSheets = (
  app: Hono,
  { db, sessions, config, now }: Deps,
  { folder, admit, sheetFor }: Sheets,
): void => {
  app.get(`/files/${folder}/:id/:file`, async (c) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const conferenceId = rowIdOf(c.req.param('id'))
    const [name = '', ending, ...rest] = (c.req.param('file') ?? '').split('.')
    const format = sheetFormats.find((each) => each === ending)
    if (conferenceId === null || format === undefined || rest.length > 0) return noSuchFile(c, config)
    const actor = { userId, requestId: exchange.id }
    if ((await orNull(admit(actor, conferenceId))) === null) return noSuchFile(c, config)
    const wait = await takeHit(db, { key: `sheet:${userId}`, hits: perHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    const at = new Date(now())
    const language = messageLanguage(c.req.query('lang') ?? c.req.header('lang'))
    const [conference] = await db
      .select({ timeZone: conferences.timeZone })
      .from(conferences)
      .where(eq(conferences.id, conferenceId))
    if (conference === undefined) return noSuchFile(c, config)
    const { timeZone } = conference
    const sheet = await sheetFor({ c, conferenceId, userId, name, format, language, at, timeZone })
    if (sheet === null) return noSuchFile(c, config)
    // Before the first byte: otherwise an export could remain unlogged.
    if (sheet.noted !== null) {
      const { event, data } = sheet.noted
      await audit(db, exchange, at, 'conference', conferenceId, event, userId, { ...data, format })
    }
    const type = format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes.xlsx
    return c.body(writeSheet(format, sheet.rows), 200, {
      ...dataHeaders(c, type, 'private, no-store'),
      'content-disposition': `attachment; filename="${sheet.saveAs}.${format}"`,
    })
  })
}

/** `people-7-2026-12-09`: what of which conference, and on which day there it was taken out. */
export const datedName = (
  what: string,
  { conferenceId, at, timeZone }: Pick<AskedSheet, 'conferenceId' | 'at' | 'timeZone'>,
) => `${what}-${conferenceId}-${wallTime(at.toISOString(), timeZone).slice(0, 10)}`
