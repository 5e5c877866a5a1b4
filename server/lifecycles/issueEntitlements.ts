import { and, eq, gt, isNull } from 'drizzle-orm'

import { meals, mealVouchers, tickets } from '../db/schema/admission.ts'
import { invoices } from '../db/schema/invoices.ts'
import { orders } from '../db/schema/registration.ts'
import { openCertificate } from './openCertificate.ts'
import type { View } from './types.ts'
import { voucherCode } from './issueMeal.ts'

/**
 * Goods of a paid order: a ticket, a voucher for each coming meal, the prospect of a certificate, and an invoice that can be
 * requested. Goods given before and not revoked are not given twice.
 */
export const issueEntitlements = async ({ tx, at }: View, orderId: number): Promise<void> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw new Error(`order ${orderId} vanished while it was paid`)
  const born = { createdAt: at, movedAt: at }
  await tx
    .insert(invoices)
    .values({ orderId, ...born })
    .onConflictDoNothing()
  if (order.kind !== 'conf') return
  const { userId, conferenceId } = order
  await tx
    .insert(tickets)
    .values({ orderId, userId, conferenceId, code: voucherCode(), ...born })
    .onConflictDoNothing()
  const served = await tx
    .select()
    .from(meals)
    // No voucher for a meal that is over: registration may go on during the conference.
    .where(and(eq(meals.conferenceId, conferenceId), gt(meals.endsAt, at), isNull(meals.retiredAt)))
    .orderBy(meals.id)
  if (served.length > 0) {
    await tx
      .insert(mealVouchers)
      .values(served.map(({ id }) => ({ orderId, mealId: id, userId, code: voucherCode(), ...born })))
      .onConflictDoNothing()
  }
  await openCertificate({ tx, at }, { userId, conferenceId, kind: 'attendance', name: order.attendee.name })
}
