import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'

import { NotificationError, ProviderError, type Attempt, type Finding, type PayProvider } from './provider.ts'
import { cutTo } from '../../src/contract/characters.ts'

export interface AlipaySettings {
  appId: string
  /** The application's, PEM. */
  privateKey: string
  /** Alipay's (not the application's), PEM. */
  alipayPublicKey: string
  /** Milliseconds. */
  now: () => number
  /** Another address than Alipay's, for tests. */
  gateway?: string
}

/**
 * Seconds a notification may be old: Alipay repeats one for a day and a half with the time of its first sending. A
 * repetition inside that time changes nothing, because the attempt is confirmed once.
 */
const window = 36 * 3600

/** Alipay, paid by scanning a code (`alipay.trade.precreate`), through its own SDK, which signs and verifies. */
export const createAlipay = (settings: AlipaySettings): PayProvider => {
  // Keys that cannot be read stop the start, not the first payment.
  const privateKey = createPrivateKey(settings.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString()
  const alipayPublicKey = createPublicKey(settings.alipayPublicKey)
    .export({ type: 'spki', format: 'pem' })
    .toString()
  let kit: Promise<AlipaySdk> | undefined
  const sdk = () => (kit ??= connect({ ...settings, privateKey, alipayPublicKey }))

  const call = async (method: string, bizContent: Record<string, unknown>, more = {}): Promise<Answer> => {
    let answer: AlipaySdkCommonResult
    try {
      answer = await (await sdk()).exec(method, { ...more, bizContent }, { validateSign: true })
    } catch {
      // No answer, or one that is not signed by Alipay: then nothing is known.
      throw new ProviderError('down', 'Alipay does not answer')
    }
    // 20000: the service is unavailable; 10003: still being worked on.
    if (answer.code === '20000' || answer.code === '10003' || answer.sub_code === 'ACQ.SYSTEM_ERROR') {
      throw new ProviderError('down', `Alipay: ${answer.code}`)
    }
    const fault = answer.code === '10000' ? '' : String(answer['subCode'] ?? answer.sub_code ?? answer.code)
    return { fault, content: answer }
  }

  const query = async ({ outTradeNo }: Attempt): Promise<Finding> => {
    const { fault, content } = await call('alipay.trade.query', { out_trade_no: outTradeNo })
    // The trade begins when a payer scans the code.
    if (fault === notThere) return { kind: 'waiting' }
    if (fault !== '') throw new ProviderError('refused', `Alipay: ${fault}`)
    const payer = content['buyerOpenId'] ?? content['buyerUserId']
    return findingOf(content['tradeStatus'], content['tradeNo'], content['totalAmount'], payer)
  }

  return {
    name: 'alipay',

    start: async ({ subject, origin, expiresAt }, { outTradeNo, amount }) => {
      const { fault, content } = await call(
        'alipay.trade.precreate',
        {
          out_trade_no: outTradeNo,
          total_amount: yuan(amount),
          subject: cutTo(subject, 120),
          // Expiry of the code and of the trade that begins with scanning it, by the clock in Beijing.
          time_expire: beijing(expiresAt),
        },
        { notifyUrl: `${origin}/pay/notify/alipay` },
      )
      if (fault !== '') throw new ProviderError('refused', `Alipay: ${fault}`)
      if (typeof content['qrCode'] !== 'string') throw new ProviderError('down', 'Alipay answers nonsense')
      return content['qrCode']
    },

    query,

    close: async (attempt) => {
      // The code itself lives until its time is over: what comes by it afterwards is late money.
      const found = await query(attempt)
      if (found.kind !== 'waiting') return found
      const { fault } = await call('alipay.trade.close', { out_trade_no: attempt.outTradeNo })
      if (fault === '' || fault === notThere) return { kind: 'failed', reason: closedReason }
      const again = await query(attempt)
      if (again.kind !== 'waiting') return again
      throw new ProviderError('refused', `Alipay: ${fault}`)
    },

    refund: async ({ refundNo, outTradeNo, amount }) => {
      const { fault, content } = await call('alipay.trade.refund', {
        out_trade_no: outTradeNo,
        out_request_no: refundNo,
        refund_amount: yuan(amount),
      })
      if (fault !== '') throw new ProviderError('refused', `Alipay: ${fault}`)
      if (content['fundChange'] === 'Y') return 'done'
      // A repeated request moves nothing; a query tells whether the first one did.
      const asked = await call('alipay.trade.fastpay.refund.query', {
        out_trade_no: outTradeNo,
        out_request_no: refundNo,
      })
      return asked.content['refundStatus'] === 'REFUND_SUCCESS' ? 'done' : 'processing'
    },

    readNotification: async ({ body }) => {
      const notification = Object.fromEntries(new URLSearchParams(body))
      if (!isSigned(await sdk(), notification)) throw new NotificationError('signature')
      if (notification['app_id'] !== settings.appId) throw new NotificationError('otherApp')
      const sentAt = Date.parse(`${notification['notify_time']?.replace(' ', 'T')}+08:00`)
      if (!(Math.abs(settings.now() - sentAt) <= window * 1000)) throw new NotificationError('stale')
      const outTradeNo = notification['out_trade_no']
      if (outTradeNo === undefined) throw new NotificationError('malformed')
      return {
        outTradeNo,
        finding: findingOf(
          notification['trade_status'],
          notification['trade_no'],
          notification['total_amount'],
          notification['buyer_open_id'] ?? notification['buyer_id'],
        ),
      }
    },

    answer: (accepted) => ({ status: 200, type: 'text/plain', body: accepted ? 'success' : 'fail' }),
  }
}

interface Answer {
  /** Alipay's code; empty: it was done. */
  fault: string
  content: AlipaySdkCommonResult
}

const notThere = 'ACQ.TRADE_NOT_EXIST'
const closedReason = '支付宝已关闭该笔交易 · Closed by Alipay'

/** Loaded at the first use: most installations do without. */
const connect = async ({ appId, privateKey, alipayPublicKey, gateway }: AlipaySettings) => {
  const { AlipaySdk: Kit } = await import('alipay-sdk')
  return new Kit({
    appId,
    privateKey,
    keyType: 'PKCS8',
    alipayPublicKey,
    timeout: 10_000,
    ...(gateway === undefined ? {} : { gateway }),
  })
}

const isSigned = (kit: AlipaySdk, notification: Record<string, string>): boolean => {
  try {
    // A value of a notification is not decoded twice: `raw`.
    return notification['sign_type'] === 'RSA2' && kit.checkNotifySignV2(notification)
  } catch {
    return false
  }
}

const findingOf = (status: unknown, tradeNo: unknown, amount: unknown, payer: unknown): Finding => {
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') {
    const paid = fen(amount)
    if (typeof tradeNo !== 'string' || paid === null) return { kind: 'waiting' }
    const finding = { kind: 'paid', providerId: tradeNo, amount: paid } as const
    return typeof payer === 'string' && payer !== '' ? { ...finding, payer } : finding
  }
  // A closed trade can also be one that was paid and wholly refunded; what came in is known by then.
  if (status === 'TRADE_CLOSED') return { kind: 'failed', reason: closedReason }
  return { kind: 'waiting' }
}

/** 120000 → `1200.00` */
const yuan = (amount: number): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** `1200.00` → 120000, without ever being a fraction. */
const fen = (text: unknown): number | null => {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(String(text))
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** `2026-11-21 10:30:00` by the clock in Beijing. */
const beijing = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
