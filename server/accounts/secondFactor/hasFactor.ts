import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { passkeys, totpSecrets } from '../../db/schema/factors.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { FactorPolicy } from '../../shared/config.ts'

/** Whether signing in to the account takes a second proof. Recovery codes replace a second proof; alone they do not count as one. */
export const hasFactor = async (tx: Tx | Db, userId: number): Promise<boolean> => {
  const [passkey] = await tx
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1)
  if (passkey !== undefined) return true
  const [totp] = await tx
    .select({ one: sql`1` })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.sealed)))
  return totp !== undefined
}

/** Parts that require a second factor (ACC-02), also where finance is that of one conference. */
export const guardedParts = ['finance', 'admin'] as const

/** Whether the account may do the work of its guarded parts. */
export const mayPlayGuarded = async (tx: Tx | Db, policy: FactorPolicy, userId: number): Promise<boolean> =>
  !(await needsFactor(tx, policy, userId)) || hasFactor(tx, userId)

/** Whether the account plays such a part, and this site asks for a factor. */
export const needsFactor = async (tx: Tx | Db, policy: FactorPolicy, userId: number): Promise<boolean> => {
  if (policy === 'offered') return false
  const [part] = await tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, [...guardedParts])))
    .limit(1)
  return part !== undefined
}
