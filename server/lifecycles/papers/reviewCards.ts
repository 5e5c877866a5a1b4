import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm'

import type { Decision } from '../../../src/contract/paperWords.ts'
import type { ReviewCard, ReviewDetails } from '../../../src/contract/review.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import {
  paperDecisions,
  paperFiles,
  papers,
  paperSettings,
  paperSubmissions,
  reviews,
} from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { outcomeOf } from '../../../src/contract/paperOutcome.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { paperTitles } from './paperTitles.ts'
import { neutralName, readablePart, stateAt } from './readableParts.ts'
import { isSubmitted } from './reviewerNumbers.ts'
import { seenRebuttalOf } from './rebuttals.ts'
import { paperDefaults } from './settings.ts'

/** Reviews with what they are about, newest first. */
export const reviewRows = (
  db: Db | Tx,
  condition: SQL | undefined,
  page: { limit: number; offset: number },
) =>
  db
    .select({
      review: reviews,
      paper: papers,
      conference: conferences,
      graceMinutes: sql<number>`coalesce(${paperSettings.graceMinutes}, ${paperDefaults.graceMinutes})::int`,
      anonymity: sql<'double' | 'single'>`coalesce(${paperSettings.anonymity}, ${paperDefaults.anonymity})`,
      outcome: sql<Decision | null>`(select d.decision from ${paperDecisions} d where d.paper_id = ${papers.id}
        and d.state = 'released' and d.round = ${reviews.round} order by d.id desc limit 1)`,
      isDecided: sql<boolean>`exists (select 1 from ${paperDecisions} d where d.paper_id = ${papers.id}
        and (d.state = 'prepared' or d.state = 'released' and d.round = ${reviews.round}))`,
    })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .leftJoin(paperSettings, eq(paperSettings.conferenceId, papers.conferenceId))
    .where(condition)
    .orderBy(desc(reviews.id))
    .limit(page.limit)
    .offset(page.offset)
export type ReviewRow = Awaited<ReturnType<typeof reviewRows>>[number]

export const reviewCardOf = (row: ReviewRow, language: MessageLanguage, at: Date): ReviewCard => {
  const { review, paper, conference, graceMinutes } = row
  const { title, subtitle } = paperTitles(paper, conference, language)
  return {
    id: review.id,
    state: stateAt(at, review, graceMinutes),
    version: review.version,
    round: review.round,
    conference: subtitle,
    title,
    recommendation: review.recommendation,
    response_due_at: review.responseDueAt.toISOString(),
    review_due_at: review.reviewDueAt?.toISOString() ?? null,
    submitted_at: review.submittedAt?.toISOString() ?? null,
    moved_at: review.movedAt.toISOString(),
    readable: readablePart(at, review, paper, graceMinutes),
  }
}

/** One review with as much of its paper as its reviewer may see; null: this account has none of this number. */
export const readReview = async (
  db: Db | Tx,
  { id, userId }: { id: number; userId: number },
  language: MessageLanguage,
  at: Date,
): Promise<ReviewDetails | null> => {
  const mine = and(eq(reviews.id, id), eq(reviews.userId, userId))
  const [row] = await reviewRows(db, mine, { limit: 1, offset: 0 })
  if (row === undefined) return null
  const { review, paper, conference } = row
  const { form } = paper
  const card = reviewCardOf(row, language, at)
  const hasPaper = card.readable === 'paper'
  const hasAbstract = card.readable !== 'nothing'
  return {
    ...card,
    starts_at: conference.startsAt.toISOString(),
    ends_at: conference.endsAt.toISOString(),
    abstract: hasAbstract ? inLanguage(language, form.abstract, form.eng_abstract) : null,
    keywords: hasAbstract ? inLanguage(language, form.keywords, form.eng_keywords) : [],
    authors:
      hasAbstract && row.anonymity === 'single'
        ? form.authors.map(({ name, eng_name }) => inLanguage(language, name, eng_name))
        : null,
    files: hasPaper ? await filesFor(db, review, row.anonymity === 'double') : [],
    response: hasPaper ? await letterOf(db, review) : '',
    draft: hasPaper
      ? {
          recommendation: review.recommendation,
          comments: review.comments,
          remarks: review.remarks,
          version: review.draftVersion,
        }
      : null,
    written:
      isSubmitted(review.state) && review.recommendation !== null
        ? { recommendation: review.recommendation, comments: review.comments, remarks: review.remarks }
        : null,
    outcome:
      isSubmitted(review.state) && row.outcome !== null
        ? outcomeOf(row.outcome, review.round, paper.round)
        : null,
    can_amend: hasPaper && review.state === 'accepted.submitted' && !row.isDecided,
    // Also for who has done their part: it answers what they wrote.
    rebuttal: paper.state.endsWith('.withdrawn') ? null : await seenRebuttalOf(db, review),
    reason: review.reason,
  }
}

/** The newest of each kind that there was for the round of the review. */
const filesFor = async (db: Db | Tx, { paperId, round }: typeof reviews.$inferSelect, isBlind: boolean) => {
  const rows = await db
    .selectDistinctOn([paperFiles.kind])
    .from(paperFiles)
    .where(and(eq(paperFiles.paperId, paperId), lte(paperFiles.round, round)))
    .orderBy(desc(paperFiles.kind), desc(paperFiles.id))
  return rows.map(({ id, kind, bytes, blindBytes, round: came, file }) => ({
    id,
    kind,
    // Size of the download: the difference would reveal how long the names are.
    bytes: isBlind ? (blindBytes ?? bytes) : bytes,
    name: neutralName(paperId, { round: came, file }),
    url: `/files/paper/${id}`,
  }))
}

/** The letter that came with what the review is about; it answers the reviews of the round before. */
const letterOf = async (db: Db | Tx, { paperId, round }: typeof reviews.$inferSelect): Promise<string> => {
  const [came] = await db
    .select({ response: paperSubmissions.response })
    .from(paperSubmissions)
    .where(and(eq(paperSubmissions.paperId, paperId), eq(paperSubmissions.round, round)))
    .orderBy(desc(paperSubmissions.id))
    .limit(1)
  return came?.response ?? ''
}
