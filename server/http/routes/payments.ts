import type { Hono } from 'hono'

import { readText } from '../body.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import type { PayMethod } from '../../pay/paymentMethods.ts'
import type { Payments } from '../../pay/payments.ts'
import { mountSandboxCheckout } from './sandboxCheckout.ts'

/** Bytes of a notification; real ones have one or two thousand. */
const notificationLimit = 64 * 1024

/** Payment routes that are not calls of the contract. */
export const mountPayments = (app: Hono, payments: Payments): void => {
  const { paymentMethods } = payments

  app.post('/pay/notify/:provider', async (c) => {
    const provider = paymentMethods.providers.get(c.req.param('provider') as PayMethod)
    if (provider === undefined) return c.notFound()
    const body = await readText(c.req.raw, notificationLimit)
    const { accepted } = await payments.notify(
      provider,
      { headers: c.req.raw.headers, body },
      exchangeOf(c).id,
    )
    const answer = provider.answer(accepted)
    return c.body(answer.body, answer.status, dataHeaders(c, `${answer.type}; charset=utf-8`))
  })

  mountSandboxCheckout(app, () => paymentMethods.sandbox, payments)
}
