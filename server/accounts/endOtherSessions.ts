import { and, eq, isNull, ne } from 'drizzle-orm'

import { sessions } from '../db/schema/accounts.ts'
import type { Tx } from '../db/types.ts'

/** Ends every session of the account but this one (null: every one), or `only` one of them. Answers which ended. */
export const endOtherSessions = async (
  tx: Tx,
  { userId, sessionId, only }: { userId: number; sessionId: number | null; only?: number | undefined },
  at: Date,
): Promise<number[]> => {
  const rows = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        sessionId === null ? undefined : ne(sessions.id, sessionId),
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    )
    .returning({ id: sessions.id })
  return rows.map(({ id }) => id)
}
