import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'

import { isPersonPrintable } from './misfits.ts'
import {
  batchStates,
  type BatchCard,
  type DocumentItem,
  type ItemFilter,
} from '../../../src/contract/documentBatch.ts'
import { builtInTitles, type BuiltInName } from '../../../src/contract/documents/builtIn.ts'
import type { PeopleFilter } from '../../../src/contract/peopleFilter.ts'
import { isReason } from '../../../src/contract/reasons.ts'
import { certificates } from '../../db/schema/admission.ts'
import { documentBatches, documentItems } from '../../db/schema/documents.ts'
import { papers, reviews } from '../../db/schema/papers.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { messageOf } from '../../shared/sentences/messages.ts'
import { isAuthor } from '../papers/authorIds.ts'
import { countAudience } from './audience.ts'
import { sourceOf } from './templates.ts'

type Batch = typeof documentBatches.$inferSelect

export interface Counts {
  readonly people: number
  readonly waiting: number
  readonly done: number
  readonly failed: number
  readonly issued: number
  readonly revoked: number
}

/** Number of documents of each batch, by result. */
export const countItems = async (
  tx: Db | Tx,
  batchIds: readonly number[],
): Promise<ReadonlyMap<number, Counts>> => {
  if (batchIds.length === 0) return new Map()
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const rows = await tx
    .select({
      batchId: documentItems.batchId,
      people: count(),
      waiting: where(sql`${documentItems.state} = 'waiting'`),
      done: where(sql`${documentItems.state} = 'done'`),
      failed: where(sql`${documentItems.state} = 'failed'`),
      issued: where(sql`${documentItems.issuedAt} is not null`),
      revoked: where(isRevoked),
    })
    .from(documentItems)
    .leftJoin(certificates, eq(certificates.id, documentItems.certificateId))
    .where(inArray(documentItems.batchId, [...batchIds]))
    .groupBy(documentItems.batchId)
  return new Map(rows.map(({ batchId, ...counts }) => [batchId, counts]))
}

const isRevoked = sql`${documentItems.issuedAt} is not null and ${certificates.state} = 'revoked'`
export const noItems: Counts = { people: 0, waiting: 0, done: 0, failed: 0, issued: 0, revoked: 0 }

/**
 * An author of the conference would learn from certificates of reviewing who reviewed the paper: for authors there are
 * no such batches.
 */
export const isReviewedAuthor = async (tx: Db | Tx, conferenceId: number, userId: number) => {
  const [row] = await tx
    .select({ id: papers.id })
    .from(papers)
    .innerJoin(reviews, eq(reviews.paperId, papers.id))
    .where(and(eq(papers.conferenceId, conferenceId), isAuthor(userId)))
    .limit(1)
  return row !== undefined
}

/** Batches that the account may see, newest first. */
export const readBatches = async (
  tx: Db | Tx,
  conferenceId: number,
  userId: number,
  language: MessageLanguage,
): Promise<BatchCard[]> => {
  const hidesReviews = await isReviewedAuthor(tx, conferenceId, userId)
  const rows = await tx
    .select()
    .from(documentBatches)
    .where(
      and(
        eq(documentBatches.conferenceId, conferenceId),
        hidesReviews ? ne(documentBatches.kind, 'review') : undefined,
      ),
    )
    .orderBy(desc(documentBatches.id))
    .limit(mostShown)
  const counts = await countItems(
    tx,
    rows.map(({ id }) => id),
  )
  const cards: BatchCard[] = []
  for (const row of rows) {
    const { waiting: _, ...counted } = counts.get(row.id) ?? noItems
    const people = row.state === 'draft' ? await audienceOf(tx, row) : counted.people
    cards.push({
      ...{ id: row.id, version: row.version, name: batchName(row, language), kind: row.kind },
      state: stateOf(row),
      ...{ ...counted, people, has_file: row.file !== null && row.state !== 'discarded' },
      bytes: row.bytes,
      created_at: row.createdAt.toISOString(),
    })
  }
  return cards
}
const mostShown = 100

/** A built-in design is called by its name in the language of the reader. */
export const batchName = ({ builtIn, name }: Pick<Batch, 'builtIn' | 'name'>, language: MessageLanguage) =>
  builtIn === null ? name : builtInTitles[builtIn][language]

