import {
  constants,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import * as z from 'zod/mini'

import {
  NotificationError,
  ProviderError,
  type Attempt,
  type Finding,
  type NotificationRequest,
  type PayProvider,
} from './provider.ts'
import { cutTo } from '../../src/contract/characters.ts'

export interface WechatPaySettings {
  appId: string
  merchantId: string
  /** Serial number of the merchant's certificate. */
  serial: string
  /** The merchant's, PEM. */
  privateKey: string
  /** 32 characters; opens what notifications carry. */
  apiV3Key: string
  /** `PUB_KEY_ID_…` and the key itself, PEM: what WeChat Pay signs with. */
  publicKeyId: string
  publicKey: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds. */
  now: () => number
  /** Another address than WeChat Pay's, for tests. */
  gateway?: string
}

/** Seconds a signature may be old or early. */
const window = 300

/** WeChat Pay, API v3, native: the payer scans a code. */
export const createWechatPay = (settings: WechatPaySettings): PayProvider => {
  const { appId, merchantId, serial, apiV3Key, publicKeyId, now } = settings
  const { gateway = 'https://api.mch.weixin.qq.com' } = settings
  const privateKey = createPrivateKey(settings.privateKey)
  const publicKey = createPublicKey(settings.publicKey)

  /** Throws `NotificationError`. Order: the signature first, because nothing else in it can be believed before. */
  const verified = (headers: Headers, body: string): void => {
    const time = headers.get('wechatpay-timestamp') ?? ''
    const nonce = headers.get('wechatpay-nonce') ?? ''
    const signature = Buffer.from(headers.get('wechatpay-signature') ?? '', 'base64')
    const isOurs = headers.get('wechatpay-serial') === publicKeyId && /^\d{1,12}$/.test(time)
    const text = Buffer.from(`${time}\n${nonce}\n${body}\n`)
    const padding = { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
    if (!isOurs || !verify('RSA-SHA256', text, padding, signature)) throw new NotificationError('signature')
    if (Math.abs(now() / 1000 - Number(time)) > window) throw new NotificationError('stale')
  }

  const call = async (method: 'GET' | 'POST', path: string, content?: object): Promise<Answer> => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const time = String(Math.floor(now() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const text = Buffer.from(`${method}\n${path}\n${time}\n${nonce}\n${body}\n`)
    const signature = sign('RSA-SHA256', text, privateKey).toString('base64')
    let response: Response
    let received: string
    try {
      response = await settings.fetch(`${gateway}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': 'symposium',
          ...(content === undefined ? {} : { 'content-type': 'application/json' }),
          'wechatpay-serial': publicKeyId,
          authorization:
            `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",` +
            `signature="${signature}",timestamp="${time}",serial_no="${serial}"`,
        },
        ...(content === undefined ? {} : { body }),
        signal: AbortSignal.timeout(10_000),
      })
      received = await response.text()
    } catch {
      throw new ProviderError('down', 'WeChat Pay does not answer')
    }
    if (response.status >= 500 || response.status === 429) {
      throw new ProviderError('down', `WeChat Pay: ${response.status}`)
    }
    try {
      verified(response.headers, received)
    } catch {
      // Another user may have answered: then nothing is known.
      throw new ProviderError('down', 'WeChat Pay: the answer is not signed')
    }
    const answer = (received === '' ? {} : safely(received)) as { code?: unknown }
    // Their sentences may repeat what was sent; the code is enough.
    return { ok: response.ok, code: response.ok ? '' : String(answer.code), content: answer }
  }

  const query = async ({ outTradeNo }: Attempt): Promise<Finding> => {
    const { ok, code, content } = await call(
      'GET',
      `/v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${merchantId}`,
    )
    if (!ok && notThere.has(code)) return { kind: 'failed', reason: closedReason }
    if (!ok) throw new ProviderError('refused', `WeChat Pay: ${code}`)
    const found = transaction.safeParse(content)
    if (!found.success) throw new ProviderError('down', 'WeChat Pay answers nonsense')
    return findingOf(found.data)
  }

  return {
    name: 'wechat',

    start: async ({ subject, origin, expiresAt }, { outTradeNo, amount }) => {
      const { ok, code, content } = await call('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        description: cutTo(subject, 120),
        out_trade_no: outTradeNo,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: `${origin}/pay/notify/wechat`,
        amount: { total: amount, currency: 'CNY' },
      })
      const url = (content as { code_url?: unknown }).code_url
      if (!ok) throw new ProviderError('refused', `WeChat Pay: ${code}`)
      if (typeof url !== 'string') throw new ProviderError('down', 'WeChat Pay answers nonsense')
      return url
    },

    query,

    close: async (attempt) => {
      const { ok, code } = await call(
        'POST',
        `/v3/pay/transactions/out-trade-no/${attempt.outTradeNo}/close`,
        {
          mchid: merchantId,
        },
      )
      if (ok || notThere.has(code) || code === 'ORDER_CLOSED') return { kind: 'failed', reason: closedReason }
      if (code === 'ORDERPAID') return query(attempt)
      throw new ProviderError('refused', `WeChat Pay: ${code}`)
    },

    refund: async ({ refundNo, outTradeNo, amount, paid }) => {
      const { ok, code, content } = await call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: outTradeNo,
        out_refund_no: refundNo,
        amount: { refund: amount, total: paid, currency: 'CNY' },
      })
      if (!ok) throw new ProviderError('refused', `WeChat Pay: ${code}`)
      const { status } = content as { status?: unknown }
      if (status === 'SUCCESS') return 'done'
      if (status === 'PROCESSING') return 'processing'
      throw new ProviderError('refused', `WeChat Pay: ${String(status)}`)
    },

    readNotification: ({ headers, body }: NotificationRequest) => {
      verified(headers, body)
      const parsed = notification.safeParse(safely(body))
      if (!parsed.success) throw new NotificationError('malformed')
      const { ciphertext, nonce, associated_data } = parsed.data.resource
      const opened = transaction.safeParse(open({ apiV3Key, ciphertext, nonce, about: associated_data }))
      if (!opened.success) throw new NotificationError('malformed')
      const { appid, mchid, out_trade_no, amount } = opened.data
      if (appid !== appId) throw new NotificationError('otherApp')
      if (mchid !== merchantId) throw new NotificationError('otherMerchant')
      if (amount !== undefined && (amount.currency ?? 'CNY') !== 'CNY')
        throw new NotificationError('otherCurrency')
      return { outTradeNo: out_trade_no, finding: findingOf(opened.data) }
    },

    answer: (accepted) => ({
      status: accepted ? 200 : 400,
      type: 'application/json',
      body: JSON.stringify(accepted ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'refused' }),
    }),
  }
}

