import type { Hono } from 'hono'

import { sheetFormats, sheetTypes } from '../../../src/contract/paperSheetWords.ts'
import { peopleFilter } from '../../../src/contract/peopleFilter.ts'
import { audit } from '../../accounts/audit.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import type { Deps } from '../../handlers/table.ts'
import { exportPeople } from '../../lifecycles/people/exportPeople.ts'
import { importSheet } from '../../lifecycles/people/imports/importSheet.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
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
 * `/files/people/{conference}/people.xlsx`, also `.csv`: the registrations that the list shows, by the same filter, in the
 * language of `?lang=`; `template.csv`: headings to be filled in and imported; `import-{n}.csv`: rows of an import that cannot be
 * done, or were refused or kept, with why. For others than the chairs and secretaries there is no such conference.
 */
export const mountPeopleSheets = (app: Hono, { db, sessions, config, now }: Deps): void => {
  app.get('/files/people/:id/:file', async (c) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const conferenceId = rowIdOf(c.req.param('id'))
    const [name, ending, ...rest] = c.req.param('file').split('.')
    const format = sheetFormats.find((each) => each === ending)
    const importId = rowIdOf(/^import-(\d+)$/.exec(name ?? '')?.[1])
    const isOfImport = importId !== null || name === 'template'
    const isNamed = (name === 'people' || (isOfImport && ending === 'csv')) && rest.length === 0
    if (!isNamed || conferenceId === null || format === undefined) return noSuchFile(c, config)
    const actor = { userId, requestId: exchange.id }
    if ((await orNull(conferenceOf(db, actor, conferenceId, 'people'))) === null) return noSuchFile(c, config)
    const filter = isOfImport ? {} : queryOf(c, peopleFilter)
    const wait = await takeHit(db, { key: `sheet:${userId}`, hits: perHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    const at = new Date(now())
    const language = messageLanguage(c.req.query('lang') ?? c.req.header('lang'))
    const type = format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes.xlsx
    const answer = (body: ReturnType<typeof writeSheet>, file: string) =>
      c.body(body, 200, {
        ...dataHeaders(c, type, 'private, no-store'),
        'content-disposition': `attachment; filename="${file}.${format}"`,
      })
    if (isOfImport) {
      const rows = await orNull(importSheet(db, { conferenceId, importId, language }))
      if (rows === null) return noSuchFile(c, config)
      if (importId !== null) {
        const data = { import: importId }
        await audit(db, exchange, at, 'conference', conferenceId, 'people.errorsExported', userId, data)
      }
      return answer(writeSheet(format, rows), importId === null ? 'people-template' : `import-${importId}`)
    }
    // Before the first byte: an export that nobody wrote down would be one. What was looked for may be a name.
    const { q = '', ...marks } = filter
    const data = { format, ...marks, isSearched: q !== '' }
    await audit(db, exchange, at, 'conference', conferenceId, 'people.exported', userId, data)
    const day = at.toISOString().slice(0, 10)
    const rows = exportPeople(db, { conferenceId, filter, language })
    return answer(writeSheet(format, rows), `people-${conferenceId}-${day}`)
  })
}
