import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'

import { bothLanguages } from '../../src/contract/inLanguage.ts'
import type { DocumentPerson } from '../../src/contract/documents/values.ts'
import { isRowsFault } from '../db/errors.ts'
import { certificates } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { documentBatches, documentItems } from '../db/schema/documents.ts'
import { orders, ticketTypes } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import type { FileStore } from '../files/store.ts'
import { enqueue, GiveUp, type Work } from '../jobs/jobs.ts'
import { hasMobile, certificatePerson, makePersons } from '../lifecycles/documents/persons.ts'
import type { Engine } from '../lifecycles/engine.ts'
import { rolesOf } from '../lifecycles/rolesOf.ts'
import { system } from '../lifecycles/system.ts'
import type { Actor } from '../lifecycles/types.ts'
import { Refused } from '../shared/refused.ts'
import type { DesignedSheet } from './designedPdf.ts'
import { eachRow, isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

export interface BatchTools {
  readonly db: Db
  readonly engine: Pick<Engine, 'fire'>
  readonly store: FileStore
  /** Origin of this site, for the addresses at which certificates are verified. */
  readonly origin: string
  /** Writes the PDF to a path; answers its bytes. */
  readonly draw: (sheet: DesignedSheet, path: string) => Promise<number>
  readonly now: () => number
  /** Documents that one job makes; the next ones have a job of their own. */
  readonly piece?: number
}

const steps = ['make', 'draw', 'issue', 'redraw'] as const
const shape = z.object({ batchId: z.int(), step: z.literal(steps), after: z.int() })
type Step = z.infer<typeof shape>
type Batch = typeof documentBatches.$inferSelect

/**
 * Makes and issues batches of documents by pieces, each in a transaction with the job of the next one: after a crash a piece is
 * done again, and earlier pieces stay. A batch that was discarded is left alone.
 */
export const makeBatches =
  (tools: BatchTools): Work =>
  async (data) => {
    const job = shape.safeParse(data)
    if (!job.success) throw new GiveUp('unreadable')
    const [batch] = await tools.db
      .select()
      .from(documentBatches)
      .where(eq(documentBatches.id, job.data.batchId))
    if (batch === undefined) throw new GiveUp('batchGone')
    const wanted = job.data.step === 'make' || job.data.step === 'draw' ? 'generating' : 'issued'
    if (batch.state !== wanted) return
    await works[job.data.step](tools, batch, job.data)
  }

const goOn = (tx: Db | Tx, step: Step, at: Date) =>
  enqueue(tx, {
    kind: 'documents',
    key: `documentBatch ${step.batchId} ${step.step} after ${step.after}`,
    data: { ...step },
    at,
  })

const conferenceOf = async (tx: Db | Tx, { conferenceId }: Batch) => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (row === undefined) throw new GiveUp('conferenceGone')
  return row
}

const make = async ({ db, origin, now, piece = 250 }: BatchTools, batch: Batch, { after }: Step) => {
  const at = new Date(now())
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ item: documentItems, order: orders, type: ticketTypes })
      .from(documentItems)
      .innerJoin(orders, eq(orders.id, documentItems.orderId))
      .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
      .where(and(eq(documentItems.batchId, batch.id), gt(documentItems.seq, after)))
      .orderBy(asc(documentItems.seq))
      .limit(piece)
    const { kind, design } = batch
    if (design === null) throw new GiveUp('designGone')
    const wanted = {
      conference: await conferenceOf(tx, batch),
      kind,
      origin,
      at,
      hasMobile: hasMobile(design),
    }
    const people = rows.map(({ order, type }) => ({
      ...{ orderId: order.id, userId: order.userId, attendee: order.attendee, number: order.no },
      name: order.attendee.name,
      ticket: bothLanguages(type?.name ?? '', type?.engName ?? ''),
    }))
    const items = new Map(rows.map(({ item }) => [item.orderId, item.id]))
    const itemOf = (orderId: number) => eq(documentItems.id, items.get(orderId) ?? 0)
    const makeSome = (some: readonly (typeof people)[number][]) =>
      tx.transaction(async (inner) => {
        const made = await makePersons(inner, wanted, some)
        for (const { orderId } of some) {
          const outcome = made.get(orderId)
          if (outcome === undefined) throw new Error(`nothing was made for order ${orderId}`)
          await inner
            .update(documentItems)
            .set(
              'reason' in outcome
                ? { state: 'failed', reason: outcome.reason }
                : { state: 'done', person: outcome.person, certificateId: outcome.certificateId },
            )
            .where(itemOf(orderId))
        }
      })
    await eachRow(people, {
      work: (person) => makeSome([person]),
      together: { atOnce: piece, work: makeSome },
      aside: ({ orderId }, error) => failItem(tx, itemOf(orderId), error),
    })
    const last = rows.at(-1)
    const isMore = rows.length === piece && last !== undefined
    await goOn(
      tx,
      isMore
        ? { batchId: batch.id, step: 'make', after: last.item.seq }
        : { batchId: batch.id, step: 'draw', after: 0 },
      at,
    )
  })
}

/** Marks the person as failed in the list of the batch. An error that is not the person's fault is thrown, and the job is retried. */
const failItem = async (tx: Db | Tx, item: SQL, error: unknown): Promise<void> => {
  if (!isRowsFault(error)) throw error
  await tx.update(documentItems).set({ state: 'failed', reason: 'fault' }).where(item)
}

