import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'

import { authorStandings } from '../../../src/contract/authorship.ts'
import type { PaperFacts } from '../../../src/contract/facts.ts'
import type { NotificationName } from '../../../src/contract/notifications.ts'
import { paperForm, type PaperForm } from '../../../src/contract/paperForm.ts'
import { presentationUrl } from '../../../src/contract/presentationFile.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import {
  paperDecisions,
  paperFiles,
  paperRebuttals,
  papers,
  paperSubmissions,
  reviews,
} from '../../db/schema/papers.ts'
import { acceptedAuthors, orders } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { presentationFiles } from '../../db/schema/presentations.ts'
import { authorIds } from '../papers/authorIds.ts'
import { closeDiscussions } from '../papers/discussion/openDiscussion.ts'
import { namesTold } from '../papers/namesTold.ts'
import { authorAnswers } from '../papers/authorAnswers.ts'
import { newestFiles } from '../papers/newestFiles.ts'
import { openPaperOrder } from '../papers/openPaperOrder.ts'
import { publish } from '../papers/publication.ts'
import { paperTitles } from '../papers/paperTitles.ts'
import { daysAfter, isBefore, isFinalOpen, settingsOf, takesPapersBy } from '../papers/settings.ts'
import { tellChairs } from '../papers/tellChairs.ts'
import { tellReviewers } from '../papers/tellReviewers.ts'
import { isCompared, keepFingerprints } from '../papers/similarity/documents.ts'
import { Refused } from '../../shared/refused.ts'
import { system } from '../system.ts'
import type { EntityAdapter, Loaded, Scope } from '../types.ts'