interface Answer {
  ok: boolean
  /** Code of an error; else empty. */
  code: string
  content: object
}

const notThere: ReadonlySet<string> = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'])

const notification = z.object({
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z._default(z.string(), ''),
  }),
})

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: z.string(),
  amount: z.optional(z.object({ total: z.optional(z.int()), currency: z.optional(z.string()) })),
  payer: z.optional(z.object({ openid: z.optional(z.string()) })),
})

const findingOf = ({ trade_state, transaction_id, amount, payer }: z.infer<typeof transaction>): Finding => {
  // `REFUND`: was paid, and something went back since.
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND') {
    if (transaction_id === undefined || amount?.total === undefined) return { kind: 'waiting' }
    const paid = { kind: 'paid', providerId: transaction_id, amount: amount.total } as const
    return payer?.openid === undefined ? paid : { ...paid, payer: payer.openid }
  }
  if (trade_state === 'NOTPAY' || trade_state === 'USERPAYING' || trade_state === 'ACCEPT') {
    return { kind: 'waiting' }
  }
  return { kind: 'failed', reason: closedReason }
}

interface Sealed {
  apiV3Key: string
  ciphertext: string
  nonce: string
  about: string
}

/** AES-256-GCM; the last 16 bytes are its tag. Throws `NotificationError`. */
const open = ({ apiV3Key, ciphertext, nonce, about }: Sealed): unknown => {
  const sealed = Buffer.from(ciphertext, 'base64')
  if (sealed.length <= 16 || nonce.length !== 12) throw new NotificationError('malformed')
  try {
    const cipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), {
      authTagLength: 16,
    })
    cipher.setAuthTag(sealed.subarray(-16))
    cipher.setAAD(Buffer.from(about))
    return JSON.parse(Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString())
  } catch {
    throw new NotificationError('malformed')
  }
}

const safely = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const closedReason = '微信支付已关闭该笔交易 · Closed by WeChat Pay'
