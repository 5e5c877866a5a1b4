import { and, asc, count, eq, exists, inArray, like, not, sql } from 'drizzle-orm'

import type { DeskRebuttal } from '../../../src/contract/paperDesk.ts'
import {
  rebuttalBatch,
  type OwnRebuttal,
  type RebuttalCandidate,
  type SeenRebuttal,
} from '../../../src/contract/rebuttal.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../../src/machines/lifecycles/shared/decide.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperRebuttals, papers, reviews } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { Refused } from '../../shared/refused.ts'
import { paperAdapter } from '../entities/paper.ts'
import { rebuttalAdapter } from '../entities/rebuttal.ts'
import type { Engine } from '../engine.ts'
import { eventOfKey } from '../eventOfKey.ts'
import { hold } from '../hold.ts'
import { system } from '../system.ts'
import type { Actor, Scope, View } from '../types.ts'
import { isAuthor } from './authorIds.ts'
import { mustChair } from './deskAccess.ts'
import { eachByItself, type ItsResult } from './eachByItself.ts'
import { paperTitles } from './paperTitles.ts'
import {
  isSubmitted,
  numberedReviews,
  numberReviews,
  submittedReviews,
  submittedStates,
} from './reviewerNumbers.ts'
import { isBefore, settingsOf } from './settings.ts'

type Somebody = Actor & { readonly userId: number }
type Row = typeof paperRebuttals.$inferSelect
type Paper = Pick<typeof papers.$inferSelect, 'id' | 'round' | 'conferenceId'>

/** The rebuttal of the paper's present round; null: not requested. */
const askedOf = async (tx: Db | Tx, paperId: number, round: number): Promise<Row | null> => {
  const [row] = await tx
    .select()
    .from(paperRebuttals)
    .where(and(eq(paperRebuttals.paperId, paperId), eq(paperRebuttals.round, round)))
  return row === undefined || row.state === 'unasked' ? null : row
}

/** Rebuttal for its author, and the other authors, with the reviews that it answers: under their numbers, without names. */
export const ownRebuttalOf = async (
  tx: Db | Tx,
  paper: Paper,
  { at, isOwn }: { at: Date; isOwn: boolean },
): Promise<OwnRebuttal | null> => {
  const row = await askedOf(tx, paper.id, paper.round)
  if (row === null) return null
  const settings = await settingsOf(tx, paper.conferenceId)
  const written = await answeredBy(tx, row)
  return {
    id: row.id,
    state: row.state as OwnRebuttal['state'],
    round: row.round,
    due_at: row.dueAt?.toISOString() ?? null,
    is_open: isOwn && isWritable(row.state) && row.dueAt !== null && isBefore(at, row.dueAt, settings),
    max_length: settings.rebuttalLength,
    reviews: written.flatMap(({ number, recommendation, comments }) =>
      recommendation === null ? [] : [{ number, recommendation, comments }],
    ),
    draft: isOwn ? row.draft : '',
    draft_version: row.draftVersion,
    text: row.text,
    answered_at: row.answeredAt?.toISOString() ?? null,
  }
}

/** The reviews that it answers, by the numbers of their reviewers. */
const answeredBy = async (tx: Db | Tx, row: Row) =>
  (await numberedReviews(tx, row)).filter(({ id }) => row.reviewIds.includes(id))

/** As a reviewer reads it who has submitted a review of its round; the names of its authors are not in it. */
export const seenRebuttalOf = async (
  db: Db | Tx,
  { id, paperId, round, state }: typeof reviews.$inferSelect,
): Promise<SeenRebuttal | null> => {
  if (!isSubmitted(state)) return null
  const row = await askedOf(db, paperId, round)
  if (row === null || row.text === '' || row.answeredAt === null) return null
  const answered = await answeredBy(db, row)
  return {
    text: row.text,
    answered_at: row.answeredAt.toISOString(),
    number: answered.find((each) => each.id === id)?.number ?? null,
  }
}

