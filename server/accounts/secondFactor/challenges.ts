import { and, eq, lt } from 'drizzle-orm'

import { factorChallenges } from '../../db/schema/factors.ts'
import type { Db } from '../../db/types.ts'
import { randomToken } from '../secrets.ts'

export const challengeSeconds = 300

export type ChallengePurpose = 'add' | 'verify'

/** Something new to sign, for this session and purpose alone. */
export const makeChallenge = async (
  db: Db,
  { sessionId, purpose, at }: { sessionId: number; purpose: ChallengePurpose; at: Date },
): Promise<string> => {
  const challenge = randomToken(32)
  const expiresAt = new Date(at.getTime() + challengeSeconds * 1000)
  await db.insert(factorChallenges).values({ sessionId, purpose, challenge, createdAt: at, expiresAt })
  return challenge
}

/** Whether it was made for them and is not older than five minutes. It is gone afterwards, whatever is found. */
export const useChallenge = async (
  db: Db,
  {
    sessionId,
    purpose,
    challenge,
    at,
  }: {
    sessionId: number
    purpose: ChallengePurpose
    challenge: string
    at: Date
  },
): Promise<boolean> => {
  const [used] = await db
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.challenge, challenge), eq(factorChallenges.sessionId, sessionId)))
    .returning({ purpose: factorChallenges.purpose, expiresAt: factorChallenges.expiresAt })
  return used?.purpose === purpose && used.expiresAt > at
}

export const sweepChallenges = async (db: Db, now: number): Promise<void> => {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, new Date(now)))
}
