import type { Context } from 'hono'

import { etagOf, isKnownTag } from './etag.ts'
import { exchangeOf } from './guard.ts'
import { commonHeaders, dataPolicy } from './headers.ts'
import { codingFor, pack } from './pack.ts'

/** A text that readers ask for again and again: compressed, and not sent to those who have it. */
export const taggedText = async (
  c: Context,
  text: string,
  given: Readonly<Record<string, string>>,
): Promise<Response> => {
  const etag = etagOf(text)
  const headers = {
    ...commonHeaders(exchangeOf(c).secure),
    'content-security-policy': dataPolicy,
    vary: 'lang, Accept-Encoding',
    ...given,
    etag,
  }
  if (isKnownTag(c, etag)) return c.body(null, 304, headers)
  const coding = codingFor(c, text)
  if (coding === null) return c.body(text, 200, headers)
  return c.body(await pack(text, coding), 200, { ...headers, etag: `W/${etag}`, 'content-encoding': coding })
}
