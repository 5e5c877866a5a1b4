import { createHash } from 'node:crypto'

import { sql, type SQL } from 'drizzle-orm'

import { DatabaseError } from './errors.ts'
import journal from './migrations/meta/_journal.json'
import type { Db, Tx } from './types.ts'

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

/** Called when a migration begins: the `at`-th of `of`, from 1. */
export type OnMigration = (migration: {
  readonly name: string
  readonly at: number
  readonly of: number
}) => void

/**
 * Applies what is missing, all or nothing; several starting instances wait for each other.
 * Rejects with `DatabaseError` `migrationChanged` or `newerData`. Gives the names it applied.
 */
export const migrate = (
  db: Db,
  wanted: readonly Migration[] = migrations,
  onEach: OnMigration = () => undefined,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await tx.execute(
      sql`create table if not exists applied_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    )
    const missing = pendingOf(await appliedIn(tx), wanted)
    for (const [index, { name, sql: text }] of missing.entries()) {
      onEach({ name, at: index + 1, of: missing.length })
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into applied_migrations (name, hash) values (${name}, ${hashOf(text)})`)
    }
    return missing.map(({ name }) => name)
  })

/** Migrations that the next start would apply; changes nothing. `isNew`: none was ever applied. Rejects like `migrate`. */
export const pendingMigrations = async (
  db: Db,
): Promise<{ readonly names: readonly string[]; readonly isNew: boolean }> => {
  const [found] = await rowsOf<{ made: boolean }>(
    db,
    sql`select to_regclass('applied_migrations') is not null as made`,
  )
  const applied = found?.made === true ? await appliedIn(db) : []
  return { names: pendingOf(applied, migrations).map(({ name }) => name), isNew: applied.length === 0 }
}

interface Applied {
  readonly name: string
  readonly hash: string
}

const appliedIn = (db: Db | Tx) => rowsOf<Applied>(db, sql`select name, hash from applied_migrations`)

const rowsOf = async <Row>(db: Db | Tx, query: SQL): Promise<readonly Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows

const pendingOf = (applied: readonly Applied[], wanted: readonly Migration[]): readonly Migration[] => {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  for (const name of hashes.keys())
    if (!wanted.some((migration) => migration.name === name))
      throw new DatabaseError(
        'newerData',
        `The data was written by a newer program (migration ${name}): start that program, or restore the backup from before the upgrade`,
      )
  return wanted.filter(({ name, sql: text }) => {
    const known = hashes.get(name)
    if (known !== undefined && known !== hashOf(text))
      throw new DatabaseError('migrationChanged', `Migration ${name} was changed after it had been applied`)
    return known === undefined
  })
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Any constant; all instances of the program must share it. */
const lockKey = 7_306_529
