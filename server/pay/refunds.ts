import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'

import { lifecycleEvents } from '../db/schema/audit.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { Refused } from '../shared/refused.ts'
import { system } from '../lifecycles/system.ts'
import { ProviderError } from './provider.ts'
import type { PayTools } from './tools.ts'
import { isNotAside, rowByRow } from '../jobs/rowByRow.ts'

/** Milliseconds between two tries, and for which the process that began one has it to itself. */
const pauseMs = 60_000
const batch = 20

type RefundRow = typeof refunds.$inferSelect

/**
 * Sends back what is to go back. The provider pays a refund number once, so that several servers, or one that died in
 * the middle, do no harm; the claim only spares the provider. Gives how many it worked on.
 */
export const runRefunds = async (tools: PayTools, only?: string): Promise<number> => {
  const { db, now } = tools
  // One that is tried again has waited already.
  const isWanted = (at: Date) =>
    only === undefined
      ? and(isDue(at), isNotAside('refunds', refunds.id))
      : and(eq(refunds.state, 'processing'), eq(refunds.id, Number(only)))
  let worked = 0
  const waiting = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(isWanted(new Date(now())))
    .orderBy(asc(refunds.id))
    .limit(batch)
  await rowByRow(tools, {
    ...{ task: 'refunds', only, rows: waiting },
    nameOf: ({ id }) => String(id),
    work: async ({ id }) => {
      const at = new Date(now())
      const [refund] = await db
        .update(refunds)
        .set({ askedAt: at })
        .where(and(eq(refunds.id, id), isWanted(at)))
        .returning()
      if (refund === undefined) return
      worked += 1
      await sendBack(tools, refund)
    },
  })
  return worked
}

const isDue = (at: Date) =>
  and(
    eq(refunds.state, 'processing'),
    or(
      isNull(refunds.askedAt),
      lte(refunds.askedAt, new Date(at.getTime() - pauseMs)),
      // Finance has sent it round again since.
      gt(refunds.movedAt, refunds.askedAt),
    ),
  )

const sendBack = async (tools: PayTools, refund: RefundRow): Promise<void> => {
  const { db, paymentMethods, log } = tools
  const payment = await paymentOf(db, refund)
  if (payment === null || refund.amount === 0) return settle(tools, refund, null)
  // There is no provider to query: finance sends it by hand, and reports that by sending the refund round again.
  if (payment.method === 'transfer')
    return settle(tools, refund, (await wasRetried(db, refund)) ? null : byHand)
  const provider = paymentMethods.providers.get(payment.method)
  if (provider === undefined) return settle(tools, refund, notConfigured)
  try {
    const answer = await provider.refund({
      refundNo: `${payment.outTradeNo}R${refund.id}`,
      outTradeNo: payment.outTradeNo,
      amount: refund.amount,
      paid: payment.confirmedAmount ?? payment.amount,
    })
    if (answer === 'done') await settle(tools, refund, null)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ refund: refund.id, provider: provider.name, fault: error.message }, 'a refund was not taken')
    // With an unknown outcome it stays under way and is tried again.
    if (error.fault === 'refused') await settle(tools, refund, error.message)
  }
}

const paymentOf = async (db: PayTools['db'], { paymentId }: RefundRow) => {
  if (paymentId === null) return null
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  return payment ?? null
}

const wasRetried = async (db: PayTools['db'], { id }: RefundRow): Promise<boolean> => {
  const rows = await db
    .select({ id: lifecycleEvents.id })
    .from(lifecycleEvents)
    .where(
      and(
        eq(lifecycleEvents.entity, 'refund'),
        eq(lifecycleEvents.entityId, id),
        eq(lifecycleEvents.event, 'refund.retry'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Done, or failed for a reason. */
const settle = async ({ engine }: PayTools, { id }: RefundRow, reason: string | null): Promise<void> => {
  const event = reason === null ? { type: 'refund.succeed' } : { type: 'refund.fail', reason }
  await engine.fire(system(), { entity: 'refund', id, event }).catch((error: unknown) => {
    // Another server was quicker.
    if (!(error instanceof Refused)) throw error
  })
}

const byHand =
  '银行转账须人工退回：汇出款项后再点“重试”确认 · A transfer goes back by hand: send the money, then press retry'
const notConfigured = '该支付渠道已停用 · This way of paying is no longer configured'
