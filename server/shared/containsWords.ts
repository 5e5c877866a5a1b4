import { and, sql, type SQL } from 'drizzle-orm'

/** Every word of a search occurs somewhere in the texts, in any case; undefined: empty search. */
export const containsWords = (texts: SQL, q: string): SQL | undefined =>
  and(
    ...q
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => sql`(${texts}) ilike ${likePattern(word)}`),
  )

/** A pattern of LIKE, with its special characters escaped. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
