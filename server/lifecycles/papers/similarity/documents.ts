import { and, asc, eq, isNull, ne, notLike, or, sql } from 'drizzle-orm'

import { papers } from '../../../db/schema/papers.ts'
import { similarityDocuments, similarityFingerprints } from '../../../db/schema/similarity.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { prepare } from './compare.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { isNotAside, rowByRow, type RowTools } from '../../../jobs/rowByRow.ts'

/** Counts up with every change of what a fingerprint is, so that stored ones are made again. */
const rules = 1

/** Papers that are compared: submitted and not withdrawn. Retracted ones stay readable, and stay here. */
export const isCompared = (state: string): boolean => state !== 'draft' && !state.endsWith('.withdrawn')

/** Stores the fingerprints of a paper as it is now, instead of the former ones; none for a paper that is not compared. */
export const keepFingerprints = async (tx: Tx, paperId: number): Promise<void> => {
  await tx.delete(similarityDocuments).where(eq(similarityDocuments.paperId, paperId))
  const [row] = await tx
    .select({ form: papers.form, state: papers.state })
    .from(papers)
    .where(eq(papers.id, paperId))
  if (row === undefined || !isCompared(row.state)) return
  const { abstract, eng_abstract } = row.form
  const hashes = new Set([abstract, eng_abstract].flatMap((text) => fingerprintsOf(prepare(text).shingles)))
  await tx.insert(similarityDocuments).values({ paperId, rules })
  // One parameter however many there are: a statement takes 65 535.
  await tx.execute(
    sql`insert into ${similarityFingerprints} (hash, paper_id) select unnest(${arrayOf([...hashes])}), ${paperId}::int`,
  )
}

/** Makes fingerprints of papers submitted before there were any, or under older rules; a few at a time, until none is left. */
export const keepMissingFingerprints = async (tools: RowTools, only?: string): Promise<void> => {
  const { db } = tools
  for (;;) {
    const missing = await missingIn(db, only)
    const done = await rowByRow(tools, {
      ...{ task: 'similarity', only, rows: missing },
      nameOf: ({ id }) => String(id),
      work: ({ id }) =>
        db.transaction(async (tx) => {
          // It may be submitted again in the meantime.
          await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, id)).for('no key update')
          await keepFingerprints(tx, id)
        }),
    })
    if (done === 0) return
  }
}

const missingIn = (db: Db, only: string | undefined) =>
  db
    .select({ id: papers.id })
    .from(papers)
    .leftJoin(similarityDocuments, eq(similarityDocuments.paperId, papers.id))
    .where(
      and(
        only === undefined ? isNotAside('similarity', papers.id) : eq(papers.id, Number(only)),
        ne(papers.state, 'draft'),
        notLike(papers.state, '%.withdrawn'),
        or(isNull(similarityDocuments.paperId), ne(similarityDocuments.rules, rules)),
      ),
    )
    .orderBy(asc(papers.id))
    .limit(batch)

/**
 * Papers that have the most fingerprints in common with a text. A phrase that everybody uses has a fingerprint, too: of
 * each only the first papers are looked at, so that the answer takes as long with any text.
 */
export const mostAlike = async (
  tx: Db | Tx,
  hashes: readonly number[],
  except: number | null,
): Promise<number[]> => {
  if (hashes.length === 0) return []
  const found = (await tx.execute(sql`
    select near.paper_id from unnest(${arrayOf(spread(hashes))}) wanted(hash)
    cross join lateral (
      select f.paper_id from ${similarityFingerprints} f
      where f.hash = wanted.hash and f.paper_id <> ${except ?? 0}::int
      order by f.paper_id limit ${mostOfOne}
    ) near
    group by near.paper_id order by count(*) desc, near.paper_id limit ${mostPapers}`)) as unknown as {
    rows: { paper_id: number }[]
  }
  return found.rows.map(({ paper_id }) => paper_id)
}

const batch = 50
const mostHashes = 512
const mostOfOne = 100
const mostPapers = 16

/** From all over the text, where it has more of them. */
const spread = (hashes: readonly number[]): readonly number[] => {
  const step = Math.max(1, hashes.length / mostHashes)
  return Array.from(
    { length: Math.min(hashes.length, mostHashes) },
    (_, at) => hashes[Math.floor(at * step)] ?? 0,
  )
}

/** As text: the drivers of the two engines write arrays differently. */
const arrayOf = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::text::int[]`
