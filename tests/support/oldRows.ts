import { sql } from 'drizzle-orm'

import { brokenConstraint, sqlState } from '../../server/db/errors.ts'
import type { Db } from '../../server/db/types.ts'

export type Row = Readonly<Record<string, unknown>>

export const ask = async (db: Db, text: string): Promise<readonly Row[]> =>
  ((await db.execute(sql.raw(text))) as unknown as { rows: readonly Row[] }).rows

interface Column {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly isGenerated: boolean
}

interface Reference {
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
}

interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly references: readonly Reference[]
  /** Definition of each check by its name. */
  readonly checks: ReadonlyMap<string, string>
}

/**
 * Rows for every table of whatever schema a database has, made from its catalogue: one with what must be given, and one with
 * everything, where the rules of the table allow it. Answers the tables for which no row fitted.
 */
export const fillTables = async (db: Db): Promise<readonly string[]> => {
  const empty: string[] = []
  let serial = 0
  for (const table of inOrder(await readTables(db))) {
    let made = 0
    for (const isWhole of [false, true])
      made += (await tryRow(db, table, { isWhole, serial: ++serial })) ? 1 : 0
    if (made === 0) empty.push(table.name)
  }
  return empty
}

/** Everything that is in the tables but the migrations, by table; rows as JSON. */
export const allRows = async (db: Db): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const rows = new Map<string, readonly Row[]>()
  for (const { name } of await readTables(db)) {
    const found = await ask(
      db,
      `select to_jsonb(x) as row from "${name}" x order by to_jsonb(x)::text collate "C"`,
    )
    rows.set(
      name,
      found.map(({ row }) => row as Row),
    )
  }
  return rows
}

