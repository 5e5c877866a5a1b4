import {
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { tryProvider } from '../../../server/delivery/tryDelivery.ts'
import { createAlipay } from '../../../server/pay/alipay.ts'
import { NotificationError, type PayProvider } from '../../../server/pay/provider.ts'
import { createWechatPay } from '../../../server/pay/wechat.ts'

const pem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString()
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

const now = Date.UTC(2026, 10, 21, 2)
const attempt = { outTradeNo: '20261121aaaaaaaaaaaaaaaa', amount: 120_005 }
const back = { refundNo: `${attempt.outTradeNo}R7`, outTradeNo: attempt.outTradeNo, amount: 5, paid: 120_005 }
const purchase = {
  orderNo: '2026112100017',
  subject: '2026112100017 能源材料与碳中和国际论坛',
  language: 'zh' as const,
  origin: 'https://symposium.test',
  expiresAt: new Date(now + 1_800_000),
}

interface Asked {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}
type Reply = { status?: number; headers?: Record<string, string>; body: string }

/** The provider's end of the wire. */
const listen = async (reply: (asked: Asked) => Reply) => {
  const asked: Asked[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      }
      asked.push(one)
      const { status = 200, headers = {}, body } = reply(one)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body)
    })
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((settle) => {
        server.closeAllConnections()
        server.close(settle)
      }),
  }
}

const faultOf = async (read: () => unknown): Promise<string> => {
  try {
    await read()
    return 'believed'
  } catch (error) {
    if (error instanceof NotificationError) return error.fault
    throw error
  }
}

