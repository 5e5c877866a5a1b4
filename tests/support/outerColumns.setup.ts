import { Column, is, SQL, Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

interface Selection {
  readonly field: unknown
}
type BuildSelection = (fields: readonly Selection[], options?: { isSingleTable?: boolean }) => SQL

/**
 * Refuses a query whose subquery loses the table of a column. drizzle writes the columns of a selected expression without their
 * table if the query has one table only; in a subquery such a name means a column of the subquery's own table, so `order_id = "id"`
 * compares a ticket with itself. `outer` (server/db/outer.ts) keeps the table.
 */
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
  // A field that comes from a subquery in `from` is written by its name alone.
  if (is(field, SQL.Aliased) && 'isSelectionField' in field && field.isSelectionField === true) return
  const selected = is(field, SQL.Aliased) ? field.sql : field
  if (!is(selected, SQL)) return
  // Columns of the tables that the expression itself names are unambiguous.
  const own = new Set<unknown>(selected.queryChunks.filter((chunk) => is(chunk, Table)))
  const column = selected.queryChunks.find((chunk) => is(chunk, Column) && !own.has(chunk.table))
  if (!is(column, Column)) return
  const words = selected.queryChunks
    .flatMap((chunk) => (chunk !== null && typeof chunk === 'object' && 'value' in chunk ? chunk.value : []))
    .join(' ')
  if (/\bselect\b/i.test(words))
    throw new Error(
      `a subquery loses the table of "${column.name}": name it with outer() of server/db/outer.ts`,
    )
}
