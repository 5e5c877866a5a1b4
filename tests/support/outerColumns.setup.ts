import { Column, is, SQL, Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/**
 * drizzle writes the columns of a selected expression without their table when a query has one table. In a subquery such a
 * name is first looked for in the table of the subquery: `order_id = "id"` compares a ticket with itself. A query that does so
 * fails here; `outer` (server/db/outer.ts) keeps the table.
 */
interface Selection {
  readonly field: unknown
}
type BuildSelection = (fields: readonly Selection[], options?: { isSingleTable?: boolean }) => SQL

const dialect = PgDialect.prototype as unknown as { buildSelection: BuildSelection; isGuarded?: boolean }
if (dialect.isGuarded !== true) {
  const build = dialect.buildSelection
  dialect.isGuarded = true
  dialect.buildSelection = function buildSelection(fields, options) {
    if (options?.isSingleTable === true) fields.forEach(mustKeepTables)
    return build.call(this, fields, options)
  }
}

function mustKeepTables({ field }: Selection): void {
  // A field of a subquery that the query is from is written by its name.
  if (is(field, SQL.Aliased) && 'isSelectionField' in field && field.isSelectionField === true) return
  const selected = is(field, SQL.Aliased) ? field.sql : field
  if (!is(selected, SQL)) return
  const words = selected.queryChunks
    .flatMap((chunk) => (chunk !== null && typeof chunk === 'object' && 'value' in chunk ? chunk.value : []))
    .join(' ')
  // Columns of the subquery's own tables mean what they say.
  const own = new Set<unknown>(selected.queryChunks.filter((chunk) => is(chunk, Table)))
  const column = selected.queryChunks.find((chunk) => is(chunk, Column) && !own.has(chunk.table))
  if (/\bselect\b/i.test(words) && is(column, Column))
    throw new Error(
      `a subquery loses the table of "${column.name}": name it with outer() of server/db/outer.ts`,
    )
}
