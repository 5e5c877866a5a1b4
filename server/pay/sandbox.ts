import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, ne, sum } from 'drizzle-orm'
import * as z from 'zod/mini'

import { keyedDigest, sameText } from '../accounts/secrets.ts'
import { sandboxRefunds, sandboxTrades } from '../db/schema/payments.ts'
import type { Db } from '../db/types.ts'
import {
  NotificationError,
  ProviderError,
  type Finding,
  type NotificationRequest,
  type PayProvider,
} from './provider.ts'

/** Actions on the sandbox checkout page. */
export const sandboxActions = ['pay', 'fail', 'twice', 'late'] as const
export type SandboxAction = (typeof sandboxActions)[number]

export interface Sandbox extends PayProvider {
  /** Whether the address of the sandbox checkout page was given out by `start`. */
  isSigned(outTradeNo: string, sign: string): boolean
  read(outTradeNo: string): Promise<{ amount: number; state: SandboxState } | null>
  /** Does it in the books and gives what the sandbox tells the site, once or twice; empty: nothing changed. */
  act(outTradeNo: string, action: SandboxAction): Promise<readonly NotificationRequest[]>
  /** The notification of what was paid, again. */
  repeat(outTradeNo: string): Promise<readonly NotificationRequest[]>
}
export type SandboxState = 'open' | 'paid' | 'failed' | 'closed'

/** Seconds a notification may be old or early. */
const window = 300

/** Replaces a provider of payments: no money moves, everything else happens as it would with a real one. */
export const createSandbox = (db: Db, key: Uint8Array, now: () => number): Sandbox => {
  const signOf = (outTradeNo: string) => keyedDigest(key, 'sandboxCashier', outTradeNo)
  const stampOf = (time: string, body: string) =>
    createHmac('sha256', keyedDigest(key, 'sandboxNotification'))
      .update(`${time}.${body}`)
      .digest('base64url')
  const tell = (notification: z.infer<typeof notice>): NotificationRequest => {
    const body = JSON.stringify(notification)
    const time = String(Math.floor(now() / 1000))
    return {
      headers: new Headers({ 'sandbox-timestamp': time, 'sandbox-signature': stampOf(time, body) }),
      body,
    }
  }
  const noticeOf = ({ outTradeNo, providerId, amount, state }: typeof sandboxTrades.$inferSelect) =>
    tell({
      out_trade_no: outTradeNo,
      provider_id: providerId ?? '',
      amount,
      result: state === 'paid' ? 'paid' : 'failed',
    })
  const trade = async (outTradeNo: string) => {
    const [row] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.outTradeNo, outTradeNo))
    return row ?? null
  }
  const findingOf = (row: Awaited<ReturnType<typeof trade>>): Finding => {
    if (row === null || row.state === 'closed') return { kind: 'failed', reason: closedReason }
    if (row.state === 'failed') return { kind: 'failed', reason: failedReason }
    if (row.state === 'open' || row.providerId === null) return { kind: 'waiting' }
    return { kind: 'paid', providerId: row.providerId, amount: row.amount }
  }
  const move = (outTradeNo: string, state: SandboxState, from: 'open' | 'any') =>
    db
      .update(sandboxTrades)
      .set({ state, providerId: state === 'paid' ? `SB${randomBytes(9).toString('hex')}` : null })
      .where(
        and(
          eq(sandboxTrades.outTradeNo, outTradeNo),
          from === 'open' ? eq(sandboxTrades.state, 'open') : ne(sandboxTrades.state, 'paid'),
        ),
      )
      .returning()

  return {
    name: 'sandbox',

    start: async ({ origin, language }, { outTradeNo, amount }) => {
      await db.insert(sandboxTrades).values({ outTradeNo, amount }).onConflictDoNothing()
      const query = new URLSearchParams({ sign: signOf(outTradeNo), lang: language })
      return `${origin}/sandbox/pay/${outTradeNo}?${query}`
    },
    query: async ({ outTradeNo }) => findingOf(await trade(outTradeNo)),
    close: async ({ outTradeNo }) => {
      await move(outTradeNo, 'closed', 'open')
      return findingOf(await trade(outTradeNo))
    },
    refund: ({ refundNo, outTradeNo, amount }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(sandboxTrades)
          .where(eq(sandboxTrades.outTradeNo, outTradeNo))
          .for('update')
        if (row?.state !== 'paid') throw new ProviderError('refused', 'the trade was not paid')
        await tx.insert(sandboxRefunds).values({ refundNo, outTradeNo, amount }).onConflictDoNothing()
        const [back] = await tx
          .select({ total: sum(sandboxRefunds.amount).mapWith(Number) })
          .from(sandboxRefunds)
          .where(eq(sandboxRefunds.outTradeNo, outTradeNo))
        if ((back?.total ?? 0) > row.amount) throw new ProviderError('refused', 'more than was paid')
        return 'done' as const
      }),

    readNotification: ({ headers, body }) => {
      const time = headers.get('sandbox-timestamp') ?? ''
      if (
        !/^\d{1,12}$/.test(time) ||
        !sameText(headers.get('sandbox-signature') ?? '', stampOf(time, body))
      ) {
        throw new NotificationError('signature')
      }
      if (Math.abs(now() / 1000 - Number(time)) > window) throw new NotificationError('stale')
      const { out_trade_no, provider_id, amount, result } = parsed(body)
      return {
        outTradeNo: out_trade_no,
        finding:
          result === 'paid'
            ? { kind: 'paid', providerId: provider_id, amount }
            : { kind: 'failed', reason: failedReason },
      }
    },
    answer: (accepted) => ({
      status: accepted ? 200 : 400,
      type: 'text/plain',
      body: accepted ? 'success' : 'fail',
    }),

    isSigned: (outTradeNo, sign) => sameText(sign, signOf(outTradeNo)),
    read: trade,
    act: async (outTradeNo, action) => {
      const [row] = await move(
        outTradeNo,
        action === 'fail' ? 'failed' : 'paid',
        // Money that was under way when the attempt was closed.
        action === 'late' ? 'any' : 'open',
      )
      if (row === undefined) return []
      const notification = noticeOf(row)
      return action === 'twice' ? [notification, notification] : [notification]
    },
    repeat: async (outTradeNo) => {
      const row = await trade(outTradeNo)
      return row?.state === 'paid' ? [noticeOf(row)] : []
    },
  }
}

const notice = z.object({
  out_trade_no: z.string(),
  provider_id: z.string(),
  amount: z.int(),
  result: z.literal(['paid', 'failed']),
})

const parsed = (body: string): z.infer<typeof notice> => {
  try {
    return notice.parse(JSON.parse(body))
  } catch {
    throw new NotificationError('malformed')
  }
}

const failedReason = '支付失败 · The payment failed'
const closedReason = '交易已关闭 · The trade is closed'
