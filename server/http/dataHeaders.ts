import type { Context } from 'hono'

import { exchangeOf } from './guard.ts'
import { commonHeaders, dataPolicy } from './headers.ts'

/** Headers of an answer that is data, whatever it is of: nothing in it may run or be framed. */
export const dataHeaders = (c: Context, type: string, cache = 'no-store'): Record<string, string> => ({
  ...commonHeaders(exchangeOf(c).secure),
  'content-security-policy': dataPolicy,
  'content-type': type,
  'cache-control': cache,
})
