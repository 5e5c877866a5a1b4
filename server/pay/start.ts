import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'

import { attemptEnd } from '../../src/contract/hold.ts'
import { canBePaid } from '../../src/contract/waysToPay.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import { orderLifecycle } from '../../src/machines/lifecycles/order/order.machine.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { payments } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import { Refused } from '../shared/refused.ts'
import { orderAdapter } from '../lifecycles/entities/order.ts'
import { hold } from '../lifecycles/hold.ts'
import { lengthenHold } from '../lifecycles/lengthenHold.ts'
import type { Scope } from '../lifecycles/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { applyProviderResult } from './applyProviderResult.ts'
import type { PayMethod } from './paymentMethods.ts'
import { ProviderError, type PayProvider } from './provider.ts'
import type { PayTools } from './tools.ts'

export type PaymentRow = typeof payments.$inferSelect

export interface StartWish {
  readonly userId: number
  readonly orderId: number
  readonly method: PayMethod
  readonly key: string
  /** Origin of this site's addresses. */
  readonly origin: string
  readonly language: MessageLanguage
}

/**
 * Opens an attempt and reports it to the provider. The provider is called outside of any transaction: a late
 * or missing answer blocks nothing, and its notification may come before its answer. Throws `Refused`.
 */
export const startPayment = async (tools: PayTools, wish: StartWish): Promise<PaymentRow> => {
  const attempt = await tools.engine.run((scope) => openAttempt(tools, scope, wish))
  const provider = tools.paymentMethods.providers.get(attempt.method)
  if (attempt.state === 'failed' && attempt.payUrl === '' && provider !== undefined) {
    throw new Refused('providerFailed')
  }
  if (provider === undefined || attempt.state !== 'waiting' || attempt.payUrl !== '') return attempt
  return startAtProvider(tools, provider, attempt, wish)
}

const openAttempt = async (
  { paymentMethods }: PayTools,
  scope: Scope,
  wish: StartWish,
): Promise<PaymentRow> => {
  const { tx } = scope
  const { orderId, method, key, userId } = wish
  const owned = await orderAdapter.whose(tx, orderId)
  if (owned?.ownerId !== userId) throw new Refused('notFound')
  const order = await hold(scope, orderAdapter, orderId, { userId, requestId: null })
  if (order === null) throw new Refused('notFound')
  const { at } = order
  const [same] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.key, key)))
  if (same !== undefined) {
    if (same.method !== method) throw new Refused('keyReused')
    return same
  }
  if (!canBePaid(scope.ways, [order.facts.amount])) throw new Refused('payNowhere', { field: 'method' })
  if (!paymentMethods.methods.includes(method)) throw new Refused('methodUnavailable', { field: 'method' })
  if (order.state !== 'to_be_paid') {
    throw new Refused(orderLifecycle.reasons.states[order.state] ?? 'orderClosed')
  }
  if (order.facts.hasAttempt) throw new Refused('paymentUnderWay')
  const [row] = await tx.select({ dueAt: orders.dueAt }).from(orders).where(eq(orders.id, orderId))
  if (row === undefined || row.dueAt < at) throw new Refused('deadlineOver')
  await lengthenHold(tx, { orderId, method, at })
  const [fresh] = await tx
    .insert(payments)
    .values({
      orderId,
      method,
      key,
      outTradeNo: newTradeNo(at),
      amount: order.facts.amount - order.facts.received,
      createdAt: at,
      movedAt: at,
    })
    .returning()
  if (fresh === undefined) throw new Error('the payment was not written')
  return fresh
}

const startAtProvider = async (
  tools: PayTools,
  provider: PayProvider,
  attempt: PaymentRow,
  { origin, language }: StartWish,
): Promise<PaymentRow> => {
  const { db, engine } = tools
  const payUrl = await provider
    .start({ ...(await purchaseOf(tools, attempt.orderId, language)), origin, language }, attempt)
    .catch(async (error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      tools.log.warn({ provider: provider.name, fault: error.message }, 'a payment could not be started')
      // No code was shown, so it cannot be paid: the way is free for another attempt.
      const reason = '支付渠道暂不可用 · The provider did not answer'
      const finding = { kind: 'failed', reason } as const
      await applyProviderResult(engine, { provider: provider.name, outTradeNo: attempt.outTradeNo, finding })
      throw new Refused('providerFailed')
    })
  const [open] = await db
    .update(payments)
    .set({ payUrl })
    .where(and(eq(payments.id, attempt.id), eq(payments.state, 'waiting')))
    .returning()
  if (open !== undefined) return open
  const [now] = await db.select().from(payments).where(eq(payments.id, attempt.id))
  if (now === undefined) throw new Error(`payment ${attempt.id} vanished while it was started`)
  if (now.state !== 'confirmed') {
    // It was given up while the provider was opening it: what was just opened must not stay open.
    const finding = await provider.close(attempt).catch(() => null)
    if (finding !== null)
      await applyProviderResult(engine, { provider: provider.name, outTradeNo: now.outTradeNo, finding })
  }
  return now
}

/** The same for every attempt of an order. */
const purchaseOf = async ({ db, now }: PayTools, orderId: number, language: MessageLanguage) => {
  const [row] = await db
    .select({ order: orders, title: conferences.title, engTitle: conferences.engTitle })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .where(eq(orders.id, orderId))
  if (row === undefined) throw new Error(`order ${orderId} vanished while it was paid`)
  return {
    orderNo: row.order.no,
    subject: `${row.order.no} ${inLanguage(language, row.title, row.engTitle)}`,
    expiresAt: new Date(attemptEnd({ now: now(), dueAt: row.order.dueAt.getTime() })),
  }
}

/** 24 characters that all providers take; 64 bits of it cannot be guessed. */
const newTradeNo = (at: Date): string =>
  at.toISOString().slice(0, 10).replaceAll('-', '') + randomBytes(8).toString('hex')
