import { and, desc, eq, sql } from 'drizzle-orm'

import type { ScanAnswer } from '../../src/contract/notes.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { meals, mealVouchers, orders, scans, tickets, ticketTypes } from '../db/commerce.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../http/refused.ts'
import { timeOfScan } from '../lifecycles/scanTime.ts'
import type { Actor, Moved, Scope } from '../lifecycles/types.ts'
import type { MessageLanguage } from '../messages.ts'

export interface Scan {
  readonly conferenceId: number
  readonly code: string
  readonly gate: string
  /** Chosen by the device for this scan. */
  readonly nonce: string
  /** By the device's clock. */
  readonly scannedAt: Date
}
type Staff = Actor & { readonly userId: number }

/**
 * One scan of a ticket or of a meal voucher. It is written down whatever becomes of it, and told again it answers the same.
 * Tickets are signed in by whoever scanned first, although a gate without network may tell of it last; the other scan,
 * which let somebody in too, is written down as `conflict`.
 */
export const takeScan = async (
  scope: Scope,
  staff: Staff,
  scan: Scan,
  language: MessageLanguage,
): Promise<ScanAnswer> => {
  const { tx } = scope
  // The same scan told twice at once: the second waits and finds it.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${lockKey}, hashtext(${`${staff.userId} ${scan.nonce}`}))`,
  )
  const [known] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.staffId, staff.userId), eq(scans.nonce, scan.nonce)))
  if (known !== undefined) {
    if (known.code !== scan.code || known.conferenceId !== scan.conferenceId) throw new Refused('keyReused')
    return describe(scope, scan, known.result, language)
  }
  const result = await resultOf(scope, staff, scan)
  const ticket = await ticketOf(scope, scan.code)
  await tx.insert(scans).values({
    ...scan,
    ticketId: ticket?.id ?? null,
    staffId: staff.userId,
    result,
    createdAt: scope.at,
  })
  return describe(scope, scan, result, language)
}

const lockKey = 7_306_532

const resultOf = async (scope: Scope, staff: Staff, scan: Scan): Promise<string> => {
  const ticket = await ticketOf(scope, scan.code)
  if (ticket !== undefined) {
    if (ticket.conferenceId !== scan.conferenceId) return 'wrongGate'
    const moved = await tryTo(scope, staff, scan, 'ticket', ticket.id)
    if (moved === 'alreadySignedIn') {
      const signed = await ticketOf(scope, scan.code)
      const isElsewhere = signed?.signedBy !== staff.userId || signed.gate !== scan.gate
      return isElsewhere && couldNotKnow(scope, scan) ? 'conflict' : moved
    }
    if (typeof moved === 'string') return moved
    if (moved.before.state === 'valid.signed_in') await contradict(scope, scan)
    return 'accepted'
  }
  const voucher = await voucherOf(scope, scan.code)
  if (voucher === undefined) return 'ticketUnknown'
  if (voucher.conferenceId !== scan.conferenceId) return 'wrongGate'
  const moved = await tryTo(scope, staff, scan, 'mealVoucher', voucher.id)
  if (typeof moved !== 'string') return 'accepted'
  const before = await lastAccepted(scope, scan.code)
  const isElsewhere = before !== undefined && (before.staffId !== staff.userId || before.gate !== scan.gate)
  return moved === 'mealUsed' && isElsewhere && couldNotKnow(scope, scan) ? 'conflict' : moved
}

/** What was moved, or why it was not. */
const tryTo = async (
  scope: Scope,
  staff: Staff,
  { gate, scannedAt }: Scan,
  entity: 'ticket' | 'mealVoucher',
  id: number,
): Promise<Moved | Reason> => {
  const type = entity === 'ticket' ? 'ticket.scan' : 'meal.scan'
  const at = timeOfScan({ type, at: scannedAt.toISOString() }, scope.at).toISOString()
  try {
    return await scope.fire(staff, { entity, id, event: { type, at, gate } })
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}

/** A device that told so long after the scan had no network when it let somebody in. */
const lateSeconds = 60

const couldNotKnow = ({ at }: Scope, { scannedAt }: Scan): boolean =>
  at.getTime() - scannedAt.getTime() > lateSeconds * 1000

/** An earlier scan has taken the place of the one that had counted until now: that is written down once more. */
const contradict = async (scope: Scope, { code, nonce }: Scan) => {
  const counted = await lastAccepted(scope, code)
  if (counted === undefined) return
  const { id: _, ...rest } = counted
  await scope.tx.insert(scans).values({
    ...rest,
    nonce: `${counted.nonce} ${nonce}`,
    result: 'conflict',
    createdAt: scope.at,
  })
}

/** The scan by which somebody came in with this code, as far as gates have told. */
const lastAccepted = async ({ tx }: Scope, code: string) => {
  const [row] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.code, code), eq(scans.result, 'accepted')))
    .orderBy(desc(scans.id))
    .limit(1)
  return row
}

const ticketOf = async ({ tx }: Scope, code: string) => {
  const [row] = await tx.select().from(tickets).where(eq(tickets.code, code))
  return row
}

const voucherOf = async ({ tx }: Scope, code: string) => {
  const [row] = await tx
    .select({ id: mealVouchers.id, conferenceId: meals.conferenceId })
    .from(mealVouchers)
    .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
    .where(eq(mealVouchers.code, code))
  return row
}

/** Whose ticket it is and the sign-in that counts, as they are now. Tickets of other conferences stay nameless. */
const describe = async (
  scope: Scope,
  { code, conferenceId }: Scan,
  result: string,
  language: MessageLanguage,
): Promise<ScanAnswer> => {
  const nobody = { result, name: '', item: '', signed_at: null, gate: null, signed_by: null }
  const { tx } = scope
  const [ticket] = await tx
    .select({ ticket: tickets, order: orders, type: ticketTypes, by: users.nickname })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .leftJoin(users, eq(users.id, tickets.signedBy))
    .where(and(eq(tickets.code, code), eq(tickets.conferenceId, conferenceId)))
  if (ticket !== undefined) {
    return {
      result,
      name: ticket.order.attendee.name,
      item: (language === 'en' ? ticket.type?.engName : ticket.type?.name) ?? '',
      signed_at: ticket.ticket.signedAt?.toISOString() ?? null,
      gate: ticket.ticket.gate,
      signed_by: ticket.by,
    }
  }
  const [voucher] = await tx
    .select({ voucher: mealVouchers, meal: meals, holder: users.nickname })
    .from(mealVouchers)
    .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
    .innerJoin(users, eq(users.id, mealVouchers.userId))
    .where(and(eq(mealVouchers.code, code), eq(meals.conferenceId, conferenceId)))
  if (voucher === undefined) return nobody
  const accepted = await lastAccepted(scope, code)
  const [by] =
    accepted === undefined
      ? []
      : await tx.select({ nickname: users.nickname }).from(users).where(eq(users.id, accepted.staffId))
  return {
    result,
    name: voucher.holder,
    item: language === 'en' ? voucher.meal.engName : voucher.meal.name,
    signed_at: voucher.voucher.usedAt?.toISOString() ?? null,
    gate: accepted?.gate ?? null,
    signed_by: by?.nickname ?? null,
  }
}