/** Rebuttal for chairs, and whether it can be requested now. */
export const deskRebuttalOf = async (
  { tx, at }: View,
  paper: Paper & Pick<typeof papers.$inferSelect, 'state'>,
): Promise<{ rebuttal: DeskRebuttal | null; can_open_rebuttal: boolean }> => {
  const row = await askedOf(tx, paper.id, paper.round)
  return {
    rebuttal: row && {
      id: row.id,
      state: row.state as DeskRebuttal['state'],
      text: row.text,
      answered_at: row.answeredAt?.toISOString() ?? null,
      due_at: row.dueAt?.toISOString() ?? null,
    },
    can_open_rebuttal: await canOpen({ tx, at }, paper, row),
  }
}

const canOpen = async (
  { tx, at }: View,
  { id, conferenceId, round, state }: Paper & Pick<typeof papers.$inferSelect, 'state'>,
  row: Row | null,
): Promise<boolean> => {
  if (row !== null) {
    const loaded = await rebuttalAdapter.load({ tx, at }, row.id, system())
    const event = { type: 'rebuttal.open', until: at.toISOString() }
    return loaded !== null && decide(lifecycles.rebuttal, loaded, event, ['organizer']).kind === 'taken'
  }
  const settings = await settingsOf(tx, conferenceId)
  if (!settings.rebuttal || round === 0 || !state.endsWith('.active')) return false
  return (await submittedReviews(tx, { paperId: id, round })).length >= Math.max(1, settings.reviewsNeeded)
}

const isWritable = (state: string): boolean => state === 'awaited' || state === 'answered'

interface Batch {
  readonly conferenceId: number
  /** Ids of papers. */
  readonly ids: readonly number[]
  readonly key: string
}

/** Asks each author in a transaction of its own. */
export const openAll = (
  { engine }: { engine: Engine },
  actor: Somebody,
  { conferenceId, ids, key }: Batch,
  language: MessageLanguage,
): Promise<Array<ItsResult<'opened'>>> =>
  eachByItself(ids, { done: 'opened', language }, (id) =>
    engine.run((scope) => openOne(scope, actor, { id, conferenceId, key: `${key}:${id}` })),
  )

const openOne = async (
  scope: Scope,
  actor: Somebody,
  { id, conferenceId, key }: { id: number; conferenceId: number; key: string },
): Promise<void> => {
  const { tx } = scope
  // Before any lock: another user's row makes no one wait, and is refused like a missing one.
  await mustChair(tx, actor, id)
  const paper = await hold(scope, paperAdapter, id, system())
  if (paper === null || paper.conferenceId !== conferenceId) throw new Refused('notFound')
  const { round } = paper.facts
  const known = and(eq(paperRebuttals.paperId, id), eq(paperRebuttals.round, round))
  const [before] = await tx.select().from(paperRebuttals).where(known)
  const written = await submittedReviews(tx, { paperId: id, round })
  const reviewIds = written.map((review) => review.id)
  await numberReviews(tx, { paperId: id, round })
  if (before === undefined) {
    await tx
      .insert(paperRebuttals)
      .values({ paperId: id, round, reviewIds, createdAt: paper.at, movedAt: paper.at })
  } else if (!isWritable(before.state)) {
    await tx.update(paperRebuttals).set({ reviewIds }).where(known)
  }
  const [row] = await tx.select({ id: paperRebuttals.id }).from(paperRebuttals).where(known)
  if (row === undefined) throw new Error('the rebuttal was not written')
  await scope.fire(actor, { entity: 'rebuttal', id: row.id, event: { type: 'rebuttal.open' }, key })
}

/** Papers whose authors can be asked now and were not yet, at most as many as are asked together. */
export const candidatesOf = async (
  db: Db,
  { conferenceId, userId }: { conferenceId: number; userId: number },
  language: MessageLanguage,
): Promise<{ list: RebuttalCandidate[]; is_allowed: boolean; days: number }> => {
  const settings = await settingsOf(db, conferenceId)
  const { rebuttal: is_allowed, rebuttalDays: days } = settings
  if (!is_allowed) return { list: [], is_allowed, days }
  const asked = db
    .select({ id: paperRebuttals.id })
    .from(paperRebuttals)
    .where(and(eq(paperRebuttals.paperId, papers.id), eq(paperRebuttals.round, papers.round)))
  const written = db
    .select({ paperId: reviews.paperId, round: reviews.round, number: count().as('number') })
    .from(reviews)
    .where(inArray(reviews.state, [...submittedStates]))
    .groupBy(reviews.paperId, reviews.round)
    .having(sql`count(*) >= ${Math.max(1, settings.reviewsNeeded)}`)
    .as('written')
  const rows = await db
    .select({ paper: papers, conference: conferences, number: written.number })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .innerJoin(written, and(eq(written.paperId, papers.id), eq(written.round, papers.round)))
    .where(
      and(
        eq(papers.conferenceId, conferenceId),
        like(papers.state, '%.active'),
        not(isAuthor(userId)),
        not(exists(asked)),
      ),
    )
    .orderBy(asc(papers.id))
    .limit(rebuttalBatch)
  const list = rows.map(({ paper, conference, number }) => ({
    id: paper.id,
    title: paperTitles(paper, conference, language).title,
    round: paper.round,
    reviews: number,
  }))
  return { list, is_allowed, days }
}

