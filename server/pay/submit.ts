import { eq } from 'drizzle-orm'

import { payments } from '../db/commerce.ts'
import { readVoucher } from '../files/readVoucher.ts'
import type { FileStore } from '../files/store.ts'
import { Refused } from '../http/refused.ts'
import { paymentDesk } from '../lifecycles/desks/payment.ts'
import { rolesOf } from '../lifecycles/rolesOf.ts'
import type { Actor } from '../lifecycles/types.ts'
import type { PayTools } from './tools.ts'

interface Submission {
  readonly id: number
  readonly version: number
  readonly key: string
  /** A data address. */
  readonly content: string
}

/**
 * Keeps the voucher of a transfer and puts it before finance. The file is written first and thrown away if the move is
 * refused: a voucher that finance is asked to look at is always there. Throws `Refused`.
 */
export const submitVoucher = async (
  { engine }: PayTools,
  vouchers: FileStore,
  actor: Actor,
  { id, version, key, content }: Submission,
): Promise<void> => {
  const { bytes, ending } = await readVoucher(content)
  const name = await vouchers.put(bytes, ending)
  try {
    await engine.run(async (scope) => {
      const { tx } = scope
      const before = await paymentDesk.load(scope, id, actor)
      if (before === null || !(await rolesOf(tx, actor, before)).includes('owner'))
        throw new Refused('notFound')
      const [row] = await tx.select({ voucher: payments.voucher }).from(payments).where(eq(payments.id, id))
      await tx.update(payments).set({ voucher: name }).where(eq(payments.id, id))
      const event = { type: 'payment.submit' }
      const moved = await scope.fire(actor, { entity: 'payment', id, event, version, key })
      if (!moved.isRepeated) return
      await tx
        .update(payments)
        .set({ voucher: row?.voucher ?? null })
        .where(eq(payments.id, id))
      await vouchers.remove(name)
    })
  } catch (error) {
    await vouchers.remove(name)
    throw error
  }
}
