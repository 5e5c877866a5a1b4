import { and, asc, eq, inArray, min, ne, notExists, or, sql } from 'drizzle-orm'

import { isListed } from '../db/isPublic.ts'
import { isListedLive, isShown } from '../db/isPublicLive.ts'
import { conferences, lives, news, videos } from '../db/schema/catalogue.ts'
import { papers } from '../db/schema/papers.ts'
import { publications } from '../db/schema/publications.ts'
import { searchChanges, searchDocuments, searchWords, type SearchSource } from '../db/schema/search.ts'
import type { Db, Tx } from '../db/types.ts'
import { documents } from '../db/schema/site.ts'
import { publicStates } from '../lifecycles/papers/publication.ts'
import { documentsOf, helpPrefix, type NewDocument, type SourceName } from './documents.ts'
import { rules } from './terms.ts'
import { deletesOf } from './typos.ts'
import { isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

/** Sources that one look at the changes takes; the next one comes a second later. */
const batch = 200
/** Sources that one repair finds of each kind. */
const mostRepaired = 20_000

/** Brings the documents of every source that changed up to date; on several servers, one of them. Answers how many sources. */
export const indexChanges = async (tools: RowTools, only?: string): Promise<number> => {
  const { db } = tools
  const { source, sourceId, name } = searchChanges
  const key = sql<string>`${source} || '/' || ${sourceId} || '/' || ${name}`
  let done = 0
  // Indexing a source notes its speakers as changed, too.
  for (let before = -1; before < done && done < batch;) {
    before = done
    const changed = await db
      .select({ source, sourceId, name, key })
      .from(searchChanges)
      .where(only === undefined ? isNotAside('search', key) : eq(key, only))
      .groupBy(source, sourceId, name)
      .orderBy(asc(min(searchChanges.id)))
      .limit(batch)
    await rowByRow(tools, {
      ...{ task: 'search', only, rows: changed },
      nameOf: (row) => row.key,
      work: async (row) => {
        if (await indexOne(db, row)) done += 1
      },
    })
  }
  return done
}

/** One source in a transaction of its own, so that its row is locked for a moment only. */
const indexOne = (db: Db, name: SourceName): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Two servers that index the same source at once would each make its documents.
    if (!(await isAlone(tx))) return false
    // A change that comes while its source is read has a row of its own, which is not seen here and stays.
    const changes = await tx
      .delete(searchChanges)
      .where(
        and(
          eq(searchChanges.source, name.source),
          eq(searchChanges.sourceId, name.sourceId),
          eq(searchChanges.name, name.name),
        ),
      )
      .returning({ id: searchChanges.id })
    if (changes.length === 0) return false
    await replace(tx, name, await documentsOf(tx, name))
    return true
  })

const isAlone = async (tx: Tx): Promise<boolean> => {
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${indexLock}::bigint) as taken`,
  )) as unknown as { rows: Array<{ taken: boolean }> }
  return rows[0]?.taken === true
}

/** Any number that no other lock of this database has. */
const indexLock = 728_341_905

const replace = async (tx: Tx, name: SourceName, documents: readonly NewDocument[]): Promise<void> => {
  const gone = await tx
    .delete(searchDocuments)
    .where(
      and(
        eq(searchDocuments.source, name.source),
        eq(searchDocuments.sourceId, name.sourceId),
        eq(searchDocuments.name, name.name),
      ),
    )
    .returning({ speakers: searchDocuments.speakers })
  await addDocuments(tx, documents)
  if (name.source === 'speaker') return
  const speakers = new Set([
    ...gone.flatMap((row) => row.speakers),
    ...documents.flatMap(({ row }) => row.speakers),
  ])
  if (speakers.size > 0)
    await tx
      .insert(searchChanges)
      .values([...speakers].map((speaker) => ({ source: 'speaker' as const, sourceId: 0, name: speaker })))
}

export const addDocuments = async (tx: Tx | Db, documents: readonly NewDocument[]): Promise<void> => {
  if (documents.length === 0) return
  await tx.insert(searchDocuments).values(documents.map(({ row }) => row))
  // In one order everywhere: two that insert the same words would wait for each other.
  const words = [...new Set(documents.flatMap((document) => document.words))].toSorted()
  if (words.length > 0)
    await tx
      .insert(searchWords)
      .values(words.map((word) => ({ word, deletes: deletesOf(word) })))
      .onConflictDoNothing()
}

/**
 * Finds what the triggers could not see: sources from before there was a search, documents of older rules, and any document
 * whose source is not public, which is taken away at once.
 */
export const repairIndex = async (db: Db): Promise<void> => {
  for (const source of Object.keys(publicSources) as Array<keyof typeof publicSources>) {
    const ids = publicSources[source](db)
    await db.execute(sql`
      insert into ${searchChanges} (source, source_id)
      select ${source}, s.id from (${ids}) s (id)
      where not exists (
        select 1 from ${searchDocuments} d
        where d.source = ${source} and d.source_id = s.id and d.part = 0 and d.rules = ${rules}::int)
        and not exists (select 1 from ${searchChanges} c where c.source = ${source} and c.source_id = s.id)
      limit ${mostRepaired}`)
    await db
      .delete(searchDocuments)
      .where(and(eq(searchDocuments.source, source), sql`${searchDocuments.sourceId} not in (${ids})`))
  }
  await repairHelp(db)
  const others = sql`${searchDocuments} other`
  await db
    .delete(searchDocuments)
    .where(
      and(
        eq(searchDocuments.source, 'speaker'),
        or(
          ne(searchDocuments.rules, rules),
          notExists(sql`(select 1 from ${others} where other.speakers @> array[${searchDocuments.name}])`),
        ),
      ),
    )
}

/** Pages of the help centre come and change with the program: no trigger notes them. */
const repairHelp = async (db: Db): Promise<void> => {
  const topic = sql`substr(${documents.slug}, ${helpPrefix.length + 1}::int)`
  const isHelp = sql`${documents.slug} like ${`${helpPrefix}%`}`
  await db.execute(sql`
    insert into ${searchChanges} (source, source_id, name)
    select 'help', 0, ${topic} from ${documents}
    where ${isHelp}
      and not exists (
        select 1 from ${searchDocuments} d
        where d.source = 'help' and d.name = ${topic} and d.rules = ${rules}::int and d.at = ${documents.updatedAt})
      and not exists (select 1 from ${searchChanges} c where c.source = 'help' and c.name = ${topic})`)
  await db
    .delete(searchDocuments)
    .where(
      and(
        eq(searchDocuments.source, 'help'),
        sql`${searchDocuments.name} not in (select ${topic} from ${documents} where ${isHelp})`,
      ),
    )
}

/** Ids of what everybody may see. */
const publicSources = {
  conference: (db: Db) => db.select({ id: conferences.id }).from(conferences).where(isListed),
  live: (db: Db) => db.select({ id: lives.id }).from(lives).where(isListedLive),
  video: (db: Db) => db.select({ id: videos.id }).from(videos).where(isShown),
  news: (db: Db) => db.select({ id: news.id }).from(news),
  paper: (db: Db) =>
    db
      .select({ id: papers.id })
      .from(papers)
      .innerJoin(publications, eq(publications.paperId, papers.id))
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(and(inArray(papers.state, [...publicStates]), isListed)),
} satisfies Partial<Record<SearchSource, unknown>>
