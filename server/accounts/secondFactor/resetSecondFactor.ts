import { eq } from 'drizzle-orm'

import { passkeys, totpSecrets } from '../../db/schema/factors.ts'
import type { Tx } from '../../db/types.ts'
import type { Exchange } from '../../shared/exchange.ts'
import { endAllSessions } from './factorSessions.ts'
import { recordFactorChange } from './recordFactorChange.ts'
import { removeRecoveryCodes } from './recoveryCodes.ts'

/**
 * Removes every factor from an account that lost them all; `by` is the administrator, null the command line. All sessions of
 * the account end, because the holder of the lost device may have one. Returns their ids, for `live.signOut`.
 */
export const resetSecondFactor = async (
  tx: Tx,
  exchange: Pick<Exchange, 'id' | 'userAgent' | 'maskedAddress'>,
  userId: number,
  by: number | null,
  at: Date,
): Promise<number[]> => {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await removeRecoveryCodes(tx, userId)
  await recordFactorChange(tx, exchange, { userId, by, change: 'reset', at })
  return endAllSessions(tx, userId, at)
}
