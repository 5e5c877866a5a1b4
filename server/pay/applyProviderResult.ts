import { and, eq, ne } from 'drizzle-orm'

import { payments } from '../db/schema/payments.ts'
import { paymentAdapter } from '../lifecycles/entities/payment.ts'
import type { Engine } from '../lifecycles/engine.ts'
import { hold } from '../lifecycles/hold.ts'
import { system } from '../lifecycles/system.ts'
import type { Finding, ProviderName } from './provider.ts'

/** Outcome of a provider's report. */
export type ProviderResultOutcome =
  | 'confirmed'
  | 'failed'
  /** Known already, or nothing that changes anything. */
  | 'repeated'
  /** Money that cannot be booked: it is logged for finance, and nothing moves. */
  | 'tradeUnknown'
  | 'amountDiffers'
  | 'otherTransaction'

interface ProviderResult {
  readonly provider: ProviderName
  readonly outTradeNo: string
  readonly finding: Finding
  readonly requestId?: string | null
}

/** Books what a provider said about an attempt, once, however often and in whatever order it is said (ORD-05). */
export const applyProviderResult = (
  engine: Engine,
  { provider, outTradeNo, finding, requestId = null }: ProviderResult,
): Promise<ProviderResultOutcome> =>
  engine.run(async (scope) => {
    const { tx } = scope
    const [known] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.method, provider)))
    if (known === undefined) return 'tradeUnknown'
    if (finding.kind === 'waiting') return 'repeated'
    // Takes the locks: a second notification at the same time waits here and finds it done.
    const loaded = await hold(scope, paymentAdapter, known.id, system())
    if (loaded === null) return 'tradeUnknown'
    const { id, state, facts } = loaded
    if (finding.kind === 'failed') {
      if (state !== 'waiting') return 'repeated'
      const event = { type: 'payment.fail', reason: finding.reason }
      await scope.fire(system(requestId), { entity: 'payment', id, event })
      return 'failed'
    }
    const { providerId, amount, payer } = finding
    const [row] = await tx.select().from(payments).where(eq(payments.id, id))
    if (state === 'confirmed') return row?.providerId === providerId ? 'repeated' : 'otherTransaction'
    const [elsewhere] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.method, provider), eq(payments.providerId, providerId), ne(payments.id, id)))
    if (elsewhere !== undefined) return 'otherTransaction'
    if (amount !== facts.amount) return 'amountDiffers'
    const event = { type: 'payment.confirm', amount, providerId }
    await scope.fire(system(requestId), { entity: 'payment', id, event })
    if (payer !== undefined) await tx.update(payments).set({ payer }).where(eq(payments.id, id))
    return 'confirmed'
  })
