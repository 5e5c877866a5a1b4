import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type {
  AskedReviewer,
  Candidate,
  PaperReviewers,
  Proposal,
  SentInvitation,
} from '../../../../src/contract/paperAssignment.ts'
import { users } from '../../../db/schema/accounts.ts'
import { conferences } from '../../../db/schema/catalogue.ts'
import { paperReviewers, reviewInvitations } from '../../../db/schema/paperReviewers.ts'
import { papers, paperSettings, reviews } from '../../../db/schema/papers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { likePattern } from '../../../shared/containsWords.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { inLanguage } from '../../../../src/contract/inLanguage.ts'
import { Refused } from '../../../shared/refused.ts'
import { authorIds } from '../authorIds.ts'
import { paperTitles } from '../paperTitles.ts'
import { stateAt } from '../readableParts.ts'
import { reviewerEmail, reviewerName } from '../reviewerName.ts'
import { submittedStates } from '../reviewerNumbers.ts'
import { paperDefaults, settingsOf } from '../settings.ts'
import { pairOf, planReviews } from './planReviews.ts'
import { countedStates, isOpenInvitation, readPool } from './readPool.ts'

/** In these states reviewers are asked. */
export const reviewedStates = ['first_review.active', 'second_review.active'] as const
export const isReviewed = (state: string): boolean => reviewedStates.some((each) => each === state)

/** Number of reviews of a paper’s present round that came, or may still come. */
const promisedOf = (at: Date): SQL<number> => sql<number>`(
  (select count(*) from ${reviews} r where r.paper_id = ${papers.id} and r.round = ${papers.round}
    and r.state in (${sql.join(
      [...countedStates].map((state) => sql`${state}`),
      sql`, `,
    )}))
  + (select count(*) from ${reviewInvitations} where ${reviewInvitations.paperId} = ${papers.id}
    and ${reviewInvitations.round} = ${papers.round} and ${isOpenInvitation(at)}))::int`

/** Reviewers invited for a paper in its present round, for its chairs. */
export const readPaperReviewers = async (
  tx: Db | Tx,
  id: number,
  language: MessageLanguage,
  at: Date,
): Promise<PaperReviewers> => {
  const [found] = await tx
    .select({ paper: papers, conference: conferences, promised: promisedOf(at) })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(papers.id, id))
  if (found === undefined) throw new Refused('notFound')
  const { paper, conference, promised } = found
  const { reviewsNeeded, graceMinutes } = await settingsOf(tx, paper.conferenceId)
  const { title, subtitle } = paperTitles(paper, conference, language)
  const ofRound = and(eq(reviews.paperId, id), eq(reviews.round, paper.round))
  const asked = await tx
    .select({ review: reviews, account: users.nickname, name: reviewerName, email: reviewerEmail })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(ofRound)
    .orderBy(asc(reviews.id))
  const links = await tx
    .select()
    .from(reviewInvitations)
    .where(
      and(
        eq(reviewInvitations.paperId, id),
        eq(reviewInvitations.round, paper.round),
        isNull(reviewInvitations.reviewId),
      ),
    )
    .orderBy(asc(reviewInvitations.id))
  const isAsked = new Set(asked.map(({ review }) => review.userId))
  const before = await readReviewersBefore(tx, paper)
  return {
    id,
    conference_id: paper.conferenceId,
    title,
    conference: subtitle,
    round: paper.round,
    is_open: isReviewed(paper.state),
    needed: reviewsNeeded,
    promised,
    reviewers: asked.map(({ review, account, name, email }): AskedReviewer => ({
      id: review.id,
      name,
      email,
      account,
      state: stateAt(at, review, graceMinutes),
      version: review.version,
      round: review.round,
      // A review that is not submitted is visible to its reviewer only.
      recommendation: review.submittedAt === null ? null : review.recommendation,
      asked_at: review.createdAt.toISOString(),
      response_due_at: review.responseDueAt.toISOString(),
      review_due_at: review.reviewDueAt?.toISOString() ?? null,
      submitted_at: review.submittedAt?.toISOString() ?? null,
      reason: review.reason,
    })),
    invitations: links.map((link): SentInvitation => ({
      id: link.id,
      name: link.name,
      email: link.email,
      state: link.cancelledAt !== null ? 'cancelled' : at > link.responseDueAt ? 'expired' : 'waiting',
      sent_at: link.sentAt.toISOString(),
      response_due_at: link.responseDueAt.toISOString(),
    })),
    again: before.flatMap(({ userId, name }) => (isAsked.has(userId) ? [] : [name])),
  }
}

