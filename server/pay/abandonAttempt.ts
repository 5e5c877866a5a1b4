import { eq } from 'drizzle-orm'

import { payments } from '../db/schema/payments.ts'
import { Refused } from '../shared/refused.ts'
import { paymentAdapter } from '../lifecycles/entities/payment.ts'
import { hold } from '../lifecycles/hold.ts'
import { system } from '../lifecycles/system.ts'
import type { Actor } from '../lifecycles/types.ts'
import { applyProviderResult } from './applyProviderResult.ts'
import { ProviderError } from './provider.ts'
import type { PaymentRow } from './start.ts'
import type { PayTools } from './tools.ts'

/**
 * Before an owner gives an attempt up, the provider closes it: afterwards it can no longer be paid, and if a payer was
 * faster, the money is booked and giving up is refused. Other faults of the wish are left to its event.
 */
export const closeBeforeAbandon = async (
  tools: PayTools,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<void> => {
  const payment = await tools.engine.run(async (scope) => {
    const owned = await paymentAdapter.whose(scope.tx, id)
    if (owned?.ownerId !== actor.userId) return null
    const loaded = await hold(scope, paymentAdapter, id, actor)
    if (loaded?.state !== 'waiting' || loaded.version !== version) return null
    const [row] = await scope.tx.select().from(payments).where(eq(payments.id, id))
    return row ?? null
  })
  if (payment === null) return
  try {
    await closeAtProvider(tools, payment)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    tools.log.warn({ provider: payment.method, fault: error.message }, 'a payment could not be closed')
    throw new Refused('providerFailed')
  }
}

/** The server gives an attempt up that its order has outlived. Throws `ProviderError`. */
export const abandonAttempt = async (tools: PayTools, payment: PaymentRow): Promise<void> => {
  if ((await closeAtProvider(tools, payment)) === 'paid') return
  const event = { type: 'payment.abandon' }
  await tools.engine.fire(system(), { entity: 'payment', id: payment.id, event }).catch((error: unknown) => {
    // It was moved in the meantime: then there is nothing to give up.
    if (!(error instanceof Refused)) throw error
  })
}

const closeAtProvider = async (
  { paymentMethods, engine }: PayTools,
  payment: PaymentRow,
): Promise<'paid' | 'closed'> => {
  const provider = paymentMethods.providers.get(payment.method)
  if (provider === undefined) return 'closed'
  const finding = await provider.close(payment)
  if (finding.kind === 'failed') return 'closed'
  if (finding.kind === 'waiting') throw new ProviderError('down', `${provider.name}: not closed yet`)
  await applyProviderResult(engine, { provider: provider.name, outTradeNo: payment.outTradeNo, finding })
  return 'paid'
}
