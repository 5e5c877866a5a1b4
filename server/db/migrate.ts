import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { DatabaseError } from './errors.ts'
import journal from './migrations/meta/_journal.json'
import type { Db } from './types.ts'

/** The files travel inside the bundle, so that there is no folder to find at run time. */
const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface Migration {
  name: string
  sql: string
}

export const migrations: readonly Migration[] = journal.entries.map(({ tag }) => {
  const text = files[`./migrations/${tag}.sql`]
  if (text === undefined) throw new Error(`The journal names a migration without a file: ${tag}`)
  return { name: tag, sql: text }
})

/**
 * Applies what is missing, all or nothing; several starting instances wait for each other.
 * Rejects with `DatabaseError` `migrationChanged` or `newerData`. Gives the names it applied.
 */
export const migrate = (db: Db, wanted: readonly Migration[] = migrations): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await tx.execute(
      sql`create table if not exists applied_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    )
    const applied = (await tx.execute(sql`select name, hash from applied_migrations`)) as unknown as {
      rows: { name: string; hash: string }[]
    }
    const hashes = new Map(applied.rows.map(({ name, hash }) => [name, hash]))
    for (const name of hashes.keys()) {
      if (!wanted.some((migration) => migration.name === name)) {
        throw new DatabaseError('newerData', `The data was written by a newer program (migration ${name})`)
      }
    }
    const done: string[] = []
    for (const { name, sql: text } of wanted) {
      const hash = createHash('sha256').update(text).digest('hex')
      const known = hashes.get(name)
      if (known === hash) continue
      if (known !== undefined) {
        throw new DatabaseError('migrationChanged', `Migration ${name} was changed after it had been applied`)
      }
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into applied_migrations (name, hash) values (${name}, ${hash})`)
      done.push(name)
    }
    return done
  })

/** Any constant; all instances of the program must share it. */
const lockKey = 7_306_529
