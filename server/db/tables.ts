import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

import * as schema from './schema.ts'

export interface TableFacts {
  name: string
  /** Columns that identify a row. */
  key: string[]
  /** Column whose values the database counts up, or null. */
  identity: string | null
  /** Column that points to the same table, or null. */
  parent: string | null
}

/** Every table, referenced ones before those that refer to them. */
export const tables = (): TableFacts[] => {
  const entries = Object.values<unknown>(schema).filter((entry): entry is PgTable => is(entry, PgTable))
  const ordered: PgTable[] = []
  const visit = (table: PgTable) => {
    if (ordered.includes(table)) return
    for (const target of targets(table)) if (target !== table) visit(target)
    ordered.push(table)
  }
  entries.forEach(visit)
  return ordered.map(facts)
}

const targets = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((foreignKey) => foreignKey.reference().foreignTable)

const facts = (table: PgTable): TableFacts => {
  const { columns, primaryKeys, foreignKeys } = getTableConfig(table)
  const single = columns.filter((column) => column.primary)
  const own = foreignKeys.find((foreignKey) => foreignKey.reference().foreignTable === table)
  return {
    name: getTableName(table),
    key: (single.length > 0 ? single : (primaryKeys[0]?.columns ?? [])).map((column) => column.name),
    identity: columns.find((column) => column.generatedIdentity !== undefined)?.name ?? null,
    parent: own?.reference().columns[0]?.name ?? null,
  }
}
