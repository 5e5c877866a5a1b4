import { randomInt } from 'node:crypto'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'

import { recoveryCodes } from '../../db/schema/factors.ts'
import type { Db, Tx } from '../../db/types.ts'
import { keyedDigest, keysOf } from '../secrets.ts'

const amount = 10
/** Without o and l, 1 and 0, i and u. 30 signs, so that a code is one of 2⁴⁹. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** Ten new ones instead of those that there were, as they are shown: `abcde-fghjk`. */
export const renewRecoveryCodes = async (
  tx: Tx,
  key: Uint8Array,
  { userId, at }: { userId: number; at: Date },
): Promise<string[]> => {
  const codes = Array.from({ length: amount }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(key, userId, code), createdAt: at })))
  return codes
}

/** Uses it up. */
export const useRecoveryCode = async (
  tx: Tx | Db,
  key: Uint8Array,
  { userId, code, at }: { userId: number; code: string; at: Date },
): Promise<boolean> => {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(
          recoveryCodes.codeHash,
          keysOf(key).map((each) => hashOf(each, userId, code)),
        ),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

export const recoveryCodesLeft = async (tx: Tx | Db, userId: number): Promise<number> => {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export const removeRecoveryCodes = async (tx: Tx | Db, userId: number): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

const newCode = (): string => {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

/** However it was written down. */
const hashOf = (key: Uint8Array, userId: number, code: string): string =>
  keyedDigest(
    key,
    'recovery',
    String(userId),
    code
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\da-z]/g, ''),
  )
