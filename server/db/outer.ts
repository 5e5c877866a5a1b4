import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A column of the query around a subquery, with its table. drizzle leaves the table out of a selected expression when the query
 * has one table only; in the subquery the bare name would mean a column of its own table that has the same name.
 */
export const outer = (column: PgColumn): SQL => sql`${column}`