export const paperAdapter: EntityAdapter<PaperFacts> = {
  table: papers,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: papers.userId, conferenceId: papers.conferenceId, authors: authorIds })
      .from(papers)
      .where(eq(papers.id, id))
    return row ?? null
  },

  lock: async (tx, id) => {
    const { id: rowId } = papers
    await tx.select({ rowId }).from(papers).where(eq(rowId, id)).for('no key update')
  },

  load: async ({ tx, at }, id, actor) => {
    const [found] = await tx
      .select({
        row: papers,
        authors: authorIds,
        conference: conferences,
      })
      .from(papers)
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(eq(papers.id, id))
    if (found === undefined) return null
    const { row, authors, conference } = found
    const settings = await settingsOf(tx, row.conferenceId)
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: row.conferenceId,
      authors,
      facts: {
        round: row.round,
        lastDecision: row.lastDecision,
        isComplete: paperForm.safeParse(row.form).success && (await hasBothFiles(tx, id)),
        isOpen: takesPapersBy(settings, conference, at),
        isRevisionOpen: isBefore(at, row.revisionDueAt, settings),
        revisionDueAt: row.revisionDueAt?.toISOString() ?? null,
        revisionDays: settings.revisionDays,
        hasResponse: row.response.trim() !== '',
        hasSecondReview: settings.rounds === 2,
        isLastRound: row.round >= settings.maxRounds,
        isSeconded: row.secondedBy !== null && row.secondedBy !== actor.userId,
        withdrawnFrom: row.withdrawnFrom,
        isLapsed: row.isLapsed,
        hasFinal: row.finalAt !== null,
        isFinalOpen: isFinalOpen(settings, at),
        isSettled: settings.fee === 0 || (await isPaid(tx, id)),
        reason: row.reason,
      },
    }
  },

  /** An author has as long for a revision as the conference says; an extension begins at the date, or now. */
  complete: (event, { revisionDays, revisionDueAt }, at) => {
    if (!datesRevision.has(event.type)) return event
    const due = revisionDueAt === null ? 0 : Date.parse(revisionDueAt)
    const from = event.type === 'paper.extend' ? new Date(Math.max(due, at.getTime())) : at
    return { ...event, until: daysAfter(from, revisionDays).toISOString() }
  },

  columns: (facts, { type }, at) => ({
    round: facts.round,
    lastDecision: facts.lastDecision,
    withdrawnFrom: facts.withdrawnFrom,
    isLapsed: facts.isLapsed,
    reason: facts.reason,
    revisionDueAt: facts.revisionDueAt === null ? null : new Date(facts.revisionDueAt),
    ...(type === 'paper.finalize' ? { finalAt: at } : {}),
    ...(type === 'paper.reinstate' ? { secondedBy: null } : {}),
    // The letter was about the round that is over.
    ...(facts.hasResponse ? {} : { response: '' }),
  }),

  after: async (scope, { before, state, event, version, at }) => {
    const { tx } = scope
    const { id, conferenceId } = before
    const arrived = arrivals[event.type]
    if (arrived !== undefined)
      await tellChairs(tx, { name: arrived, paperId: id, key: `paper ${id} ${version} arrived`, at })
    if (event.type === 'paper.publish') await publish(tx, id, at)
    if (changesText.has(event.type) || isCompared(state) !== isCompared(before.state))
      await keepFingerprints(tx, id)
    if (event.type === 'paper.decide' || event.type === 'paper.withdraw') {
      await closeRound(scope, id)
      await closeDiscussions(tx, id, at)
    }
    if (event.type === 'paper.decide') {
      await acknowledgeRound(scope, before)
      await tellReviewers(tx, before, at)
    }
    if (state.endsWith('.accepted') && !before.state.endsWith('.accepted') && conferenceId !== null) {
      await tx.insert(acceptedAuthors).values({ userId: before.ownerId, conferenceId }).onConflictDoNothing()
      await openPaperOrder(scope, id)
    }
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ form: papers.form, conference: conferences })
      .from(papers)
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(eq(papers.id, id))
    if (row === undefined) throw new Refused('notFound')
    return { ...paperTitles(row, row.conference, language), related: [] }
  },

  /** Submitted version, for the deciders. */
  detail: async ({ tx }, id) => {
    const [row] = await tx.select().from(papers).where(eq(papers.id, id))
    if (row === undefined) return []
    const { form } = row
    const files = await newestFiles(tx, id)
    // While a revision is typed, its letter is the author's alone.
    const [letter] = await tx
      .select({ response: paperSubmissions.response })
      .from(paperSubmissions)
      .where(eq(paperSubmissions.paperId, id))
      .orderBy(desc(paperSubmissions.id))
      .limit(1)
    const decided = await decidedForm(tx, id)
    const line = (field: string, kind: 'text' | 'paragraphs', of: (from: PaperForm) => string) => {
      const value = of(form)
      const before = decided === null ? value : of(decided)
      return { field, kind, value, ...(before === value ? {} : { before }) }
    }
    return [
      line('title', 'text', (from) => from.title),
      line('eng_title', 'text', (from) => from.eng_title),
      line('authors', 'paragraphs', (from) => from.authors.map(authorLine).join('\n')),
      ...(await answerLines(tx, row)),
      line('abstract', 'paragraphs', (from) => from.abstract),
      line('eng_abstract', 'paragraphs', (from) => from.eng_abstract),
      line('keywords', 'text', (from) => from.keywords.join('；')),
      line('eng_keywords', 'text', (from) => from.eng_keywords.join('; ')),
      { field: 'conflicts', kind: 'paragraphs', value: form.conflicts.join('\n') },
      { field: 'files', kind: 'paragraphs', value: files.map(({ name }) => name).join('\n') },
      { field: 'names', kind: 'paragraphs', value: namesIn(files, form) },
      { field: 'response', kind: 'paragraphs', value: letter?.response ?? '' },
      ...(row.doi === '' ? [] : [{ field: 'doi', kind: 'text' as const, value: row.doi }]),
      ...(row.pages === '' ? [] : [{ field: 'pages', kind: 'text' as const, value: row.pages }]),
      ...(await presentationLines(tx, id)),
    ]
  },
}

/** Version at the release of the last decision; null: no decision yet. */
const decidedForm = async (tx: Tx, paperId: number): Promise<PaperForm | null> => {
  const [decision] = await tx
    .select({ at: paperDecisions.movedAt })
    .from(paperDecisions)
    .where(and(eq(paperDecisions.paperId, paperId), eq(paperDecisions.state, 'released')))
    .orderBy(desc(paperDecisions.id))
    .limit(1)
  const [decided] = await tx
    .select({ form: paperSubmissions.form })
    .from(paperSubmissions)
    .where(
      and(
        eq(paperSubmissions.paperId, paperId),
        lte(paperSubmissions.createdAt, decision?.at ?? new Date(0)),
      ),
    )
    .orderBy(desc(paperSubmissions.id))
    .limit(1)
  return decided?.form ?? null
}

