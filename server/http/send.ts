import type { Context } from 'hono'

import type { Envelope, Refusal } from '../../src/contract/envelope.ts'
import { codeOf, messageOf } from '../shared/sentences/messages.ts'
import type { Exchange } from '../shared/exchange.ts'
import { commonHeaders, dataPolicy } from './headers.ts'
import { codingFor, pack } from './pack.ts'
import { transportStatus, type Refused } from '../shared/refused.ts'

type Status = 200 | 400 | 401 | 403 | 404 | 413 | 415 | 421 | 429 | 500 | 503 | 507

/** An envelope of a call, compressed where that is worth it. */
export const sendPacked = async (c: Context, exchange: Exchange, body: Envelope): Promise<Response> => {
  const text = JSON.stringify(body)
  const coding = holdsSecret.test(text) ? null : codingFor(c, text)
  if (coding === null) return sendText(c, exchange, 200, { text, code: body.code })
  const bytes = await pack(text, coding)
  return sendText(c, exchange, 200, {
    text: bytes,
    code: body.code,
    more: { 'content-encoding': coding, vary: 'Accept-Encoding' },
  })
}

/**
 * The length of a compressed answer reveals how well the sent text matches the rest of it: an answer with a credential
 * is not compressed.
 */
const holdsSecret = /"\w*(?:token|sign|sig|secret|ticket|credential|password|key)":/i

/** All headers at once: adding them one by one, or after the answer exists, costs several times as much. */
export const sendEnvelope = (
  c: Context,
  exchange: Exchange,
  status: Status,
  body: Envelope,
  more: Record<string, string> = {},
): Response => sendText(c, exchange, status, { text: JSON.stringify(body), code: body.code, more })

const sendText = (
  c: Context,
  exchange: Exchange,
  status: Status,
  {
    text,
    code,
    more,
  }: { text: string | Uint8Array<ArrayBuffer>; code: number; more?: Record<string, string> },
): Response => {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
    'x-request-id': exchange.id,
    ...(exchange.secure ? secureHeaders : plainHeaders),
    ...more,
  }
  c.set('envelopeCode', code)
  if (exchange.setCookies.length > 0)
    return c.body(text, status, { ...headers, 'set-cookie': exchange.setCookies })
  // Past the context, which would build an unused Headers object: a tenth of what a poll costs.
  return new Response(text, { status, headers })
}

export const sendRefusal = (c: Context, exchange: Exchange, refused: Refused, status?: Status): Response => {
  const { reason, field, retryAfter, count, offset, day } = refused
  const data: Refusal = { reason, field, retry_after: retryAfter, ...(offset === null ? {} : { offset }) }
  return sendEnvelope(
    c,
    exchange,
    status ?? transportStatus[reason] ?? 200,
    { code: codeOf[reason], msg: messageOf(reason, exchange.language, retryAfter, count, day), data },
    retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
  )
}

const plainHeaders = commonHeaders(false)
const secureHeaders = commonHeaders(true)
