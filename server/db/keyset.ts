import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Columns by which a list goes on: a moment and, where two fall together, the id. */
export interface Placed {
  readonly at: AnyColumn
  readonly id: AnyColumn
}

/** Microseconds since 1970: a time in milliseconds would name a place before the row that it comes from. */
export const microsOf = (at: AnyColumn): SQL<string> =>
  sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`

/** The moment of so many microseconds since 1970. */
export const momentOf = (micros: string): SQL =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`

/** `micros.id`: the list goes on behind it, also when the row has left the list by then. */
export const placeOf = ({ at, id }: Placed): SQL<string> => sql<string>`${microsOf(at)} || '.' || ${id}`

/** Rows behind a place; undefined: all of them. */
export const behind = (
  { at, id }: Placed,
  after: string | null | undefined,
  order: 'oldestFirst' | 'newestFirst',
): SQL | undefined => {
  if (after === null || after === undefined) return undefined
  const [micros = '0', last = '0'] = after.split('.')
  return sql`(${at}, ${id}) ${sql.raw(order === 'newestFirst' ? '<' : '>')} (${momentOf(micros)}, ${last}::bigint)`
}
