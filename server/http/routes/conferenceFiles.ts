import type { Hono } from 'hono'

import { audit } from '../../accounts/audit.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import type { Deps } from '../../handlers/table.ts'
import { readConferenceFile } from '../../lifecycles/copy/readConferenceFile.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { Refused } from '../../shared/refused.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { noSuchFile } from './files.ts'
import { orNull } from './orNull.ts'
import { rowIdOf } from './rowIdOf.ts'

const perHour = 60

/** `/files/conferences/{id}/conference.json`: a whole conference for its chairs (CONF-03). For others the file does not exist. */
export const mountConferenceFiles = (app: Hono, { db, engine, sessions, config, now }: Deps): void => {
  app.get('/files/conferences/:id/conference.json', async (c) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const id = rowIdOf(c.req.param('id'))
    const actor = { userId, requestId: exchange.id }
    if (id === null || (await orNull(conferenceOf(db, actor, id, 'run'))) === null)
      return noSuchFile(c, config)
    const wait = await takeHit(db, { key: `export:${userId}`, hits: perHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    const at = new Date(now())
    await audit(db, exchange, at, 'conference', id, 'conference.exported', userId, {})
    const file = await engine.read(async ({ tx }) =>
      readConferenceFile(tx, await conferenceOf(tx, actor, id, 'run')),
    )
    return c.body(`${JSON.stringify(file, null, 2)}\n`, 200, {
      ...dataHeaders(c, 'application/json; charset=utf-8', 'private, no-store'),
      'content-disposition': `attachment; filename="conference-${id}-${at.toISOString().slice(0, 10)}.json"`,
    })
  })
}
