import { and, sql, type SQL } from 'drizzle-orm'

/** Every word of a search stands somewhere in the texts, whatever its case; undefined: nothing is searched for. */
export const containsWords = (texts: SQL, q: string): SQL | undefined =>
  and(
    ...q
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => sql`(${texts}) ilike ${likePattern(word)}`),
  )

/** A pattern of LIKE; the characters that mean something to it stand for themselves. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
