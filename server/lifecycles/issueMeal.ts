import { randomBytes } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'

import { mealVouchers } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/registration.ts'
import type { View } from './types.ts'

/** 128 random bits, in characters that survive a QR code and an address. */
export const voucherCode = () => randomBytes(16).toString('base64url')

/**
 * Blocks new entitlements of this conference until the transaction ends. A payment writes a ticket before it looks for meals, and the
 * ticket refers to the conference: a payment at this moment is either already done, or sees the new meal.
 */
export const lockGiving = async ({ tx }: Pick<View, 'tx'>, conferenceId: number): Promise<void> => {
  const { id } = conferences
  await tx.select({ id }).from(conferences).where(eq(id, conferenceId)).for('update')
}

/** A voucher for this meal to each paid order that has none; the caller has called `lockGiving`. */
export const issueMeal = async (
  { tx, at }: View,
  { id: mealId, conferenceId }: { id: number; conferenceId: number },
): Promise<void> => {
  const paid = await tx
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.conferenceId, conferenceId), eq(orders.kind, 'conf'), eq(orders.state, 'paid')))
    .orderBy(asc(orders.id))
    // A refund that is under way takes the vouchers that it finds: it comes first, or finds this one.
    .for('key share')
  for (let from = 0; from < paid.length; from += batch) {
    const rows = paid.slice(from, from + batch).map(({ id: orderId, userId }) => ({
      ...{ orderId, mealId, userId, code: voucherCode() },
      ...{ createdAt: at, movedAt: at },
    }))
    await tx.insert(mealVouchers).values(rows).onConflictDoNothing()
  }
}

/** A statement takes at most 65 535 parameters. */
const batch = 2000
