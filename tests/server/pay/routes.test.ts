import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { keyedDigest } from '../../../server/accounts/secrets.ts'
import { payments } from '../../../server/db/schema/payments.ts'
import { createSandbox } from '../../../server/pay/sandbox.ts'
import { describeDatabase } from '../../support/engines.ts'
import { testConfig } from '../api/harness.ts'
import { openStage, type Stage } from './stage.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describeDatabase('notifications and the sandbox checkout page', (open) => {
  let stage: Stage
  let orderId: number
  let payUrl: string
  let trade: string
  beforeEach(async () => {
    stage = await openStage(open)
    orderId = await stage.order()
    payUrl = (await stage.start(orderId)).pay_url
    trade = payUrl.split('/').at(-1)?.split('?')[0] ?? ''
  })

  const paid = async () => {
    const [notification] = (await stage.paymentMethods.sandbox?.act(trade, 'pay')) ?? []
    if (notification === undefined) throw new Error('the sandbox sent no notification')
    return notification
  }
  const unchanged = async () => {
    expect(await stage.see(orderId)).toMatchObject({
      order: 'to_be_paid',
      payments: ['waiting'],
      refunds: [],
    })
  }
  const heard = async (response: Response) => `${response.status} ${await response.text()}`

  it('a genuine notification needs no session and no page: it is booked, and answered as the provider expects', async () => {
    const { headers, body } = await paid()
    const response = await stage.notify(headers, body)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await heard(response)).toBe('200 success')
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid' })
    // Repeated, also from a page that another site opened.
    const foreign = new Headers(headers)
    foreign.set('origin', 'https://evil.example')
    expect(await heard(await stage.notify(foreign, body))).toBe('200 success')
    expect(await stage.check(orderId)).toEqual([])
  })

  it('[ORD-05] tampered with, stale, replayed by another, for an unknown trade, with a wrong amount: nothing moves', async () => {
    const { headers, body } = await paid()
    const dearer = body.replace('120000', '1')
    expect(await heard(await stage.notify(headers, dearer))).toBe('400 fail')
    expect(await heard(await stage.notify(new Headers(), body))).toBe('400 fail')
    expect(await heard(await stage.notify(headers, ''))).toBe('400 fail')
    const own = createSandbox(stage.db, new Uint8Array(32).fill(8), () => stage.clock.now)
    const [forged] = await own.repeat(trade)
    expect(await heard(await stage.notify(forged?.headers ?? new Headers(), forged?.body ?? ''))).toBe(
      '400 fail',
    )
    stage.wait(301_000)
    expect(await heard(await stage.notify(headers, body))).toBe('400 fail')
    stage.wait(-301_000 - 301_000)
    expect(await heard(await stage.notify(headers, body))).toBe('400 fail')
    stage.wait(301_000)
    await unchanged()
    // Genuine, but not ours.
    await stage.db.update(payments).set({ outTradeNo: 'other' }).where(eq(payments.outTradeNo, trade))
    expect(await heard(await stage.notify(headers, body))).toBe('400 fail')
    await stage.db
      .update(payments)
      .set({ outTradeNo: trade, amount: 1 })
      .where(eq(payments.outTradeNo, 'other'))
    expect(await heard(await stage.notify(headers, body))).toBe('400 fail')
    await unchanged()
    const log = stage.log.lines.join('\n')
    for (const named of ['signature', 'stale', 'tradeUnknown', 'amountDiffers'])
      expect(log).toContain(`"${named}"`)
    // Money that cannot be booked is left to an operator.
    expect(stage.log.faults()).toHaveLength(2)
  })

  it('one number of the provider pays one attempt', async () => {
    const { headers, body } = await paid()
    await stage.notify(headers, body)
    const other = await stage.order({ kind: 'paper', ticketTypeId: null })
    await stage.start(other)
    const [row] = await stage.db.select().from(payments).where(eq(payments.orderId, other))
    const notification = JSON.parse(body) as Record<string, unknown>
    const again = signed({ ...notification, out_trade_no: row?.outTradeNo }, stage.clock.now)
    expect(await heard(await stage.notify(again.headers, again.body))).toBe('400 fail')
    const second = signed({ ...notification, provider_id: 'SBother' }, stage.clock.now)
    expect(await heard(await stage.notify(second.headers, second.body))).toBe('400 fail')
    expect(stage.log.faults().every((line) => line.includes('otherTransaction'))).toBe(true)
    expect(await stage.see(other)).toMatchObject({ order: 'to_be_paid', payments: ['waiting'] })
    expect(await stage.check(orderId)).toEqual([])
  })

  it('an unknown provider is not there; a body of a megabyte is refused', async () => {
    const { headers, body } = await paid()
    for (const name of ['alipay', 'transfer', 'nobody', '__proto__']) {
      expect((await stage.notify(headers, body, name)).status).toBe(404)
    }
    expect((await stage.notify(headers, 'x'.repeat(1024 * 1024))).status).toBe(413)
    expect((await stage.browser().request('/pay/notify/sandbox')).status).toBe(404)
    await unchanged()
  })

  it('only notifications may come from elsewhere: other calls stay closed to foreign pages', async () => {
    for (const path of ['/apic/pay/start', '/pay/notify', '/sandbox/pay/x']) {
      const response = await stage.app.request(path, {
        method: 'POST',
        headers: { host: 'symposium.test', origin: 'https://evil.example', ...form },
        body: 'a=1',
      })
      expect({ path, status: response.status }).toEqual({ path, status: 403 })
    }
  })

  it('the sandbox checkout page shows what is paid in both languages, without scripts, to everybody with its address', async () => {
    const { pathname, search } = new URL(payUrl)
    const english = await stage.browser().request(pathname + search)
    expect(english.status).toBe(200)
    const html = await english.text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('CN¥1,200.00')
    expect(html).toContain('no money moves')
    expect(html).not.toContain('<script')
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
    const policy = english.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`)
    expect(policy).toContain("form-action 'self'")
    const chinese = await (
      await stage.browser().request(pathname + search.replace('lang=en', 'lang=zh'))
    ).text()
    expect(chinese).toContain('<html lang="zh-CN">')
    expect(chinese).toContain('¥1,200.00')
    expect(chinese).toContain('不会产生真实扣款')
    for (const wrong of ['', '?sign=', `?sign=${'A'.repeat(43)}`]) {
      expect((await stage.browser().request(pathname + wrong)).status).toBe(404)
    }
    const other = pathname.replace(trade, 'x'.repeat(24))
    expect((await stage.browser().request(other + search)).status).toBe(404)
  })

  it('a button works only from its own page and only if there is such a button', async () => {
    const { pathname, search } = new URL(payUrl)
    const press = (path: string, action: string, headers = {}) =>
      stage
        .browser()
        .request(path, { method: 'POST', body: `action=${action}`, headers: { ...form, ...headers } })
    expect((await press(pathname + search, 'pay', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await press(pathname + search, 'pay', { origin: 'null' })).status).toBe(403)
    expect((await press(pathname, 'pay')).status).toBe(404)
    expect((await press(pathname + search, 'steal')).status).toBe(404)
    await unchanged()
    const done = await press(pathname + search, 'pay')
    expect([done.status, done.headers.get('location')]).toEqual([303, pathname + search])
    const after = await (await stage.browser().request(pathname + search)).text()
    expect(after).not.toContain('<button')
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid' })
  })
})

/** Notification signed as the bank would sign it. */
const signed = (notification: object, now: number) => {
  const body = JSON.stringify(notification)
  const time = String(Math.floor(now / 1000))
  const key = keyedDigest(testConfig.key, 'sandboxNotification')
  const stamp = createHmac('sha256', key).update(`${time}.${body}`).digest('base64url')
  return { headers: new Headers({ 'sandbox-timestamp': time, 'sandbox-signature': stamp }), body }
}
