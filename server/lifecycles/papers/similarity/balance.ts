import { createHash } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'

import { freeCharacters, type SimilarityBalance } from '../../../../src/contract/similarity.ts'
import { users } from '../../../db/schema/accounts.ts'
import { similarityChecks } from '../../../db/schema/similarity.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'

/** Comparisons left to the account in the month of `at`. */
export const balanceOf = async (tx: Db | Tx, userId: number, at: Date): Promise<SimilarityBalance> => {
  const { month, end } = monthOf(at)
  const [sum] = await tx
    .select({ used: sql<number>`coalesce(sum(${similarityChecks.characters}), 0)::int` })
    .from(similarityChecks)
    .where(and(eq(similarityChecks.userId, userId), eq(similarityChecks.month, month)))
  return {
    free: freeCharacters,
    left: Math.max(0, freeCharacters - (sum?.used ?? 0)),
    renews_at: end.toISOString(),
  }
}

/**
 * Counts a text, once in a month however often it is sent: an answer that was lost costs nothing. Throws `Refused` where
 * the text has more characters than are left.
 */
export const spend = (db: Db, userId: number, text: string, at: Date): Promise<SimilarityBalance> =>
  db.transaction(async (tx) => {
    // Ten at once are in line at the account's row.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const before = await balanceOf(tx, userId, at)
    const textHash = createHash('sha256').update(text).digest('hex')
    const counted = await tx
      .insert(similarityChecks)
      .values({ userId, month: monthOf(at).month, textHash, characters: text.length, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: similarityChecks.id })
    if (counted.length === 0) return before
    const left = before.left - text.length
    if (left < 0) throw new Refused('freeCharactersSpent', { field: 'text', count: before.left })
    return { ...before, left }
  })

const hoursAhead = 8

/** By the calendar of China, which has no summer time. */
const monthOf = (at: Date) => {
  const there = new Date(at.getTime() + hoursAhead * 3_600_000)
  return {
    month: there.toISOString().slice(0, 7),
    end: new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 1, -hoursAhead)),
  }
}
