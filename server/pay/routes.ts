import type { Context, Hono } from 'hono'

import type { Sessions } from '../accounts/sessions.ts'
import { isRowId } from '../handlers/table.ts'
import { readText } from '../http/body.ts'
import { exchangeOf } from '../http/guard.ts'
import { commonHeaders, dataPolicy } from '../http/headers.ts'
import { Refused } from '../http/refused.ts'
import type { PayMethod } from './means.ts'
import type { Payments } from './payments.ts'
import { mountCashier } from './cashier.ts'

/** Bytes of a notification; real ones have one or two thousand. */
const notificationLimit = 64 * 1024

/** What besides the calls of the contract belongs to payments. */
export const mountPayments = (app: Hono, payments: Payments, sessions: Sessions): void => {
  const { means } = payments

  app.post('/pay/notify/:provider', async (c) => {
    const provider = means.providers.get(c.req.param('provider') as PayMethod)
    if (provider === undefined) return c.notFound()
    const body = await readText(c.req.raw, notificationLimit)
    const { accepted } = await payments.notify(
      provider,
      { headers: c.req.raw.headers, body },
      exchangeOf(c).id,
    )
    const answer = provider.answer(accepted)
    return c.body(answer.body, answer.status, {
      ...commonHeaders(exchangeOf(c).secure),
      'content-type': `${answer.type}; charset=utf-8`,
      'content-security-policy': dataPolicy,
      'cache-control': 'no-store',
    })
  })

  app.get('/files/voucher/:paymentId', async (c) => {
    const identity = await sessions.identify(exchangeOf(c))
    if (identity.kind !== 'member') {
      throw new Refused(identity.kind === 'expired' ? 'sessionExpired' : 'signedOut')
    }
    const id = idOf(c)
    const file = await payments.voucher(id, { userId: identity.member.userId, requestId: null })
    return c.body(file.stream, 200, {
      ...commonHeaders(exchangeOf(c).secure),
      'content-type': file.type,
      'content-length': String(file.size),
      // Never shown as a page of this site, whatever is in it.
      'content-disposition': `attachment; filename="voucher-${id}${endings[file.type] ?? ''}"`,
      'content-security-policy': `${dataPolicy}; sandbox`,
      'cache-control': 'private, no-store',
    })
  })

  if (means.sandbox !== null) mountCashier(app, means.sandbox, payments)
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
}

const idOf = (c: Context): number => {
  const text = c.req.param('paymentId') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id === 0 || !isRowId(id)) throw new Refused('notFound')
  return id
}
