import { and, eq, like, lt, ne, sql } from 'drizzle-orm'

import { randomToken } from '../accounts/secrets.ts'
import { serverRow, serverSettings } from '../db/schema/site.ts'
import type { Db, Log } from '../db/types.ts'

export const secondServer =
  'another server works on this database: lives, their chats and uploads belong to one server; stop one of them'

/** Rows of servers that were killed go after a day, in milliseconds. */
const forgottenMs = 86_400_000

/**
 * Writes down that this server works on the database, and warns while another one does. A row that does not change between two
 * beats was left by a server that was killed.
 */
export const keepPresence = (
  { db, log, now }: { readonly db: Db; readonly log: Log; readonly now: () => number },
  id = randomToken(8),
) => {
  const own = `${serverRow}${id}`
  let seen: ReadonlyMap<string, string> | null = null
  let isTold = false
  return {
    beat: async (): Promise<void> => {
      const value = new Date(now()).toISOString()
      await db
        .insert(serverSettings)
        .values({ name: own, value })
        .onConflictDoUpdate({ target: serverSettings.name, set: { value } })
      const others = await db
        .select()
        .from(serverSettings)
        .where(and(like(serverSettings.name, `${serverRow}%`), ne(serverSettings.name, own)))
      const before = seen
      const working = others.filter((row) => before !== null && before.get(row.name) !== row.value)
      if (working.length > 0 && !isTold) log.warn({ servers: working.length + 1 }, secondServer)
      isTold = working.length > 0
      seen = new Map(others.map((row) => [row.name, row.value]))
      const longAgo = new Date(now() - forgottenMs).toISOString()
      await db
        .delete(serverSettings)
        .where(
          and(
            like(serverSettings.name, `${serverRow}%`),
            lt(sql`${serverSettings.value} collate "C"`, longAgo),
          ),
        )
    },
    leave: async (): Promise<void> => {
      await db.delete(serverSettings).where(eq(serverSettings.name, own))
    },
  }
}
