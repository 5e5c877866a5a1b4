import { and, desc, eq, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm'

import type { AuthorAnswer } from '../../../src/contract/authorship.ts'
import type { OwnPaper, OwnPaperFile, PaperCard, ReleasedDecision } from '../../../src/contract/paper.ts'
import { editingOf, finalOf, isAmendable, isRevised } from '../../../src/contract/paperEditing.ts'
import { outcomeOf } from '../../../src/contract/paperOutcome.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { outer } from '../../db/outer.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperAuthors } from '../../db/schema/paperAuthors.ts'
import {
  paperDecisions,
  type paperFiles,
  paperRebuttals,
  papers,
  paperSubmissions,
} from '../../db/schema/papers.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { authorAnswers } from './authorAnswers.ts'
import { writtenBy } from './authorIds.ts'
import { newestFiles } from './newestFiles.ts'
import { paperHistory } from './paperHistory.ts'
import { paperTitles } from './paperTitles.ts'
import { namesTold } from './namesTold.ts'
import { ownRebuttalOf } from './rebuttals.ts'
import { reviewsForAuthors } from './reviewerNumbers.ts'
import { finalDueOf, isFinalOpen, settingsOf, takesPapersBy } from './settings.ts'

/** Parts of papers that their authors see: nothing of reviews and decisions before the release. */

interface Part {
  readonly limit: number
  readonly offset: number
}

/** Cards of the papers that `where` chooses, the one that moved last first. */
export const paperCards = async (
  tx: Db | Tx,
  where: SQL | undefined,
  { limit, offset }: Part,
  { userId, language }: { userId: number; language: MessageLanguage },
): Promise<PaperCard[]> => {
  const rows = await withConference(tx)
    .where(where)
    .orderBy(desc(papers.movedAt), desc(papers.id))
    .limit(limit)
    .offset(offset)
  const answers = await ownAnswers(tx, userId, rows)
  return rows.map((row) => cardOf(row, answers, { userId, language }))
}

/** Papers that an account may read as an author: its own, and submitted ones that name it as an author. */
export const readByAuthor = (userId: number): SQL | undefined =>
  and(
    writtenBy(userId),
    or(eq(papers.userId, userId), and(ne(papers.state, 'draft'), not(isDeniedBy(userId)))),
  )

/** One paper that this account reads as an author, or null. */
export const ownPaperOf = async (
  tx: Db | Tx,
  userId: number,
  id: number,
  { language, at }: { language: MessageLanguage; at: Date },
): Promise<OwnPaper | null> => {
  const [row] = await withConference(tx).where(and(eq(papers.id, id), readByAuthor(userId)))
  if (row === undefined) return null
  const { paper, conference } = row
  const decisions = await releasedOf(tx, paper)
  const settings = await settingsOf(tx, paper.conferenceId)
  const isOpen = takesPapersBy(settings, conference, at)
  const isOwn = paper.userId === userId
  const editing = isOwn ? editingOf({ state: paper.state, isOpen }) : null
  const form = editing === null ? paper.form : typedOf(paper)
  return {
    ...cardOf(row, await ownAnswers(tx, userId, [row]), { userId, language }),
    form,
    form_version: paper.formVersion,
    response: isOwn ? paper.response : '',
    submitted: editing === 'submitted' ? paper.form : await handedIn(tx, paper),
    files: (await newestFiles(tx, id)).map((file) => paperFileOf(file, form)),
    decisions,
    reason: paper.reason,
    editing,
    final: isOwn
      ? finalOf({
          state: paper.state,
          hasFinal: paper.finalAt !== null,
          isFinalOpen: isFinalOpen(settings, at),
        })
      : null,
    has_unsent: editing === 'submitted' && paper.revision !== null,
    is_open: isOpen,
    author_answers: await authorAnswers(tx, paper),
    is_blind: settings.anonymity === 'double',
    rebuttal: await ownRebuttalOf(tx, paper, { at, isOwn }),
    history: await paperHistory(tx, paper, decisions),
  }
}

/** A person who denies to be an author does not count. */
const isDeniedBy = (userId: number): SQL =>
  sql`exists (select 1 from ${paperAuthors} where ${paperAuthors.paperId} = ${outer(papers.id)} and ${paperAuthors.answer} = 'denied'
    and ${paperAuthors.email} = (select lower(${users.email}) from ${users} where ${users.id} = ${userId}))`

type Row = typeof papers.$inferSelect

/** Form that the author works on: a revision, or changes before the deadline, are visible to the author only until they are submitted. */
export const typedOf = ({ state, form, revision }: Row): PaperForm =>
  isRevised(state) || isAmendable(state) ? (revision ?? form) : form

