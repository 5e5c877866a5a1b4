import { and, eq, lte, sql } from 'drizzle-orm'

import { payments } from '../db/schema/payments.ts'
import { applyProviderResult, type ProviderResultOutcome } from './applyProviderResult.ts'
import { ProviderError } from './provider.ts'
import type { PaymentRow } from './start.ts'
import type { PayTools } from './tools.ts'

/** Milliseconds for which a provider may be silent before it is asked, and between two questions. */
export const silenceMs = 5000

/**
 * Queries the provider for a waiting attempt, if it was silent for `silence` milliseconds: once in that time,
 * however many pages and servers wait. A provider that does not answer changes nothing.
 */
export const pollProvider = async (
  { db, engine, paymentMethods, log, now }: PayTools,
  payment: PaymentRow,
  silence = silenceMs,
): Promise<ProviderResultOutcome> => {
  const provider = paymentMethods.providers.get(payment.method)
  if (provider === undefined || payment.state !== 'waiting') return 'repeated'
  if (!(await claimPoll(db, payment.id, new Date(now()), silence))) return 'repeated'
  try {
    const finding = await provider.query(payment)
    return await applyProviderResult(engine, {
      provider: provider.name,
      outTradeNo: payment.outTradeNo,
      finding,
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ provider: provider.name, fault: error.message }, 'a provider could not be asked')
    return 'repeated'
  }
}

/** The caller that gets true asks; the others leave it to it. */
export const claimPoll = async (
  db: PayTools['db'],
  paymentId: number,
  at: Date,
  silence: number,
): Promise<boolean> => {
  const since = new Date(at.getTime() - silence)
  const claimed = await db
    .update(payments)
    .set({ askedAt: at })
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.state, 'waiting'),
        lte(sql`coalesce(${payments.askedAt}, ${payments.createdAt})`, since),
      ),
    )
    .returning({ id: payments.id })
  return claimed.length > 0
}
