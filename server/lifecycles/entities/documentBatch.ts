import { eq } from 'drizzle-orm'

import type { DocumentBatchFacts } from '../../../src/contract/facts.ts'
import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import { isCertificateKind, mostInBatch } from '../../../src/contract/documents/words.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { documentBatches, documentItems, documentTemplates } from '../../db/schema/documents.ts'
import { papers, reviews } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { readAudience } from '../documents/audience.ts'
import { audienceOf, batchName, countItems, noItems } from '../documents/batches.ts'
import { aboutOf } from '../documents/persons.ts'
import { authorIds } from '../papers/authorIds.ts'
import type { EntityAdapter, Moved, Scope } from '../types.ts'

/** A batch is the conference's; no account has this number. */
const nobody = 0

export const documentBatchAdapter: EntityAdapter<DocumentBatchFacts> = {
  table: documentBatches,

  whose: async (tx, id) => {
    const row = await rowOf(tx, id)
    if (row === null) return null
    const { conferenceId } = row
    return { ownerId: nobody, conferenceId, authors: await authorsOf(tx, row) }
  },

  lock: async (tx, id) => {
    const { id: rowId } = documentBatches
    await tx.select({ rowId }).from(documentBatches).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx }, id) => {
    const row = await rowOf(tx, id)
    if (row === null) return null
    const { state, version, conferenceId, kind } = row
    const counts = (await countItems(tx, [id])).get(id) ?? noItems
    const people = state === 'draft' ? await audienceOf(tx, row) : counts.people
    const { done, failed, issued, revoked, waiting } = counts
    return {
      ...{ id, state, version, ownerId: nobody, conferenceId },
      authors: await authorsOf(tx, row),
      facts: {
        ...{ conferenceId, kind, people, done, failed, issued, revoked },
        hasTemplate: await hasTemplate(tx, row),
        isTooLarge: people > mostInBatch,
        isDrawn: waiting === 0 && people > 0 && (done === 0 || row.file !== null),
        isOfCertificates: isCertificateKind(kind),
      },
    }
  },

  columns: () => ({}),

  after: async (scope, moved) => {
    const row = await rowOf(scope.tx, moved.before.id)
    if (row === null) throw new Error(`batch ${moved.before.id} vanished while it was moved`)
    if (moved.event.type === 'batch.generate') await begin(scope, row, moved)
    if (moved.event.type === 'batch.issue') await issue(scope, row, moved)
  },

  describe: async ({ tx }, id, language) => {
    const [found] = await tx
      .select({ row: documentBatches, conference: conferences })
      .from(documentBatches)
      .innerJoin(conferences, eq(conferences.id, documentBatches.conferenceId))
      .where(eq(documentBatches.id, id))
    if (found === undefined) throw new Refused('notFound')
    return {
      title: batchName(found.row, language),
      subtitle: inLanguage(language, found.conference.title, found.conference.engTitle),
      related: [],
    }
  },
}

type Row = typeof documentBatches.$inferSelect

const rowOf = async (tx: Tx, id: number): Promise<Row | null> => {
  const [row] = await tx.select().from(documentBatches).where(eq(documentBatches.id, id))
  return row ?? null
}

/** Authors who would learn from certificates of reviewing which reviewers read their papers. */
const authorsOf = async (tx: Tx, { kind, conferenceId }: Row): Promise<number[]> => {
  if (kind !== 'review') return []
  const rows = await tx
    .select({ authors: authorIds })
    .from(papers)
    .innerJoin(reviews, eq(reviews.paperId, papers.id))
    .where(eq(papers.conferenceId, conferenceId))
  return [...new Set(rows.flatMap(({ authors }) => authors))]
}

const hasTemplate = async (tx: Tx, { templateId }: Row): Promise<boolean> => {
  if (templateId === null) return true
  const [row] = await tx
    .select({ retiredAt: documentTemplates.retiredAt })
    .from(documentTemplates)
    .where(eq(documentTemplates.id, templateId))
  return row?.retiredAt === null
}

/** People and design are those of this moment; a job makes the documents. */
const begin = async ({ tx }: Scope, row: Row, { at, version }: Moved): Promise<void> => {
  const { id, kind, conferenceId, filter, templateId, builtIn: name } = row
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (conference === undefined) throw new Error(`batch ${id} has no conference`)
  const [template] =
    templateId === null
      ? []
      : await tx
          .select({ design: documentTemplates.design, name: documentTemplates.name })
          .from(documentTemplates)
          .where(eq(documentTemplates.id, templateId))
  const design = template?.design ?? (name === null ? null : builtIn[name])
  if (design === null) throw new Error(`batch ${id} has no design`)
  await tx
    .update(documentBatches)
    .set({ design, about: aboutOf(conference), name: template?.name ?? row.name })
    .where(eq(documentBatches.id, id))
  const people = await readAudience(tx, kind, conferenceId, filter)
  for (let from = 0; from < people.length; from += rowsAtOnce) {
    await tx
      .insert(documentItems)
      .values(
        people
          .slice(from, from + rowsAtOnce)
          .map(({ orderId, userId }, index) => ({ batchId: id, seq: from + index + 1, orderId, userId })),
      )
  }
  await enqueue(tx, {
    kind: 'documents',
    key: `documentBatch ${id} make ${version}`,
    data: { batchId: id, step: 'make', after: 0 },
    at,
  })
}
const rowsAtOnce = 1000

const issue = async ({ tx }: Scope, { id }: Row, { at, version, actor }: Moved): Promise<void> => {
  await tx.update(documentBatches).set({ issuedBy: actor.userId }).where(eq(documentBatches.id, id))
  await enqueue(tx, {
    kind: 'documents',
    key: `documentBatch ${id} issue ${version}`,
    data: { batchId: id, step: 'issue', after: 0 },
    at,
  })
}
