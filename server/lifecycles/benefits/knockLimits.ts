import { randomInt } from 'node:crypto'
import { and, count, eq, gte } from 'drizzle-orm'

import { knockRules } from '../../../src/contract/benefits.ts'
import { knockHits } from '../../db/schema/benefits.ts'
import type { Db, Tx } from '../../db/types.ts'
import { dayStart } from './chinaTime.ts'

/** Largest reduction of an order by knocks, in fen; 0: it costs too little. */
export const knockLimit = (amount: number): number => {
  const limit = Math.min(knockRules.cap, Math.floor((amount * knockRules.percent) / 100))
  // A yuan at least, or a knock would be worth nothing.
  return limit < 100 ? 0 : limit
}

/** Reduction of one knock, in fen: drawn here, and never more than is left. */
export const drawKnock = (limit: number, total: number): number => {
  const left = limit - total
  const least = Math.max(1, Math.floor((limit * knockRules.least) / 100))
  const most = Math.max(least, Math.floor((limit * knockRules.most) / 100))
  const drawn = randomInt(least, most + 1)
  // A rest that would be too little for another knock is included in this one.
  return left - drawn < least ? left : drawn
}

/** Knocks of an account since the day of `at` began. */
export const knocksToday = async (db: Db | Tx, userId: number, at: Date): Promise<number> => {
  const [sum] = await db
    .select({ knocks: count() })
    .from(knockHits)
    .where(and(eq(knockHits.userId, userId), gte(knockHits.createdAt, dayStart(at))))
  return sum?.knocks ?? 0
}
