import { randomBytes } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'

import { certificates, meals, mealVouchers, tickets } from '../db/schema/admission.ts'
import { invoices } from '../db/schema/invoices.ts'
import { orders } from '../db/schema/registration.ts'
import type { View } from './types.ts'

/**
 * What a paid order gives: a ticket, a voucher for each meal that is still to come, the prospect of a certificate, and an invoice that can be
 * asked for. What it has given before and was not revoked is not given twice.
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
    .values({ orderId, userId, conferenceId, code: code(), ...born })
    .onConflictDoNothing()
  const served = await tx
    .select()
    .from(meals)
    // Nobody can have a meal that is over: registration may go on during the conference.
    .where(and(eq(meals.conferenceId, conferenceId), gt(meals.endsAt, at)))
    .orderBy(meals.id)
  if (served.length > 0) {
    await tx
      .insert(mealVouchers)
      .values(served.map(({ id }) => ({ orderId, mealId: id, userId, code: code(), ...born })))
      .onConflictDoNothing()
  }
  const known = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.conferenceId, conferenceId),
        eq(certificates.kind, 'attendance'),
        ne(certificates.state, 'revoked'),
      ),
    )
  if (known.length > 0) return
  // Two orders of one person may be paid at the same moment.
  await tx
    .insert(certificates)
    .values({
      userId,
      conferenceId,
      kind: 'attendance',
      code: code(),
      name: order.attendee.name,
      ...born,
    })
    .onConflictDoNothing()
}

/** 128 bits that nobody can guess, in characters that survive a QR code and an address. */
const code = () => randomBytes(16).toString('base64url')
