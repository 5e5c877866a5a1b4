import { and, desc, eq, sql } from 'drizzle-orm'

import type { ScanAnswer } from '../../src/contract/notes.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { users } from '../db/schema/accounts.ts'
import { meals, mealVouchers, scans, tickets } from '../db/schema/admission.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import { Refused } from '../shared/refused.ts'
import type { Actor, Moved, Scope } from '../lifecycles/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { bearersOf } from '../lifecycles/bearers.ts'

export interface Scan {
  readonly conferenceId: number
  readonly code: string
  readonly gate: string
  /** Chosen by the device for this scan. */
  readonly nonce: string
  /** When it was made by the device's clock; null: now, by the server's. */
  readonly scannedAt: Date | null
}
type Staff = Actor & { readonly userId: number }

/**
 * One scan of a ticket or of a meal voucher. It is recorded with any result, and a repeated report gets the same answer.
 * The first scan signs a ticket in, although a gate without network may report it last; the other scan,
 * which let a visitor in too, is recorded as `conflict`.
 */
export const takeScan = async (
  scope: Scope,
  staff: Staff,
  scan: Scan,
  language: MessageLanguage,
): Promise<ScanAnswer> => {
  const { tx } = scope
  // The same scan reported twice at once: the second waits and finds it.
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
  const { scannedAt, ...rest } = scan
  const at = scope.now()
  await tx.insert(scans).values({
    ...rest,
    scannedAt: scannedAt ?? at,
    ticketId: ticket?.id ?? null,
    staffId: staff.userId,
    result,
    createdAt: at,
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

/** Moves the row by a scan; returns the move, or the reason of the refusal. */
const tryTo = async (
  scope: Scope,
  staff: Staff,
  { gate, scannedAt }: Scan,
  entity: 'ticket' | 'mealVoucher',
  id: number,
): Promise<Moved | Reason> => {
  const type = entity === 'ticket' ? 'ticket.scan' : 'meal.scan'
  const at = scannedAt === null ? {} : { at: scannedAt.toISOString() }
  try {
    return await scope.fire(staff, { entity, id, event: { type, gate, ...at } })
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}

/** A device that reports so long after the scan had no network when it let the visitor in. */
const lateSeconds = 60

const couldNotKnow = ({ now }: Scope, { scannedAt }: Scan): boolean =>
  scannedAt !== null && now().getTime() - scannedAt.getTime() > lateSeconds * 1000

/** An earlier scan has taken the place of the one that had counted until now: that is recorded again. */
const contradict = async (scope: Scope, { code, nonce }: Scan) => {
  const counted = await lastAccepted(scope, code)
  if (counted === undefined) return
  const { id: _, ...rest } = counted
  await scope.tx.insert(scans).values({
    ...rest,
    nonce: `${counted.nonce} ${nonce}`,
    result: 'conflict',
    createdAt: scope.now(),
  })
}

/** The scan that admitted a visitor with this code, as far as gates have reported. */
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

/** Owner of the code and the sign-in or meal that counts, as they are now. A code of another conference gets no name. */
const describe = async (
  { tx }: Scope,
  { code, conferenceId }: Scan,
  result: string,
  language: MessageLanguage,
): Promise<ScanAnswer> => {
  const bearer = (await bearersOf(tx, conferenceId, [code], language)).get(code)
  const nobody = { result, kind: null, name: '', account: null, item: '' }
  if (bearer === undefined) return { ...nobody, signed_at: null, gate: null, signed_by: null }
  return { result, ...bearer, ...(await (bearer.kind === 'ticket' ? signInOf : useOf)(tx, code)) }
}

const signInOf = async (tx: Scope['tx'], code: string) => {
  const [row] = await tx
    .select({ ticket: tickets, by: users.nickname })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.signedBy))
    .where(eq(tickets.code, code))
  return {
    signed_at: row?.ticket.signedAt?.toISOString() ?? null,
    gate: row?.ticket.gate ?? null,
    signed_by: row?.by ?? null,
  }
}

/** When a meal was handed out and by whom is in the history of its voucher; where, only in the scan, if it was one. */
const useOf = async (tx: Scope['tx'], code: string) => {
  const [row] = await tx
    .select({ usedAt: mealVouchers.usedAt, by: users.nickname, gate: scans.gate })
    .from(mealVouchers)
    .leftJoin(
      lifecycleEvents,
      and(
        eq(lifecycleEvents.entity, 'mealVoucher'),
        eq(lifecycleEvents.entityId, mealVouchers.id),
        eq(lifecycleEvents.event, 'meal.scan'),
      ),
    )
    .leftJoin(users, eq(users.id, lifecycleEvents.actorId))
    .leftJoin(scans, and(eq(scans.code, mealVouchers.code), eq(scans.result, 'accepted')))
    .where(eq(mealVouchers.code, code))
    .orderBy(desc(scans.id))
    .limit(1)
  return {
    signed_at: row?.usedAt?.toISOString() ?? null,
    gate: row?.gate ?? null,
    signed_by: row?.by ?? null,
  }
}
