import { sql } from 'drizzle-orm'

import { tables } from '../../../server/db/tables.ts'
import type { Db } from '../../../server/db/types.ts'

/** Written by any request, whatever becomes of it. */
const ofRequests: ReadonlySet<string> = new Set(['rate_windows', 'sessions'])

/** Digest of the database: all rows of each table but those in which every request leaves a trace. */
export const stateOf = async (db: Db): Promise<Readonly<Record<string, string>>> => {
  const digests = tables()
    .filter(({ name }) => !ofRequests.has(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(name)} t`,
    )
  const { rows } = (await db.execute(sql.join(digests, sql` union all `))) as unknown as {
    rows: Array<{ name: string; digest: string }>
  }
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** Tables that are not any more as they were. */
export const changedSince = async (
  db: Db,
  before: Readonly<Record<string, string>>,
): Promise<readonly string[]> =>
  Object.entries(await stateOf(db)).flatMap(([name, digest]) => (before[name] === digest ? [] : [name]))
