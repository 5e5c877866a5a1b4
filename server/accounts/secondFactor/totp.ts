import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'

import { totpSecrets } from '../../db/schema/factors.ts'
import type { Db, Log, Tx } from '../../db/types.ts'
import type { SigningKey } from '../../shared/config.ts'
import { seal, unseal } from '../seal.ts'

/** Defaults of authenticator apps: SHA-1, six digits, 30 seconds. */
const period = 30
/** A phone's clock may be one period off. */
const window = 1
const secretBytes = 20

/** As the app shows it above the code. */
const issuer = 'Symposium'

/** Begins to set up an app, or another one instead: it counts when a code of it was given. */
export const beginTotp = async (
  tx: Tx | Db,
  key: Uint8Array,
  { userId, label, at }: { userId: number; label: string; at: Date },
): Promise<{ secret: string; address: string }> => {
  const secret = new Secret({ size: secretBytes })
  const pending = seal(key, { user: userId }, secret.bytes)
  await tx
    .insert(totpSecrets)
    .values({ userId, pending, createdAt: at })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: { pending } })
  return { secret: secret.base32, address: new TOTP({ issuer, label, secret, period }).toString() }
}

/** `none`: nothing is being set up. The code counts as used. */
export const confirmTotp = async (
  tx: Tx,
  key: Uint8Array,
  { userId, code, at }: { userId: number; code: string; at: Date },
  log: Pick<Log, 'error'>,
): Promise<'confirmed' | 'wrong' | 'none'> => {
  const [row] = await tx.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)).for('update')
  if (row?.pending == null) return 'none'
  const step = stepOf(opened(key, userId, row.pending, log), code, at)
  if (step === null) return 'wrong'
  await tx
    .update(totpSecrets)
    .set({ sealed: row.pending, pending: null, lastStep: step, confirmedAt: at })
    .where(eq(totpSecrets.userId, userId))
  return 'confirmed'
}

/** Uses up the code. One statement decides, so that of any number of parallel requests one succeeds. */
export const useTotp = async (
  tx: Tx | Db,
  key: Uint8Array,
  { userId, code, at }: { userId: number; code: string; at: Date },
  log: Pick<Log, 'error'>,
): Promise<boolean> => {
  const [row] = await tx
    .select({ sealed: totpSecrets.sealed })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  if (row?.sealed == null) return false
  const step = stepOf(opened(key, userId, row.sealed, log), code, at)
  if (step === null) return false
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        // Another app may have taken its place.
        eq(totpSecrets.sealed, row.sealed),
        lt(totpSecrets.lastStep, step),
      ),
    )
    .returning({ userId: totpSecrets.userId })
  return used.length > 0
}

/** False: there was none that counted. */
export const removeTotp = async (tx: Tx | Db, userId: number): Promise<boolean> => {
  const removed = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.sealed)))
    .returning({ userId: totpSecrets.userId })
  return removed.length > 0
}

/** Start of the app, or null without one. */
export const totpSince = async (tx: Tx | Db, userId: number): Promise<Date | null> => {
  const [row] = await tx
    .select({ at: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), sql`${totpSecrets.sealed} is not null`))
  return row?.at ?? null
}

/** The owner sees a wrong code; this line tells the operator that the key is the cause. */
const opened = (key: SigningKey, userId: number, sealed: string, log: Pick<Log, 'error'>) => {
  const bytes = unseal(key, { user: userId }, sealed)
  if (bytes === null)
    log.error(
      { account: userId },
      'the secret of an authenticator app cannot be opened: it was sealed by another key (SECRET)',
    )
  return bytes
}

/** The period in which the code is the right one, or null. */
const stepOf = (bytes: Uint8Array<ArrayBuffer> | null, typed: string, at: Date): number | null => {
  const token = typed.normalize('NFKC').replace(/\s/g, '')
  if (bytes === null || !/^\d{6}$/.test(token)) return null
  const secret = new Secret({ buffer: bytes.buffer })
  const timestamp = at.getTime()
  const delta = TOTP.validate({ token, secret, period, window, timestamp })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}