const stateOf = ({ state }: Batch): BatchCard['state'] => {
  const known = batchStates.find((each) => each === state)
  if (known === undefined) throw new Error(`no batch is ${state}`)
  return known
}

export const audienceOf = (tx: Db | Tx, { kind, conferenceId, filter }: Batch): Promise<number> =>
  countAudience(tx, kind, conferenceId, filter)

/** Answers its number; the same key begins one batch. */
export const createBatch = async (
  tx: Tx,
  wish: {
    readonly conferenceId: number
    readonly template_id: number
    readonly built_in: BuiltInName
    readonly filter: PeopleFilter
    readonly key: string
  },
  at: Date,
): Promise<{ id: number; isNew: boolean }> => {
  const { conferenceId, template_id, built_in, filter, key } = wish
  const { kind, name } = await sourceOf(tx, conferenceId, wish)
  const [row] = await tx
    .insert(documentBatches)
    .values({
      ...{ conferenceId, kind, filter, creationKey: key, createdAt: at, movedAt: at },
      name: name ?? builtInTitles[built_in].zh,
      ...(template_id === 0 ? { builtIn: built_in } : { templateId: template_id }),
    })
    .onConflictDoNothing()
    .returning()
  if (row !== undefined) return { id: row.id, isNew: true }
  const [made] = await tx
    .select()
    .from(documentBatches)
    .where(and(eq(documentBatches.conferenceId, conferenceId), eq(documentBatches.creationKey, key)))
  const isSame = made?.kind === kind && (made.templateId ?? 0) === template_id
  if (made === undefined || !isSame) throw new Refused('keyReused', { field: 'key' })
  return { id: made.id, isNew: false }
}

export const readItems = async (
  tx: Db | Tx,
  { id, only, page, page_size }: { id: number; only: ItemFilter; page: number; page_size: number },
  language: MessageLanguage,
): Promise<{ list: DocumentItem[]; total: number }> => {
  const filters: Readonly<Record<ItemFilter, SQL | undefined>> = {
    all: undefined,
    failed: eq(documentItems.state, 'failed'),
    unprintable: only === 'unprintable' ? await isUnprintable(tx, id) : undefined,
    issued: sql`${documentItems.issuedAt} is not null`,
    revoked: isRevoked,
  }
  const where = and(eq(documentItems.batchId, id), filters[only])
  const joined = tx
    .select({
      item: documentItems,
      name: sql<string>`coalesce(${documentItems.person} ->> 'name', ${orders.attendee} ->> 'name')`,
      certificate: certificates.state,
    })
    .from(documentItems)
    .innerJoin(orders, eq(orders.id, documentItems.orderId))
    .leftJoin(certificates, eq(certificates.id, documentItems.certificateId))
  const rows = await joined
    .where(where)
    .orderBy(asc(documentItems.seq))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [sum] = await tx
    .select({ total: count() })
    .from(documentItems)
    .leftJoin(certificates, eq(certificates.id, documentItems.certificateId))
    .where(where)
  const list = rows.map(({ item, name, certificate }): DocumentItem => {
    const reason = item.reason !== null && isReason(item.reason) ? item.reason : null
    return {
      ...{ id: item.id, seq: item.seq, name, order_id: item.orderId, state: item.state, reason },
      says: reason === null ? '' : messageOf(reason, language, null),
      is_printable: item.person === null || isPersonPrintable(item.person),
      certificate_id: item.certificateId,
      is_issued: item.issuedAt !== null,
      is_revoked: item.issuedAt !== null && certificate === 'revoked',
    }
  })
  return { list, total: sum?.total ?? 0 }
}

/** Which signs the fonts have is no business of the database. */
const isUnprintable = async (tx: Db | Tx, batchId: number): Promise<SQL> => {
  const rows = await tx
    .select({ id: documentItems.id, person: documentItems.person })
    .from(documentItems)
    .where(and(eq(documentItems.batchId, batchId), eq(documentItems.state, 'done')))
  const ids = rows.flatMap(({ id, person }) => (person === null || isPersonPrintable(person) ? [] : [id]))
  return ids.length === 0 ? sql`false` : inArray(documentItems.id, ids)
}