const withConference = (tx: Db | Tx) =>
  tx
    .select({
      paper: papers,
      conference: conferences,
      order: { id: orders.id, state: orders.state },
      rebuttalDueAt: paperRebuttals.dueAt,
      finalDueAt: finalDueOf,
    })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .leftJoin(orders, eq(orders.paperId, papers.id))
    .leftJoin(
      paperRebuttals,
      and(
        eq(paperRebuttals.paperId, papers.id),
        eq(paperRebuttals.round, papers.round),
        eq(paperRebuttals.state, 'awaited'),
      ),
    )
    .$dynamic()

type WithConference = Awaited<ReturnType<typeof withConference>>[number]

const cardOf = (
  { paper, conference, order, rebuttalDueAt, finalDueAt }: WithConference,
  answers: ReadonlyMap<number, AuthorAnswer>,
  { userId, language }: { userId: number; language: MessageLanguage },
): PaperCard => {
  const isOwn = paper.userId === userId
  const form = isOwn && isRevised(paper.state) ? typedOf(paper) : paper.form
  const { title, subtitle } = paperTitles({ form }, conference, language)
  return {
    id: paper.id,
    is_own: isOwn,
    own_answer: isOwn ? null : (answers.get(paper.id) ?? 'asked'),
    state: paper.state,
    version: paper.version,
    title,
    conference_id: paper.conferenceId,
    conference: subtitle,
    round: paper.round,
    last_decision: paper.lastDecision,
    deadline: conference.submissionDeadline?.toISOString() ?? null,
    revision_due_at: paper.revisionDueAt?.toISOString() ?? null,
    rebuttal_due_at: rebuttalDueAt?.toISOString() ?? null,
    final_due_at: finalDueAt?.toISOString() ?? null,
    order,
    has_final: paper.finalAt !== null,
    time_zone: conference.timeZone,
    at: paper.movedAt.toISOString(),
  }
}

/** Answers of an account about being an author, by paper. */
const ownAnswers = async (
  tx: Db | Tx,
  userId: number,
  rows: readonly Pick<WithConference, 'paper'>[],
): Promise<Map<number, AuthorAnswer>> => {
  const ids = rows.filter(({ paper }) => paper.userId !== userId).map(({ paper }) => paper.id)
  if (ids.length === 0) return new Map()
  const said = await tx
    .select({ paperId: paperAuthors.paperId, answer: paperAuthors.answer })
    .from(paperAuthors)
    .innerJoin(users, and(eq(users.id, userId), eq(sql`lower(${users.email})`, paperAuthors.email)))
    .where(inArray(paperAuthors.paperId, ids))
  return new Map(said.flatMap(({ paperId, answer }) => (answer === null ? [] : [[paperId, answer] as const])))
}

/** During a revision: the present version. Afterwards: the version before it. */
const handedIn = async (tx: Db | Tx, { id, state, form }: Row): Promise<PaperForm | null> => {
  if (isRevised(state)) return form
  const [, before] = await tx
    .select({ form: paperSubmissions.form })
    .from(paperSubmissions)
    .where(eq(paperSubmissions.paperId, id))
    .orderBy(desc(paperSubmissions.id))
    .limit(2)
  return before?.form ?? null
}

export const paperFileOf = (
  { id, kind, name, bytes, round, examined, createdAt }: typeof paperFiles.$inferSelect,
  form: Pick<PaperForm, 'authors'>,
): OwnPaperFile => ({
  id,
  kind,
  name,
  bytes,
  round,
  names: namesTold(examined, form),
  at: createdAt.toISOString(),
})

/** Released decisions, newest first, each with the reviews of its round. */
const releasedOf = async (
  tx: Db | Tx,
  { id: paperId, round: reached }: Pick<Row, 'id' | 'round'>,
): Promise<ReleasedDecision[]> => {
  const released = await tx
    .select()
    .from(paperDecisions)
    .where(and(eq(paperDecisions.paperId, paperId), eq(paperDecisions.state, 'released')))
    .orderBy(desc(paperDecisions.id))
  if (released.length === 0) return []
  const written = await reviewsForAuthors(tx, [paperId])
  return released.map(({ round, decision, letter, movedAt }) => ({
    round,
    decision,
    outcome: outcomeOf(decision, round, reached),
    letter,
    at: movedAt.toISOString(),
    reviews: written
      .filter((review) => review.round === round)
      .map(({ number, recommendation, comments }) => ({ number, recommendation, comments })),
  }))
}
