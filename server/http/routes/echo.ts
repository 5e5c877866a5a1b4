import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'

import { takeHit } from '../../accounts/limits.ts'
import type { Db } from '../../db/types.ts'
import { partsOf } from '../body.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { Refused } from '../../shared/refused.ts'

const mostDown = 1024 * 1024
const mostUp = 256 * 1024
/** Per network address and minute; a test takes a few dozen. */
const perMinute = 300

/**
 * `/live/echo`: what the check before a live measures the connection with (DEV-01). GET `?bytes=` answers so many random
 * bytes, which nothing on the way can pack; POST takes a body and throws it away.
 */
export const mountEcho = (app: Hono, db: Db, now: () => number): void => {
  const limit = async (c: Context): Promise<void> => {
    const key = `echo:${exchangeOf(c).addressGroup}`
    const wait = await takeHit(db, { key, hits: perMinute, seconds: 60 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }

  app.get('/live/echo', async (c) => {
    const bytes = Number(c.req.query('bytes') ?? '0')
    if (!Number.isInteger(bytes) || bytes < 0 || bytes > mostDown)
      throw new Refused('invalid', { field: 'bytes' })
    await limit(c)
    return c.body(new Uint8Array(randomBytes(bytes)), 200, dataHeaders(c, 'application/octet-stream'))
  })

  app.post('/live/echo', async (c) => {
    await limit(c)
    if (Number(c.req.header('content-length') ?? '0') > mostUp) throw new Refused('bodyTooLarge')
    let size = 0
    for await (const part of partsOf(c.req.raw)) {
      size += part.byteLength
      if (size > mostUp) throw new Refused('bodyTooLarge')
    }
    return c.body(null, 204, dataHeaders(c, 'text/plain'))
  })
}