/** Authors who have confirmed, denied and not answered yet, if there are any. */
const answerLines = async (tx: Tx, paper: typeof papers.$inferSelect) => {
  const answers = await authorAnswers(tx, paper)
  return authorStandings.flatMap((standing) => {
    const names = paper.form.authors.flatMap(({ name, eng_name }, place) =>
      answers[place] === standing ? [name || eng_name] : [],
    )
    if (names.length === 0) return []
    return [{ field: `authors_${standing}`, kind: 'text' as const, value: names.join('；') }]
  })
}

/** Author's presentation for the conference, if there is one. */
const presentationLines = async (tx: Tx, paperId: number) => {
  const current = await tx
    .select({ id: presentationFiles.id, kind: presentationFiles.kind })
    .from(presentationFiles)
    .where(and(eq(presentationFiles.paperId, paperId), eq(presentationFiles.isCurrent, true)))
    .orderBy(asc(presentationFiles.kind))
  return current.map(({ id, kind }) => ({
    field: kind,
    kind: 'file' as const,
    value: presentationUrl(id),
  }))
}

/** Names of authors in the files, each once. */
const namesIn = (
  files: ReadonlyArray<Pick<typeof paperFiles.$inferSelect, 'examined'>>,
  form: Pick<PaperForm, 'authors'>,
): string =>
  [
    ...new Set(
      files.flatMap(({ examined }) =>
        (namesTold(examined, form) ?? []).flatMap(({ name }) => (name === '' ? [] : [name])),
      ),
    ),
  ].join('\n')

const authorLine = ({
  name,
  eng_name,
  affiliation,
  eng_affiliation,
  email,
  orcid,
}: PaperForm['authors'][number]) =>
  [name || eng_name, affiliation || eng_affiliation, email, orcid].filter((part) => part !== '').join(' · ')

/** The submitted form replaces the one that it was compared with. */
const changesText: ReadonlySet<string> = new Set(['paper.amend', 'paper.resubmit', 'paper.finalize'])

/** Events that notify the chairs. */
const arrivals: Readonly<Record<string, NotificationName>> = {
  'paper.submit': 'paperArrived',
  'paper.resubmit': 'revisionArrived',
}

const datesRevision: ReadonlySet<string> = new Set(['paper.return', 'paper.decide', 'paper.extend'])

/** A pdf and a doc or docx (PAP-02). */
const hasBothFiles = async (tx: Tx, paperId: number): Promise<boolean> => {
  const kinds = await tx
    .selectDistinct({ kind: paperFiles.kind })
    .from(paperFiles)
    .where(eq(paperFiles.paperId, paperId))
  return kinds.length === 2
}

const isPaid = async (tx: Tx, paperId: number): Promise<boolean> => {
  const paid = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paperId, paperId), inArray(orders.state, ['paid', 'completed'])))
  return paid.length > 0
}

/** No one has to review or decide a paper that is decided or withdrawn. */
const closeRound = async (scope: Scope, paperId: number): Promise<void> => {
  const { tx, fire } = scope
  const open = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.paperId, paperId), inArray(reviews.state, [...openReviews])))
    .orderBy(asc(reviews.id))
  for (const { id } of open) await fire(system(), { entity: 'review', id, event: { type: 'review.close' } })
  const prepared = await tx
    .select({ id: paperDecisions.id })
    .from(paperDecisions)
    .where(and(eq(paperDecisions.paperId, paperId), eq(paperDecisions.state, 'prepared')))
  for (const { id } of prepared)
    await fire(system(), { entity: 'decision', id, event: { type: 'decision.discard' } })
  const asked = await tx
    .select({ id: paperRebuttals.id })
    .from(paperRebuttals)
    .where(and(eq(paperRebuttals.paperId, paperId), inArray(paperRebuttals.state, ['awaited', 'answered'])))
    .orderBy(asc(paperRebuttals.id))
  for (const { id } of asked)
    await fire(system(), { entity: 'rebuttal', id, event: { type: 'rebuttal.close' } })
}

/** Acknowledges the reviewers of the paper's decision. */
const acknowledgeRound = async (
  { tx, fire }: Scope,
  { id: paperId, facts: { round } }: Loaded<PaperFacts>,
): Promise<void> => {
  const written = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(eq(reviews.paperId, paperId), eq(reviews.round, round), eq(reviews.state, 'accepted.submitted')),
    )
    .orderBy(asc(reviews.id))
  for (const { id } of written)
    await fire(system(), { entity: 'review', id, event: { type: 'review.acknowledge' } })
}

/** Still to be answered or written. */
const openReviews = [
  'pending.waiting',
  'pending.expired',
  'accepted.reading',
  'accepted.drafting',
  'accepted.expired',
] as const
