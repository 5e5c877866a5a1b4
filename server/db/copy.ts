import { sql } from 'drizzle-orm'

import { DatabaseError } from './errors.ts'
import { tables, type TableFacts } from './tables.ts'
import type { Db, Tx } from './types.ts'

export interface CopyReport {
  /** Rows per table. */
  rows: Record<string, number>
}

/**
 * Copies every row of every table into a migrated, empty database of either engine: the backup, the move to a larger
 * engine and the way across PostgreSQL majors. All or nothing; the source is read as of one moment. Both sides must be
 * opened by the same program. Rejects with `DatabaseError('notEmpty')`.
 */
export const copyDatabase = (from: Db, to: Db): Promise<CopyReport> =>
  from.transaction(
    (source) =>
      to.transaction(async (target) => {
        await target.execute(sql`set local statement_timeout = 0`)
        // The search documents of these rows are copied with them: the triggers of the search would note every row as changed.
        await target.execute(sql`set local symposium.copying = 'on'`)
        await source.execute(sql`set local statement_timeout = 0`)
        const rows: Record<string, number> = {}
        for (const table of tables()) {
          if ((await count(target, table)) > 0) {
            throw new DatabaseError('notEmpty', `The target already holds rows in ${table.name}`)
          }
          rows[table.name] = await copyTable(source, target, table)
        }
        return { rows }
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** A digest per table over all rows in the order of their keys; equal on both engines for equal content. */
export const digests = (db: Db): Promise<Record<string, string>> =>
  db.transaction(
    async (tx) => {
      const found: Record<string, string> = {}
      for (const { name, key } of tables()) {
        const [row] = await query<{ digest: string }>(
          tx,
          `select md5(coalesce(string_agg(to_jsonb(x)::text, ',' order by ${keyOrder(key)}), '')) as digest from "${name}" x`,
        )
        found[name] = row?.digest ?? ''
      }
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const batch = 1000

const copyTable = async (source: Tx, target: Tx, { name, key, identity, parent }: TableFacts) => {
  const order = [...(parent === null ? [] : [`"${parent}" nulls first`]), keyOrder(key)].join(', ')
  await source.execute(
    sql.raw(
      `declare copying no scroll cursor for select to_jsonb(x)::text as row from "${name}" x order by ${order}`,
    ),
  )
  let copied = 0
  for (;;) {
    const rows = await query<{ row: string }>(source, `fetch ${batch} from copying`)
    if (rows.length === 0) break
    const json = `[${rows.map(({ row }) => row).join(',')}]`
    await target.execute(
      sql`insert into ${sql.identifier(name)} ${sql.raw(identity === null ? '' : 'overriding system value')}
          select * from jsonb_populate_recordset(null::${sql.identifier(name)}, ${json}::jsonb)`,
    )
    copied += rows.length
  }
  await source.execute(sql`close copying`)
  if (identity !== null) await continueCounting(source, target, name, identity)
  return copied
}

/** The counter itself, not the largest id: an id that was once given away must not come back. */
const continueCounting = async (source: Tx, target: Tx, name: string, identity: string) => {
  const [sequence] = await query<{ name: string }>(
    source,
    `select pg_get_serial_sequence('${name}', '${identity}') as name`,
  )
  const [state] = await query<{ last: string; called: boolean }>(
    source,
    `select last_value::text as last, is_called as called from ${sequence?.name}`,
  )
  if (state === undefined) return
  await target.execute(
    sql`select setval(pg_get_serial_sequence(${name}, ${identity}), ${state.last}::bigint, ${state.called})`,
  )
}

/** Byte order, because the engines' default collations may differ. */
const keyOrder = (key: readonly string[]) => key.map((column) => `"${column}"::text collate "C"`).join(', ')

const count = async (tx: Tx, { name }: TableFacts) =>
  (await query<{ n: number }>(tx, `select count(*)::int as n from (select 1 from "${name}" limit 1) x`))[0]
    ?.n ?? 0

const query = async <Row>(tx: Tx, statement: string): Promise<Row[]> =>
  ((await tx.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows
