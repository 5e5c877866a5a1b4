import { sql } from 'drizzle-orm'

import { seed, type SeedOptions } from '../../server/db/seed.ts'
import { seedCommerce } from '../../server/db/seedCommerce.ts'
import { tables } from '../../server/db/tables.ts'
import type { OpenedDatabase } from '../../server/db/types.ts'

type Db = OpenedDatabase['db']
type HashPassword = NonNullable<SeedOptions['hashPassword']>

/**
 * Start of the tests' clocks. The demo content counts from it, too: counted from today, its conferences would come a day
 * later on every day, and one day after the sessions, holds and terms of a test have run out.
 */
export const testsBegin = Date.UTC(2026, 10, 21, 2)

/** Demo data by the function that hashed the passwords. */
const demos = new WeakMap<HashPassword, Fill>()

/** The demo content in an empty database. */
export const seedDemo = async (db: Db, hashPassword: HashPassword): Promise<void> => {
  const fill =
    demos.get(hashPassword) ??
    remembered(async (empty) => {
      const now = () => new Date(testsBegin)
      await seed(empty, { hashPassword, now })
      await seedCommerce(empty, { now })
    })
  demos.set(hashPassword, fill)
  await fill(db)
}

type Fill = (db: Db) => Promise<void>

/**
 * Fills empty databases alike. Only the first of a process is filled by `fill`, which may need hundreds of statements; the
 * others get the same rows in one.
 */
export const remembered = (fill: Fill): Fill => {
  let known: string | undefined
  return async (db) => {
    if (known === undefined) {
      await fill(db)
      known = await statementOf(db)
      return
    }
    const rows = sql.raw(known)
    await db.transaction(async (tx) => {
      // Triggers and foreign keys were checked when the rows were made.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(rows)
    })
  }
}

const statementOf = async (db: Db): Promise<string> => {
  const names = tables().map(({ name }) => quoted(name))
  const filled = await rowsOf<{ name: string; columns: string }>(
    db,
    `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relname in (${names.join(', ')})
     group by c.relname order by c.relname`,
  )
  const inserts = []
  for (const { name, columns } of filled) {
    const [kept] = await rowsOf<{ rows: string | null }>(
      db,
      `select json_agg(kept)::text as rows from (select ${columns} from ${name}) kept`,
    )
    if (kept?.rows == null) continue
    inserts.push(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, ${quoted(kept.rows)});`,
    )
  }
  const sequences = await rowsOf<{ name: string; last: string }>(
    db,
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  const counts = sequences.map(({ name, last }) => `perform setval(${quoted(name)}::regclass, ${last});`)
  return `do $demo$ begin ${[...inserts, ...counts].join('\n')} end $demo$`
}

const rowsOf = async <Row>(db: Db, query: string): Promise<Row[]> =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