interface Typed {
  readonly id: number
  readonly text: string
  readonly draft_version: number
}

/** Before any lock: another user's row makes no one wait, and is refused like a missing one. */
const mustBeTheirs = async ({ tx }: Scope, { userId }: Somebody, id: number) => {
  const owned = await rebuttalAdapter.whose(tx, id)
  if (owned?.ownerId !== userId) throw new Refused('notFound')
}

const rowOf = async ({ tx }: Scope, id: number): Promise<Row> => {
  const [row] = await tx.select().from(paperRebuttals).where(eq(paperRebuttals.id, id))
  if (row === undefined) throw new Refused('notFound')
  return row
}

/** Keeps the draft, as long as it could be submitted. A draft equal to the stored one is no conflict. */
export const keepRebuttal = async (scope: Scope, actor: Somebody, wish: Typed) => {
  const { id, text, draft_version } = wish
  await mustBeTheirs(scope, actor, id)
  const held = await hold(scope, rebuttalAdapter, id, actor)
  const row = await rowOf(scope, id)
  const type = row.state === 'answered' ? 'rebuttal.amend' : 'rebuttal.submit'
  if (held === null) throw new Refused('notFound')
  const settings = await settingsOf(scope.tx, held.conferenceId ?? 0)
  const facts = { ...held.facts, isWritten: true, isShort: text.length <= settings.rebuttalLength }
  const moved = decide(lifecycles.rebuttal, { state: held.state, facts }, { type }, ['owner'])
  if (moved.kind === 'refused') throw new Refused(moved.reason, fieldOf(moved.reason))
  if (row.draft === text && draft_version === row.draftVersion - 1) return { draft_version: row.draftVersion }
  if (row.draftVersion !== draft_version) throw new Refused('versionConflict')
  await scope.tx
    .update(paperRebuttals)
    .set({ draft: text, draftVersion: draft_version + 1 })
    .where(eq(paperRebuttals.id, id))
  return { draft_version: draft_version + 1 }
}

/** Submits it, or changes what was submitted; the same key twice does it once. */
export const submit = async (
  scope: Scope,
  actor: Somebody,
  { id, text, draft_version, key }: Typed & { readonly key: string },
): Promise<Paper> => {
  const { tx } = scope
  await mustBeTheirs(scope, actor, id)
  await rebuttalAdapter.lock(tx, id)
  const done = await eventOfKey(scope, actor, { entity: 'rebuttal', id, key }, [
    'rebuttal.submit',
    'rebuttal.amend',
  ])
  const row = await rowOf(scope, id)
  const type = done ?? (row.state === 'answered' ? 'rebuttal.amend' : 'rebuttal.submit')
  // First the text, by which the lifecycle judges it; refused, nothing of it stays.
  if (done === null)
    await tx
      .update(paperRebuttals)
      .set({ text, draft: text, draftVersion: row.draftVersion + 1 })
      .where(eq(paperRebuttals.id, id))
  try {
    await scope.fire(actor, { entity: 'rebuttal', id, event: { type }, key })
  } catch (error) {
    throw error instanceof Refused && error.reason === 'rebuttalTooLong'
      ? new Refused(error.reason, { field: 'text' })
      : error
  }
  if (done === null && row.draftVersion !== draft_version) throw new Refused('versionConflict')
  const [paper] = await tx.select().from(papers).where(eq(papers.id, row.paperId))
  if (paper === undefined) throw new Refused('notFound')
  return paper
}

const fieldOf = (reason: string) => (reason === 'rebuttalTooLong' ? { field: 'text' } : {})