/** The whole as one PDF. It replaces one that was drawn before. */
const draw = async (tools: BatchTools, batch: Batch) => {
  const { db, store, now } = tools
  const { design, about } = batch
  if (design === null || about === null) throw new GiveUp('designGone')
  const rows = await db
    .select({ person: documentItems.person })
    .from(documentItems)
    .where(
      and(
        eq(documentItems.batchId, batch.id),
        eq(documentItems.state, 'done'),
        isNotNull(documentItems.person),
      ),
    )
    .orderBy(asc(documentItems.seq))
  const people = rows.flatMap(({ person }): DocumentPerson[] => (person === null ? [] : [person]))
  const at = new Date(now())
  if (people.length === 0) return keepFile(tools, batch, null, 0)
  const draft = await store.draft()
  try {
    const sheet = { design, about, people, title: batch.name, at }
    const bytes = await tools.draw(sheet, draft.path)
    const file = store.nameFor('pdf')
    await draft.keep(file)
    await keepFile(tools, batch, file, bytes)
  } finally {
    await draft.drop()
  }
}

const keepFile = async (
  { db, store, now }: BatchTools,
  { id }: Batch,
  file: string | null,
  bytes: number,
) => {
  const [before] = await db
    .select({ file: documentBatches.file })
    .from(documentBatches)
    .where(eq(documentBatches.id, id))
  await db
    .update(documentBatches)
    .set({ file, bytes, drawnAt: new Date(now()) })
    .where(eq(documentBatches.id, id))
  if (before?.file != null && before.file !== file) await store.remove(before.file)
}

const drawFirst = async (tools: BatchTools, batch: Batch) => {
  await draw(tools, batch)
  await tools.engine.fire(system(), {
    entity: 'documentBatch',
    id: batch.id,
    event: { type: 'batch.finish' },
  })
}

/** Each certificate by itself: one that is refused keeps no other back. */
const issue = async (tools: BatchTools, batch: Batch, { after }: Step) => {
  const { db, now, piece = 50 } = tools
  const actor = await issuer(db, batch)
  const items = await db
    .select()
    .from(documentItems)
    .where(
      and(eq(documentItems.batchId, batch.id), eq(documentItems.state, 'done'), gt(documentItems.seq, after)),
    )
    .orderBy(asc(documentItems.seq))
    .limit(piece)
  await eachRow(items, {
    work: (item) => issueOne(tools, batch, actor, item),
    aside: ({ id }, error) => failItem(db, eq(documentItems.id, id), error),
  })
  const at = new Date(now())
  const last = items.at(-1)
  const isMore = items.length === piece && last !== undefined
  const next = isMore
    ? ({ step: 'issue', after: last.seq } as const)
    : ({ step: 'redraw', after: 0 } as const)
  await goOn(db, { batchId: batch.id, ...next }, at)
}

/** The chair who issued the batch; for a former chair the server acts. */
const issuer = async (db: Db, { issuedBy, conferenceId }: Batch): Promise<Actor> => {
  if (issuedBy === null) return system()
  const actor = { userId: issuedBy, requestId: null }
  const roles = await rolesOf(db, actor, { ownerId: 0, conferenceId })
  return roles.includes('organizer') ? actor : system()
}

const issueOne = async (
  { db, engine, origin, now }: BatchTools,
  batch: Batch,
  actor: Actor,
  item: typeof documentItems.$inferSelect,
) => {
  const { id, certificateId, person } = item
  if (certificateId === null || person === null) return
  const own = eq(documentItems.id, id)
  try {
    const key = `documentItem ${id}`
    await engine.fire(actor, {
      entity: 'certificate',
      id: certificateId,
      event: { type: 'certificate.issue' },
      key,
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // The member has collected it: what was wanted is there.
    if (error.reason !== 'certificateIssued') {
      await db.update(documentItems).set({ state: 'failed', reason: error.reason }).where(own)
      return
    }
  }
  const [certificate] = await db.select().from(certificates).where(eq(certificates.id, certificateId))
  if (certificate === undefined) return
  const wanted = { conference: await conferenceOf(db, batch), origin, at: new Date(now()) }
  const issued = await certificatePerson(db, wanted, person, certificate)
  // Not if the account was deleted since.
  await db
    .update(documentItems)
    .set({ person: issued, issuedAt: new Date(now()) })
    .where(and(own, isNotNull(documentItems.person)))
}

const works: Readonly<Record<Step['step'], (tools: BatchTools, batch: Batch, step: Step) => Promise<void>>> =
  {
    make,
    draw: drawFirst,
    issue,
    // With the day of the issue, and without those that were refused.
    redraw: draw,
  }

const keptMs = 90 * 86_400_000

/**
 * Removes PDFs that had their time, those of discarded batches, and those of people whose account was deleted. Issued documents
 * stay with their holders.
 */
export const sweepDocuments = async (
  tools: Pick<BatchTools, 'store'> & RowTools,
  only?: string,
): Promise<void> => {
  const { db, store, now } = tools
  const isErased = sql`exists (select 1 from ${documentItems} where ${documentItems.batchId} = ${documentBatches.id}
    and ${documentItems.state} = 'done' and ${isNull(documentItems.person)})`
  const over = await db
    .select({ id: documentBatches.id, file: documentBatches.file })
    .from(documentBatches)
    .where(
      and(
        isNotNull(documentBatches.file),
        only === undefined
          ? isNotAside('oldDocuments', documentBatches.id)
          : eq(documentBatches.id, Number(only)),
        or(
          lt(documentBatches.drawnAt, new Date(now() - keptMs)),
          eq(documentBatches.state, 'discarded'),
          isErased,
        ),
      ),
    )
    .limit(100)
  await rowByRow(tools, {
    ...{ task: 'oldDocuments', only, rows: over },
    nameOf: ({ id }) => String(id),
    work: async ({ id, file }) => {
      if (file !== null) await store.remove(file)
      await db.update(documentBatches).set({ file: null }).where(eq(documentBatches.id, id))
    },
  })
  await store.removeDrafts(now() - 86_400_000)
}
