import { eq } from 'drizzle-orm'

import { payments } from '../db/schema/payments.ts'
import { Refused } from '../shared/refused.ts'
import { paymentAdapter } from '../lifecycles/entities/payment.ts'
import type { Actor } from '../lifecycles/types.ts'
import type { PayTools } from './tools.ts'

interface Submission {
  readonly id: number
  readonly version: number
  readonly key: string
  /** Name of the stored file. */
  readonly voucher: string
}

/**
 * Puts the voucher of a transfer before finance. The file is there already: a voucher that finance is asked to look at can
 * be looked at. Answers whether the payment speaks of the file now; a repeated request leaves the first one's. Throws `Refused`.
 */
export const submitVoucher = async (
  { engine }: PayTools,
  actor: Actor,
  { id, version, key, voucher }: Submission,
): Promise<boolean> =>
  engine.run(async (scope) => {
    const { tx } = scope
    const owned = await paymentAdapter.whose(tx, id)
    if (owned?.ownerId !== actor.userId) throw new Refused('notFound')
    await paymentAdapter.lock(tx, id)
    const [row] = await tx.select({ voucher: payments.voucher }).from(payments).where(eq(payments.id, id))
    await tx.update(payments).set({ voucher }).where(eq(payments.id, id))
    const event = { type: 'payment.submit' }
    const moved = await scope.fire(actor, { entity: 'payment', id, event, version, key })
    if (!moved.isRepeated) return true
    await tx
      .update(payments)
      .set({ voucher: row?.voucher ?? null })
      .where(eq(payments.id, id))
    return false
  })