/** Those in the pool whose reviews of the round before the present one came, in the order in which they are locked. */
export const readReviewersBefore = (
  tx: Db | Tx,
  { id, conferenceId, round }: Pick<typeof papers.$inferSelect, 'id' | 'conferenceId' | 'round'>,
) =>
  tx
    .select({ reviewerId: paperReviewers.id, userId: reviews.userId, name: paperReviewers.name })
    .from(reviews)
    .innerJoin(
      paperReviewers,
      and(eq(paperReviewers.userId, reviews.userId), eq(paperReviewers.conferenceId, conferenceId)),
    )
    .where(
      and(
        eq(reviews.paperId, id),
        eq(reviews.round, round - 1),
        inArray(reviews.state, [...submittedStates]),
      ),
    )
    .orderBy(asc(paperReviewers.id))

/** The pool as seen from one paper, without reviewers invited already. */
export const readCandidates = async (
  tx: Db | Tx,
  paperId: number,
  { q, limit, offset, at }: { q: string; limit: number; offset: number; at: Date },
): Promise<{ list: Candidate[]; total: number }> => {
  const [paper] = await tx
    .select({ id: papers.id, conferenceId: papers.conferenceId, form: papers.form, accounts: authorIds })
    .from(papers)
    .where(eq(papers.id, paperId))
  if (paper === undefined) throw new Refused('notFound')
  const pattern = likePattern(q)
  const texts = sql`concat_ws(' ', ${paperReviewers.name}, ${paperReviewers.affiliation}, ${paperReviewers.keywords})`
  const where = and(eq(paperReviewers.isActive, true), q === '' ? undefined : sql`${texts} ilike ${pattern}`)
  const pool = await readPool(tx, paper.conferenceId, at, where === undefined ? {} : { where })
  const all = pool
    .map((reviewer): Candidate => {
      const pair = pairOf(paper, reviewer)
      return {
        ...reviewer.card,
        ...pair,
        matched: [...pair.matched],
        excluded: [...pair.excluded],
        is_full: reviewer.load >= reviewer.cap,
      }
    })
    .filter(({ excluded }) => !excluded.includes('asked'))
    .toSorted(
      (a, b) =>
        Number(a.excluded.length > 0) - Number(b.excluded.length > 0) ||
        Number(a.is_full) - Number(b.is_full) ||
        b.score - a.score ||
        a.load - b.load ||
        a.id - b.id,
    )
  return { list: all.slice(offset, offset + limit), total: all.length }
}

/** Data of a proposal, as of one moment. Papers of which the viewer is an author are left out. */
export const readProposalParts = async (tx: Db | Tx, conferenceId: number, viewerId: number, at: Date) => {
  const rows = await tx
    .select({
      id: papers.id,
      form: papers.form,
      accounts: authorIds,
      promised: promisedOf(at),
      wanted: sql<number>`coalesce(${paperSettings.reviewsNeeded}, ${paperDefaults.reviewsNeeded})::int`,
    })
    .from(papers)
    .leftJoin(paperSettings, eq(paperSettings.conferenceId, papers.conferenceId))
    .where(and(eq(papers.conferenceId, conferenceId), inArray(papers.state, [...reviewedStates])))
    .orderBy(asc(papers.id))
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (conference === undefined) throw new Refused('notFound')
  return {
    conference,
    waiting: rows
      .map((row) => ({ ...row, needed: Math.max(0, row.wanted - row.promised) }))
      .filter(({ needed, accounts }) => needed > 0 && !accounts.includes(viewerId)),
    pool: (await readPool(tx, conferenceId, at)).filter(({ isActive }) => isActive),
  }
}

/** Proposal of reviewers. Outside the transaction that has read the data: the choice may take seconds. */
export const proposalOf = async (
  { conference, waiting, pool }: Awaited<ReturnType<typeof readProposalParts>>,
  language: MessageLanguage,
): Promise<Proposal> => {
  const plan = await planReviews(waiting, pool)
  const added = new Map<number, number>()
  for (const { proposed } of plan.rows)
    for (const { reviewer } of proposed) added.set(reviewer.id, (added.get(reviewer.id) ?? 0) + 1)
  const nameOf = new Map(pool.map(({ id, card }) => [id, card.name]))
  return {
    conference_id: conference.id,
    conference: inLanguage(language, conference.title, conference.engTitle),
    papers: plan.rows.map(({ paper, proposed }) => ({
      id: paper.id,
      title: paperTitles(paper, conference, language).title,
      needed: paper.needed,
      proposed: proposed.map(({ reviewer, score, matched }) => ({
        reviewer_id: reviewer.id,
        name: nameOf.get(reviewer.id) ?? '',
        score,
        matched: [...matched],
        load: reviewer.load + (added.get(reviewer.id) ?? 0),
        load_cap: reviewer.cap,
      })),
    })),
    reviewers: pool.length,
    proposed: [...added.values()].reduce((sum, each) => sum + each, 0),
    missing: plan.missing,
    is_best: plan.isBest,
  }
}

export const countPool = async (tx: Db | Tx, conferenceId: number): Promise<number> => {
  const [sum] = await tx
    .select({ total: count() })
    .from(paperReviewers)
    .where(eq(paperReviewers.conferenceId, conferenceId))
  return sum?.total ?? 0
}
