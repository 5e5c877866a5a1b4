import { eq, sql } from 'drizzle-orm'

import { scenes, users } from '../db/schema/accounts.ts'
import type { Db } from '../db/types.ts'

export interface PolledScene {
  readonly browserHash: string
  readonly status: (typeof scenes.$inferSelect)['status']
  readonly openid: string | null
  readonly expiresAt: Date
  readonly usedAt: Date | null
  /** Phone of the account that confirmed. */
  readonly mobile: string | null
  readonly userId: number | null
}

/**
 * Reads scenes for polls by the digest of their value; null without a scene. Requests that arrive while one query
 * runs are read by the next one together: thousands of polls per second become some hundred queries, and still each
 * reads the database after its request. Nothing is remembered, so that other servers' writes count at once.
 */
export const createSceneReader = (db: Db): ((hash: string) => Promise<PolledScene | null>) => {
  // One text instead of an array: both drivers send it alike, and digests (base64url) hold no comma.
  const byValues = db
    .select({
      valueHash: scenes.valueHash,
      browserHash: scenes.browserHash,
      status: scenes.status,
      openid: scenes.openid,
      expiresAt: scenes.expiresAt,
      usedAt: scenes.usedAt,
      mobile: users.mobile,
      userId: scenes.userId,
    })
    .from(scenes)
    .leftJoin(users, eq(users.id, scenes.userId))
    .where(sql`${scenes.valueHash} = any(string_to_array(${sql.placeholder('hashes')}::text, ','))`)
    .prepare('scenes_by_value')

  let asked: Asked[] = []
  let running = false

  const readAll = async (): Promise<void> => {
    while (asked.length > 0) {
      const batch = asked.splice(0, mostAtOnce)
      try {
        const rows = await byValues.execute({ hashes: batch.map(({ hash }) => hash).join(',') })
        const found = new Map(rows.map((row) => [row.valueHash, row]))
        for (const { hash, settle } of batch) settle(found.get(hash) ?? null)
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    running = false
  }

  return (hash) =>
    new Promise((settle, fail) => {
      asked.push({ hash, settle, fail })
      if (running) return
      running = true
      // After this turn of the event loop, so that all requests that came with it are in the first query.
      setImmediate(() => void readAll())
    })
}

interface Asked {
  readonly hash: string
  readonly settle: (scene: PolledScene | null) => void
  readonly fail: (error: unknown) => void
}

const mostAtOnce = 500
