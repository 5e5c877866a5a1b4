import { eq, lt, sql } from 'drizzle-orm'

import type { Db } from '../db/types.ts'
import { rateWindows } from '../db/schema/accounts.ts'

/** At most `hits` per `seconds`, counted from the first one. */
export interface Window {
  readonly key: string
  readonly hits: number
  readonly seconds: number
}

/**
 * Counts one hit; null when it is allowed, else the seconds until the next one is. A refused hit is not counted. One
 * statement decides, so that any number of parallel requests (and servers) get exactly `hits`.
 */
export const takeHit = async (db: Db, window: Window, now: number): Promise<number | null> => {
  const at = new Date(now).toISOString()
  const cutoff = new Date(now - window.seconds * 1000).toISOString()
  const over = sql`${rateWindows.windowStart} <= ${cutoff}::timestamptz`
  const taken = await db
    .insert(rateWindows)
    .values({ key: window.key, windowStart: new Date(now), hits: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateWindows.hits} + 1 end`,
        windowStart: sql`case when ${over} then ${at}::timestamptz else ${rateWindows.windowStart} end`,
      },
      setWhere: sql`${over} or ${rateWindows.hits} < ${window.hits}`,
    })
    .returning({ hits: rateWindows.hits })
  if (taken.length > 0) return null
  return secondsLeft(db, window, now)
}

/** Takes one counted hit back, because what it stood for did not happen. */
export const giveHitBack = async (db: Db, window: Window): Promise<void> => {
  await db
    .update(rateWindows)
    .set({ hits: sql`greatest(${rateWindows.hits} - 1, 0)` })
    .where(eq(rateWindows.key, window.key))
}

export const clearHits = async (db: Db, key: string): Promise<void> => {
  await db.delete(rateWindows).where(eq(rateWindows.key, key))
}

/** Windows older than two days mean nothing: the longest is a day. */
export const sweepWindows = async (db: Db, now: number): Promise<void> => {
  await db.delete(rateWindows).where(lt(rateWindows.windowStart, new Date(now - 2 * 86_400_000)))
}

const secondsLeft = async (db: Db, window: Window, now: number): Promise<number> => {
  const [row] = await db.select().from(rateWindows).where(eq(rateWindows.key, window.key))
  const start = row?.windowStart.getTime() ?? now
  return Math.max(1, Math.ceil((start + window.seconds * 1000 - now) / 1000))
}
