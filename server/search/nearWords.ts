import { sql } from 'drizzle-orm'

import { searchWords } from '../db/schema/search.ts'
import type { Tx } from '../db/types.ts'
import { deletesOf, distance, errorsIn } from './typos.ts'

/** Words that are looked for instead of one. */
const mostNear = 3
const mostWords = 5
/** Candidates of a word that the index finds. */
const mostCandidates = 200

/** For each unknown word, the nearest known one; a word that begins another one does not count. */
export const nearWords = async (tx: Tx, words: readonly string[]): Promise<Map<string, string[]>> => {
  const near = new Map<string, string[]>()
  for (const word of [...new Set(words)].filter((each) => errorsIn(each) > 0).slice(0, mostWords)) {
    const [known] = await tx
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(
        sql`${searchWords.word} collate "C" >= ${word} and ${searchWords.word} collate "C" < ${`${word}\u{10FFFF}`}`,
      )
      .limit(1)
    if (known !== undefined) continue
    const rows = await tx
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(sql`${searchWords.deletes} && ${sql.param(deletesOf(word), searchWords.deletes)}`)
      .limit(mostCandidates)
    const found = rows
      .map((row) => ({ word: row.word, errors: distance(word, row.word) }))
      .filter(({ errors }) => errors > 0 && errors <= errorsIn(word))
      .toSorted((one, other) => one.errors - other.errors || (one.word < other.word ? -1 : 1))
      .slice(0, mostNear)
      .map((each) => each.word)
    if (found.length > 0) near.set(word, found)
  }
  return near
}
