import { createHmac } from 'node:crypto'
import type { Hono } from 'hono'
import * as z from 'zod/mini'

import { email } from '../../../src/contract/email.ts'
import { instant } from '../../../src/contract/times.ts'
import { sameText } from '../../accounts/secrets.ts'
import type { Db, Log } from '../../db/types.ts'
import { noteReported } from '../../lifecycles/campaigns/noteReported.ts'
import { stopAddress } from '../../notifications/stoppedAddresses.ts'
import { Refused } from '../../shared/refused.ts'
import { readText } from '../body.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'

/** Bytes of one report, and how many addresses it may name. */
const reportLimit = 512 * 1024
const mostAddresses = 1000
/** How far the sender's clock may be off; what is older is a repetition by a stranger. */
const patienceSeconds = 300

const report = z
  .array(z.object({ address: email, kind: z.literal(['bounce', 'complaint'], 'invalid'), at: instant() }))
  .check(z.maxLength(mostAddresses, 'tooLong'))

interface Options {
  readonly db: Db
  /** Null: nothing is taken, and there is no such address. */
  readonly secret: string | null
  readonly log: Log
  readonly now: () => number
}

/**
 * `POST /mail/notify/:provider`: mails that came back later, and readers who complained. The body is a JSON list of
 * `{ address, kind: "bounce" | "complaint", at }`; `X-Timestamp` holds seconds since 1970 and `X-Signature` the HMAC-SHA-256,
 * in hex, of the timestamp, a dot and the body. Answers how many addresses were open before.
 */
export const mountMailNotify = (app: Hono, { db, secret, log, now }: Options): void => {
  app.post('/mail/notify/:provider', async (c) => {
    const source = c.req.param('provider')
    if (secret === null || !/^[a-z0-9-]{1,32}$/.test(source)) return c.notFound()
    const body = await readText(c.req.raw, reportLimit)
    const stamp = c.req.header('x-timestamp') ?? ''
    const isFresh = /^\d{1,12}$/.test(stamp) && Math.abs(now() / 1000 - Number(stamp)) <= patienceSeconds
    const signed = sameText(c.req.header('x-signature') ?? '', signatureOf(secret, stamp, body))
    if (!isFresh || !signed) {
      log.warn({ requestId: exchangeOf(c).id, isFresh }, 'mail: a report without a right signature')
      throw new Refused('forbidden')
    }
    const reported = read(body)
    let stopped = 0
    for (const { address, kind, at } of reported) {
      const cause = kind === 'bounce' ? 'bounced' : 'complained'
      if (await stopAddress(db, { address, cause, source, at: new Date(at) })) stopped += 1
      await noteReported(db, { address, state: cause, at: new Date(at) })
    }
    log.info({ source, reported: reported.length, stopped }, 'mail: addresses reported')
    return c.body(JSON.stringify({ stopped }), 200, dataHeaders(c, 'application/json; charset=utf-8'))
  })
}

/** Signature that the sender of a report puts into `X-Signature`. */
export const signatureOf = (secret: string, stamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')

const read = (body: string): z.output<typeof report> => {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new Refused('malformedBody')
  }
  const parsed = report.safeParse(json)
  if (parsed.success) return parsed.data
  throw new Refused('invalid', { field: (parsed.error.issues[0]?.path ?? []).map(String).join('.') || null })
}