const readTables = async (db: Db): Promise<readonly Table[]> => {
  const columns = await ask(
    db,
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as required, a.attidentity <> '' or a.attgenerated <> '' as generated
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'applied_migrations' order by c.relname, a.attnum`,
  )
  const rules = await ask(
    db,
    `select c.relname as table, r.conname as name, r.contype::text as kind, pg_get_constraintdef(r.oid) as text, f.relname as target,
       (select json_agg(a.attname order by k.at) from unnest(r.conkey) with ordinality k(num, at) join pg_attribute a on a.attrelid = r.conrelid and a.attnum = k.num) as own,
       (select json_agg(a.attname order by k.at) from unnest(r.confkey) with ordinality k(num, at) join pg_attribute a on a.attrelid = r.confrelid and a.attnum = k.num) as others
     from pg_constraint r join pg_class c on c.oid = r.conrelid left join pg_class f on f.oid = r.confrelid
     where c.relnamespace = 'public'::regnamespace and r.contype in ('c', 'f')`,
  )
  return [...new Set(columns.map(({ table }) => String(table)))].map((name) => ({
    name,
    columns: columns
      .filter(({ table }) => table === name)
      .map((column) => ({
        name: String(column['name']),
        type: String(column['type']),
        isRequired: column['required'] === true,
        isGenerated: column['generated'] === true,
      })),
    references: rules
      .filter(({ table, kind }) => table === name && kind === 'f')
      .map((rule) => ({
        columns: rule['own'] as string[],
        target: String(rule['target']),
        targetColumns: rule['others'] as string[],
      })),
    checks: new Map(
      rules
        .filter(({ table, kind }) => table === name && kind === 'c')
        .map((rule) => [String(rule['name']), String(rule['text'])]),
    ),
  }))
}

/** Referenced tables before those that refer to them. */
const inOrder = (tables: readonly Table[]): readonly Table[] => {
  const ordered: Table[] = []
  const seen = new Set<string>()
  const visit = (table: Table) => {
    if (seen.has(table.name)) return
    seen.add(table.name)
    for (const { target } of table.references) {
      const found = tables.find(({ name }) => name === target)
      if (found !== undefined) visit(found)
    }
    ordered.push(table)
  }
  tables.forEach(visit)
  return ordered
}

const attempts = 60

const tryRow = async (
  db: Db,
  table: Table,
  { isWhole, serial }: { isWhole: boolean; serial: number },
): Promise<boolean> => {
  /** As SQL, by column; a column that is absent has its default. */
  const values = new Map<string, string>()
  for (const column of table.columns)
    if (!column.isGenerated && (isWhole || column.isRequired))
      values.set(column.name, candidates(column, table, serial)[0] ?? 'null')
  for (const { columns, target, targetColumns } of table.references) {
    if (!columns.every((column) => values.has(column))) continue
    const from = target === table.name && !isWhole ? 'false' : 'true'
    const [row] = await ask(
      db,
      `select ${targetColumns.map((column) => `quote_nullable("${column}"::text) as "${column}"`).join(', ')} from "${target}" where ${from} order by 1 desc limit 1`,
    )
    columns.forEach((column, at) => values.set(column, String(row?.[targetColumns[at] ?? ''] ?? 'null')))
  }
  const draw = drawing(serial)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const names = [...values.keys()]
    const into =
      names.length === 0
        ? 'default values'
        : `(${names.map((name) => `"${name}"`).join(', ')}) values (${[...values.values()].join(', ')})`
    try {
      await db.transaction((tx) => tx.execute(sql.raw(`insert into "${table.name}" ${into}`)))
      return true
    } catch (error) {
      if (sqlState(error) !== '23514') return false
      const text = table.checks.get(brokenConstraint(error) ?? '') ?? [...table.checks.values()].join(' ')
      const named = table.columns.filter(
        ({ name, isGenerated }) => !isGenerated && new RegExp(`\\b${name}\\b`).test(text),
      )
      const referring = new Set(table.references.flatMap(({ columns }) => columns))
      for (const column of named) {
        if (draw(2) === 0) continue
        const choices = referring.has(column.name)
          ? [values.get(column.name) ?? 'null', ...(column.isRequired ? [] : ['null'])]
          : [...candidates(column, table, serial), ...(column.isRequired ? [] : ['default'])]
        values.set(column.name, choices[draw(choices.length)] ?? 'null')
      }
    }
  }
  return false
}

/** Values that programs wrote into columns whose rule came later. */
const meantValues: Readonly<Record<string, readonly string[]>> = {
  'user_roles.role': [`'finance'`],
}

/** Values that a column may take, the likeliest first: those that its checks name, else something of its type. */
const candidates = (
  { name, type, isRequired }: Column,
  { name: tableName, checks }: Table,
  serial: number,
): readonly string[] => {
  const meant = meantValues[`${tableName}.${name}`]
  if (meant !== undefined) return meant
  const own = [...checks.values()].filter((text) => new RegExp(`\\b${name}\\b`).test(text))
  const named = own.flatMap((text) =>
    [...text.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word = '']) => `'${word}'`),
  )
  const numbers = own.flatMap((text) =>
    [...text.matchAll(/[^\w'](-?\d+)\b/g)].map(([, number = '']) => number),
  )
  const empty = isRequired ? [] : ['null']
  if (/^(?:text|character)/.test(type) && !type.endsWith('[]'))
    return [...named, `'x${serial}'`, `''`, ...empty]
  if (/^(?:integer|smallint|bigint|numeric|double|real)/.test(type) && !type.endsWith('[]'))
    return [...numbers, '1', '0', String(serial), ...empty]
  if (type === 'boolean') return ['false', 'true', ...empty]
  if (type.startsWith('timestamp')) return [`'2026-01-02T03:04:05Z'`, `'2027-01-02T03:04:05Z'`, ...empty]
  if (type === 'date') return [`'2026-01-02'`, `'2027-01-02'`, ...empty]
  if (/^jsonb?$/.test(type)) return [`'{}'`, `'[]'`, ...empty]
  if (type.endsWith('[]')) return [`'{}'`, ...empty]
  return ['null']
}

/** Numbers below a limit that are the same in each run. */
const drawing = (seed: number) => {
  let state = seed * 7919 + 1
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