describe('WeChat Pay', () => {
  const merchant = pair()
  const platform = pair()
  const other = pair()
  const apiV3Key = randomBytes(16).toString('hex')
  const keyId = 'PUB_KEY_ID_0116000000012024'
  let wire: Awaited<ReturnType<typeof listen>>
  let provider: PayProvider
  /** Answer to the next call. */
  let reply: { status?: number; body: string; by?: KeyObject; at?: number; serial?: string }

  const signed = (body: string, { by = platform.privateKey, at = now / 1000, serial = keyId } = {}) => {
    const nonce = randomBytes(8).toString('hex')
    return {
      'wechatpay-timestamp': String(at),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': sign('RSA-SHA256', Buffer.from(`${at}\n${nonce}\n${body}\n`), by).toString(
        'base64',
      ),
    }
  }
  beforeEach(async () => {
    reply = { body: '{}' }
    wire = await listen(() => {
      const { body, status = 200, ...how } = reply
      return { status, body, headers: signed(body, how) }
    })
    provider = createWechatPay({
      appId: 'wx1',
      merchantId: '1900000001',
      serial: 'ABC123',
      privateKey: pem(merchant.privateKey),
      apiV3Key,
      publicKeyId: keyId,
      publicKey: pem(platform.publicKey),
      fetch,
      now: () => now,
      gateway: wire.url,
    })
  })
  afterEach(() => wire.close())

  it('starts natively, signed as WeChat Pay wants it', async () => {
    reply = { body: JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=x' }) }
    expect(await provider.start(purchase, attempt)).toBe('weixin://wxpay/bizpayurl?pr=x')
    const [asked] = wire.asked
    expect(asked).toMatchObject({ method: 'POST', path: '/v3/pay/transactions/native' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      appid: 'wx1',
      mchid: '1900000001',
      description: purchase.subject,
      out_trade_no: attempt.outTradeNo,
      time_expire: '2026-11-21T02:30:00+00:00',
      notify_url: 'https://symposium.test/pay/notify/wechat',
      amount: { total: 120_005, currency: 'CNY' },
    })
    const parts = Object.fromEntries(
      [...String(asked?.headers['authorization']).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    expect(parts).toMatchObject({ mchid: '1900000001', serial_no: 'ABC123', timestamp: String(now / 1000) })
    const text = `POST\n/v3/pay/transactions/native\n${parts['timestamp']}\n${parts['nonce_str']}\n${asked?.body}\n`
    const signature = Buffer.from(parts['signature'] ?? '', 'base64')
    expect(verify('RSA-SHA256', Buffer.from(text), merchant.publicKey, signature)).toBe(true)
    expect(verify('RSA-SHA256', Buffer.from(text), other.publicKey, signature)).toBe(false)
  })

  it('finds out the state of a trade', async () => {
    const trade = { appid: 'wx1', mchid: '1900000001', out_trade_no: attempt.outTradeNo }
    const paid = { transaction_id: 'W1', amount: { total: 120_005, currency: 'CNY' } }
    for (const [state, more, kind] of [
      ['SUCCESS', paid, { kind: 'paid', providerId: 'W1', amount: 120_005 }],
      ['REFUND', paid, { kind: 'paid', providerId: 'W1', amount: 120_005 }],
      ['NOTPAY', {}, { kind: 'waiting' }],
      ['USERPAYING', {}, { kind: 'waiting' }],
      ['CLOSED', {}, { kind: 'failed' }],
      ['PAYERROR', {}, { kind: 'failed' }],
    ] as const) {
      reply = { body: JSON.stringify({ ...trade, trade_state: state, ...more }) }
      expect(await provider.query(attempt)).toMatchObject(kind)
    }
    expect(wire.asked[0]?.path).toBe(
      `/v3/pay/transactions/out-trade-no/${attempt.outTradeNo}?mchid=1900000001`,
    )
    reply = { status: 404, body: JSON.stringify({ code: 'ORDER_NOT_EXIST', message: 'x' }) }
    expect(await provider.query(attempt)).toMatchObject({ kind: 'failed' })
  })

  it('closes; a trade that was paid before is found paid', async () => {
    reply = { status: 204, body: '' }
    expect(await provider.close(attempt)).toMatchObject({ kind: 'failed' })
    expect(wire.asked[0]).toMatchObject({
      method: 'POST',
      path: `/v3/pay/transactions/out-trade-no/${attempt.outTradeNo}/close`,
      body: '{"mchid":"1900000001"}',
    })
    await wire.close()
    wire = await listen(({ method }) => {
      const body =
        method === 'POST'
          ? JSON.stringify({ code: 'ORDERPAID' })
          : JSON.stringify({
              appid: 'wx1',
              mchid: '1900000001',
              out_trade_no: attempt.outTradeNo,
              trade_state: 'SUCCESS',
              transaction_id: 'W1',
              amount: { total: 120_005 },
            })
      return { status: method === 'POST' ? 400 : 200, body, headers: signed(body) }
    })
    const again = createWechatPay({
      appId: 'wx1',
      merchantId: '1900000001',
      serial: 'ABC123',
      privateKey: pem(merchant.privateKey),
      apiV3Key,
      publicKeyId: keyId,
      publicKey: pem(platform.publicKey),
      fetch,
      now: () => now,
      gateway: wire.url,
    })
    expect(await again.close(attempt)).toMatchObject({ kind: 'paid', providerId: 'W1', amount: 120_005 })
  })

  it('sends money back by a number of its own', async () => {
    reply = { body: JSON.stringify({ status: 'PROCESSING' }) }
    expect(await provider.refund(back)).toBe('processing')
    reply = { body: JSON.stringify({ status: 'SUCCESS' }) }
    expect(await provider.refund(back)).toBe('done')
    expect(JSON.parse(wire.asked[1]?.body ?? '')).toEqual({
      out_trade_no: attempt.outTradeNo,
      out_refund_no: `${attempt.outTradeNo}R7`,
      amount: { refund: 5, total: 120_005, currency: 'CNY' },
    })
    reply = { body: JSON.stringify({ status: 'ABNORMAL' }) }
    await expect(provider.refund(back)).rejects.toMatchObject({ fault: 'refused' })
    reply = { status: 403, body: JSON.stringify({ code: 'NOT_ENOUGH', message: 'secret details' }) }
    await expect(provider.refund(back)).rejects.toMatchObject({
      fault: 'refused',
      message: 'WeChat Pay: NOT_ENOUGH',
    })
  })

  it('[OPS-01] tried out by an administrator, says whether keys and address are right', async () => {
    reply = { status: 404, body: JSON.stringify({ code: 'ORDER_NOT_EXIST', message: 'x' }) }
    expect(await tryProvider(provider)).toEqual({ fault: null, answer: '' })
    expect(wire.asked.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/v3\/pay\/transactions\/out-trade-no\/TEST[0-9A-F]{24}\?mchid=1900000001$/),
    ])
    reply = { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR', message: 'x' }) }
    expect((await tryProvider(provider)).fault).toBe('keys')
    await wire.close()
    expect((await tryProvider(provider)).fault).toBe('noAnswer')
  })

  it('an answer that is not signed by WeChat Pay, stale, or missing tells nothing', async () => {
    for (const bad of [
      { by: other.privateKey },
      { serial: 'PUB_KEY_ID_OTHER' },
      { at: now / 1000 - 301 },
      { status: 500 },
      { status: 429 },
    ]) {
      reply = { body: JSON.stringify({ code_url: 'weixin://evil' }), ...bad }
      await expect(provider.start(purchase, attempt)).rejects.toMatchObject({ fault: 'down' })
    }
    await wire.close()
    await expect(provider.query(attempt)).rejects.toMatchObject({ fault: 'down' })
  })

  const transaction = {
    appid: 'wx1',
    mchid: '1900000001',
    out_trade_no: attempt.outTradeNo,
    transaction_id: 'W1',
    trade_state: 'SUCCESS',
    amount: { total: 120_005, currency: 'CNY' },
    payer: { openid: 'o1' },
  }
  const seal = (content: unknown, { key = apiV3Key, about = 'transaction' } = {}) => {
    const nonce = randomBytes(6).toString('hex')
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce))
    cipher.setAAD(Buffer.from(about))
    const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()])
    return {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: text.toString('base64'),
      nonce,
      associated_data: 'transaction',
    }
  }
  const notice = (resource: object) =>
    JSON.stringify({ id: 'E1', event_type: 'TRANSACTION.SUCCESS', resource })

  it('believes a notification that WeChat Pay signed and sealed', async () => {
    const body = notice(seal(transaction))
    expect(await provider.readNotification({ headers: new Headers(signed(body)), body })).toEqual({
      outTradeNo: attempt.outTradeNo,
      finding: { kind: 'paid', providerId: 'W1', amount: 120_005, payer: 'o1' },
    })
    expect(provider.answer(true)).toMatchObject({ status: 200, body: '{"code":"SUCCESS"}' })
    expect(provider.answer(false)).toMatchObject({ status: 400 })
  })

  it('refuses every other by name', async () => {
    const good = notice(seal(transaction))
    const read = (body: string, how = {}, headers = signed(body, how)) =>
      faultOf(() => provider.readNotification({ headers: new Headers(headers), body }))
    expect(await read(good)).toBe('believed')
    expect(await read(good, { by: other.privateKey })).toBe('signature')
    expect(await read(good, { serial: 'PUB_KEY_ID_OTHER' })).toBe('signature')
    // Probe signature that the provider sends to test merchants.
    expect(
      await read(
        good,
        {},
        { ...signed(good), 'wechatpay-signature': `WECHATPAY/SIGNTEST/${'A'.repeat(300)}` },
      ),
    ).toBe('signature')
    expect(await read(good.replace('E1', 'E2'), {}, signed(good))).toBe('signature')
    expect(await read(good, {}, {} as ReturnType<typeof signed>)).toBe('signature')
    expect(await read(good, { at: now / 1000 - 301 })).toBe('stale')
    expect(await read(good, { at: now / 1000 + 301 })).toBe('stale')
    expect(await read(notice(seal({ ...transaction, appid: 'wx2' })))).toBe('otherApp')
    expect(await read(notice(seal({ ...transaction, mchid: '1900000002' })))).toBe('otherMerchant')
    expect(await read(notice(seal({ ...transaction, amount: { total: 120_005, currency: 'USD' } })))).toBe(
      'otherCurrency',
    )
    expect(await read(notice(seal(transaction, { key: 'f'.repeat(32) })))).toBe('malformed')
    expect(await read(notice(seal(transaction, { about: 'refund' })))).toBe('malformed')
    expect(await read(notice({ ...seal(transaction), ciphertext: 'AAAA' }))).toBe('malformed')
    expect(await read('{}')).toBe('malformed')
    expect(await read('<xml/>')).toBe('malformed')
  })
})

describe('Alipay', () => {
  const app = pair()
  const alipay = pair()
  const other = pair()
  let wire: Awaited<ReturnType<typeof listen>>
  let provider: PayProvider
  /** By method: what it answers, and who signs it. */
  let replies: Record<string, object>
  let signer: KeyObject

  beforeAll(() => {
    expect(createPublicKey(app.privateKey).equals(app.publicKey)).toBe(true)
  })
  beforeEach(async () => {
    replies = {}
    signer = alipay.privateKey
    wire = await listen(({ path, body }) => {
      const method = paramsOf(path, body)['method'] ?? ''
      const name = `${method.replaceAll('.', '_')}_response`
      const content = JSON.stringify(
        replies[method] ?? { code: '20000', msg: 'Service Currently Unavailable' },
      )
      const signature = sign('RSA-SHA256', Buffer.from(content), signer).toString('base64')
      return { body: `{"${name}":${content},"sign":"${signature}"}` }
    })
    provider = createAlipay({
      appId: '2021000000000001',
      privateKey: pem(app.privateKey),
      alipayPublicKey: pem(alipay.publicKey),
      now: () => now,
      gateway: `${wire.url}/gateway.do`,
    })
  })
  afterEach(() => wire.close())

  const paramsOf = (path: string, body: string): Record<string, string> => ({
    ...Object.fromEntries(new URL(path, 'http://x').searchParams),
    ...Object.fromEntries(new URLSearchParams(body)),
  })
  const done = { code: '10000', msg: 'Success' }

  it('starts with a code to scan, signed with RSA2', async () => {
    replies['alipay.trade.precreate'] = {
      ...done,
      qr_code: 'https://qr.alipay.com/x',
      out_trade_no: attempt.outTradeNo,
    }
    expect(await provider.start(purchase, attempt)).toBe('https://qr.alipay.com/x')
    const [asked] = wire.asked
    const params = paramsOf(asked?.path ?? '', asked?.body ?? '')
    expect(params).toMatchObject({
      app_id: '2021000000000001',
      sign_type: 'RSA2',
      notify_url: 'https://symposium.test/pay/notify/alipay',
    })
    expect(JSON.parse(params['biz_content'] ?? '')).toEqual({
      out_trade_no: attempt.outTradeNo,
      total_amount: '1200.05',
      subject: purchase.subject,
      time_expire: '2026-11-21 10:30:00',
    })
    const { sign: signature = '', ...rest } = params
    const text = Object.keys(rest)
      .sort()
      .map((name) => `${name}=${rest[name]}`)
      .join('&')
    expect(verify('RSA-SHA256', Buffer.from(text), app.publicKey, Buffer.from(signature, 'base64'))).toBe(
      true,
    )
    expect(verify('RSA-SHA256', Buffer.from(text), other.publicKey, Buffer.from(signature, 'base64'))).toBe(
      false,
    )
  })

  it('finds out the state of a trade, to the fen', async () => {
    const trade = { ...done, out_trade_no: attempt.outTradeNo, trade_no: 'A1' }
    for (const [status, amount, finding] of [
      ['TRADE_SUCCESS', '1200.05', { kind: 'paid', providerId: 'A1', amount: 120_005 }],
      ['TRADE_FINISHED', '0.29', { kind: 'paid', providerId: 'A1', amount: 29 }],
      ['TRADE_SUCCESS', '1200.5', { kind: 'paid', providerId: 'A1', amount: 120_050 }],
      ['TRADE_SUCCESS', '1200', { kind: 'paid', providerId: 'A1', amount: 120_000 }],
      ['WAIT_BUYER_PAY', '1200.05', { kind: 'waiting' }],
      ['TRADE_CLOSED', '1200.05', { kind: 'failed' }],
    ] as const) {
      replies['alipay.trade.query'] = { ...trade, trade_status: status, total_amount: amount }
      expect(await provider.query(attempt)).toMatchObject(finding)
    }
    replies['alipay.trade.query'] = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    expect(await provider.query(attempt)).toEqual({ kind: 'waiting' })
  })

  it('closes what waits, and finds paid what was paid', async () => {
    replies['alipay.trade.query'] = {
      ...done,
      trade_no: 'A1',
      trade_status: 'WAIT_BUYER_PAY',
      total_amount: '1200.05',
    }
    replies['alipay.trade.close'] = { ...done, trade_no: 'A1' }
    expect(await provider.close(attempt)).toMatchObject({ kind: 'failed' })
    replies['alipay.trade.query'] = {
      ...done,
      trade_no: 'A1',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '1200.05',
    }
    expect(await provider.close(attempt)).toEqual({ kind: 'paid', providerId: 'A1', amount: 120_005 })
    replies['alipay.trade.query'] = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    replies['alipay.trade.close'] = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    expect(await provider.close(attempt)).toMatchObject({ kind: 'failed' })
  })

  it('sends money back; a repeated request is asked after', async () => {
    replies['alipay.trade.refund'] = { ...done, fund_change: 'Y' }
    expect(await provider.refund(back)).toBe('done')
    const params = paramsOf(wire.asked[0]?.path ?? '', wire.asked[0]?.body ?? '')
    expect(JSON.parse(params['biz_content'] ?? '')).toEqual({
      out_trade_no: attempt.outTradeNo,
      out_request_no: `${attempt.outTradeNo}R7`,
      refund_amount: '0.05',
    })
    replies['alipay.trade.refund'] = { ...done, fund_change: 'N' }
    replies['alipay.trade.fastpay.refund.query'] = { ...done, refund_status: 'REFUND_SUCCESS' }
    expect(await provider.refund(back)).toBe('done')
    replies['alipay.trade.fastpay.refund.query'] = done
    expect(await provider.refund(back)).toBe('processing')
    replies['alipay.trade.refund'] = { code: '40004', msg: 'x', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }
    await expect(provider.refund(back)).rejects.toMatchObject({
      fault: 'refused',
      message: 'Alipay: ACQ.SELLER_BALANCE_NOT_ENOUGH',
    })
  })

  it('[OPS-01] tried out by an administrator, says whether keys and address are right', async () => {
    replies['alipay.trade.query'] = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    expect(await tryProvider(provider)).toEqual({ fault: null, answer: '' })
    replies['alipay.trade.query'] = {
      code: '40002',
      msg: 'Invalid Arguments',
      sub_code: 'isv.invalid-signature',
    }
    expect((await tryProvider(provider)).fault).toBe('keys')
    await wire.close()
    expect((await tryProvider(provider)).fault).toBe('noAnswer')
  })

  it('an answer that Alipay did not sign, or none, tells nothing', async () => {
    replies['alipay.trade.precreate'] = { ...done, qr_code: 'https://evil.example/x' }
    signer = other.privateKey
    await expect(provider.start(purchase, attempt)).rejects.toMatchObject({ fault: 'down' })
    signer = alipay.privateKey
    await expect(provider.query(attempt)).rejects.toMatchObject({ fault: 'down' })
    await wire.close()
    await expect(provider.start(purchase, attempt)).rejects.toMatchObject({ fault: 'down' })
  })

  const notification = {
    notify_time: '2026-11-21 10:00:00',
    notify_type: 'trade_status_sync',
    notify_id: 'N1',
    app_id: '2021000000000001',
    charset: 'utf-8',
    version: '1.0',
    trade_no: 'A1',
    out_trade_no: attempt.outTradeNo,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '1200.05',
    subject: '100% 会议 a=b&c+d',
  }
  const form = (fields: Record<string, string>, by: KeyObject = alipay.privateKey, signType = 'RSA2') => {
    const text = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&')
    const signature = sign('RSA-SHA256', Buffer.from(text), by).toString('base64')
    return new URLSearchParams({ ...fields, sign: signature, sign_type: signType }).toString()
  }
  const read = (body: string) => provider.readNotification({ headers: new Headers(), body })

  it('[BEN-02] tells who paid, where Alipay does: the newer name before the older', async () => {
    const payerOf = async (fields: Record<string, string>) =>
      (await read(form({ ...notification, ...fields }))).finding
    expect(await payerOf({ buyer_id: '2088', buyer_open_id: '074a' })).toMatchObject({ payer: '074a' })
    expect(await payerOf({ buyer_id: '2088' })).toMatchObject({ payer: '2088' })
    expect(await payerOf({ buyer_id: '' })).not.toHaveProperty('payer')
  })

  it('believes a notification that Alipay signed, with any texts', async () => {
    expect(await read(form(notification))).toEqual({
      outTradeNo: attempt.outTradeNo,
      finding: { kind: 'paid', providerId: 'A1', amount: 120_005 },
    })
    expect(provider.answer(true)).toMatchObject({ status: 200, type: 'text/plain', body: 'success' })
    expect(provider.answer(false)).toMatchObject({ body: 'fail' })
  })

  it('refuses every other by name', async () => {
    const fault = (body: string) => faultOf(() => read(body))
    expect(await fault(form(notification))).toBe('believed')
    expect(await fault(form(notification, other.privateKey))).toBe('signature')
    expect(await fault(form(notification, app.privateKey))).toBe('signature')
    expect(await fault(form(notification, alipay.privateKey, 'RSA'))).toBe('signature')
    expect(await fault(form(notification).replace('1200.05', '1.00'))).toBe('signature')
    expect(await fault(new URLSearchParams(notification).toString())).toBe('signature')
    expect(await fault('')).toBe('signature')
    expect(await fault(form({ ...notification, app_id: '2021000000000002' }))).toBe('otherApp')
    expect(await fault(form({ ...notification, notify_time: '2026-11-19 21:59:59' }))).toBe('stale')
    expect(await fault(form({ ...notification, notify_time: 'yesterday' }))).toBe('stale')
    const { out_trade_no: _, ...nameless } = notification
    expect(await fault(form(nameless))).toBe('malformed')
  })
})
