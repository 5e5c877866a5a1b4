import { and, asc, eq, isNull } from 'drizzle-orm'

import type { couponBatches } from '../../db/schema/couponBatches.ts'
import { couponCodes } from '../../db/schema/couponBatches.ts'
import { coupons } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { storedCode } from './codes.ts'
import { lockBatch } from './lockBatch.ts'

type Batch = typeof couponBatches.$inferSelect

/** Ticket type or paper that a coupon of a batch is used for. */
export interface CouponPlace {
  readonly conferenceId: number
  /** Null: of a paper. */
  readonly ticketTypeId: number | null
}

/** The batch that has the code, under its lock; null: none has. */
export const lockBatchOf = async (tx: Tx, code: string): Promise<Batch | null> => {
  const [found] = await tx
    .select({ id: couponCodes.batchId })
    .from(couponCodes)
    .where(eq(couponCodes.code, storedCode(code)))
    .limit(1)
  if (found === undefined) return null
  return (await lockBatch(tx, found.id)) ?? null
}

/** Refuses, by name, what a batch is not for. The caller holds its lock. */
export const refuseBatch = (
  batch: Batch,
  { conferenceId, ticketTypeId }: CouponPlace,
  { field, at }: { field: string; at: Date },
): void => {
  if (ticketTypeId === null) throw new Refused('couponNotFor', { field })
  if (batch.conferenceId !== conferenceId) throw new Refused('couponOtherConference', { field })
  if (batch.ticketTypeIds.length > 0 && !batch.ticketTypeIds.includes(ticketTypeId))
    throw new Refused('couponOtherTicket', { field })
  if (batch.withdrawnAt !== null) throw new Refused('couponRevoked', { field })
  if (batch.validUntil <= at) throw new Refused('couponExpired', { field })
}

/**
 * Makes a free use of a code the coupon of an account: from then on it is theirs like any other, and comes back to them when the order is
 * closed. The caller holds the lock of the batch. @throws Refused `couponTakenUp`
 */
export const claimCoupon = async (
  tx: Tx,
  batch: Batch,
  { code, userId, field, at }: { code: string; userId: number; field: string; at: Date },
): Promise<typeof coupons.$inferSelect> => {
  const stored = storedCode(code)
  const [use] = await tx
    .select({ id: couponCodes.id })
    .from(couponCodes)
    .where(and(eq(couponCodes.batchId, batch.id), eq(couponCodes.code, stored), isNull(couponCodes.couponId)))
    .orderBy(asc(couponCodes.id))
    .limit(1)
  if (use === undefined) throw new Refused('couponTakenUp', { field })
  const [coupon] = await tx
    .insert(coupons)
    .values({
      ...{ userId, code: stored, kind: 'registration', source: 'organizer', amount: batch.amount },
      ...{ expiresAt: batch.validUntil, createdAt: at },
    })
    .returning()
  if (coupon === undefined) throw new Error('the coupon was not written')
  await tx.update(couponCodes).set({ couponId: coupon.id }).where(eq(couponCodes.id, use.id))
  return coupon
}
