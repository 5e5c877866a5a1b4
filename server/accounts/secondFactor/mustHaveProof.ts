import { and, eq } from 'drizzle-orm'

import { sessions } from '../../db/schema/accounts.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { FactorPolicy } from '../../shared/config.ts'
import { Refused } from '../../shared/refused.ts'
import { hasFactor, mayPlayGuarded } from './hasFactor.ts'

/** How long one proof is good for. */
const freshMs = 10 * 60_000

interface Who {
  readonly userId: number
  /** Absent: no session, and nothing was proved. */
  readonly sessionId?: number
}

/** Requires a factor for a guarded part. @throws Refused `secondFactorMissing` */
export const mustHaveFactor = async (tx: Tx | Db, policy: FactorPolicy, userId: number): Promise<void> => {
  if (!(await mayPlayGuarded(tx, policy, userId))) throw new Refused('secondFactorMissing')
}

/** Before money moves: an account with a factor must have brought it a moment ago. @throws Refused `stepUpNeeded` */
export const mustHaveStepped = async (tx: Tx | Db, who: Who, at: Date): Promise<void> => {
  if (!(await hasFactor(tx, who.userId))) return
  const session = await sessionOf(tx, who)
  if (!isFresh(session?.factorAt, at)) throw new Refused('stepUpNeeded')
}

/**
 * Before factors change: requires the factor, or without one a sign-in, a moment ago.
 * @throws Refused `stepUpNeeded`, `freshSignInNeeded`
 */
export const mustBeRecent = async (tx: Tx | Db, who: Who, at: Date): Promise<void> => {
  await mustHaveStepped(tx, who, at)
  const session = await sessionOf(tx, who)
  if (!isFresh(session?.factorAt, at) && !isFresh(session?.createdAt, at))
    throw new Refused('freshSignInNeeded')
}

const sessionOf = async (tx: Tx | Db, { userId, sessionId }: Who) => {
  if (sessionId === undefined) return undefined
  const [session] = await tx
    .select({ factorAt: sessions.factorAt, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
  return session
}

const isFresh = (proved: Date | null | undefined, at: Date): boolean =>
  proved != null && at.getTime() - proved.getTime() <= freshMs
