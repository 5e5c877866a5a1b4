import { and, eq, isNull, ne } from 'drizzle-orm'

import { sessions } from '../../db/schema/accounts.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Member } from '../sessions.ts'

/** The session has brought the second factor. */
export const keepProof = async (tx: Tx | Db, { sessionId }: Member, at: Date): Promise<void> => {
  await tx.update(sessions).set({ awaitsFactor: false, factorAt: at }).where(eq(sessions.id, sessionId))
}

/** The account has got its first factor: its sessions that signed in without one must bring it, too. Returns their ids. */
export const askOtherSessions = async (tx: Tx, { userId, sessionId }: Member): Promise<number[]> =>
  ids(
    await tx
      .update(sessions)
      .set({ awaitsFactor: true })
      .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id }),
  )

/** There is nothing left that they could bring. Their ids. */
export const endWaitingSessions = async (tx: Tx, userId: number, at: Date): Promise<number[]> =>
  ids(
    await tx
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.userId, userId), eq(sessions.awaitsFactor, true), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id }),
  )

/** Their ids. */
export const endAllSessions = async (tx: Tx, userId: number, at: Date): Promise<number[]> =>
  ids(
    await tx
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id }),
  )

const ids = (rows: ReadonlyArray<{ id: number }>): number[] => rows.map(({ id }) => id)
