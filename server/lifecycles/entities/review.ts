import { and, eq, or } from 'drizzle-orm'

import type { ReviewFacts } from '../../../src/contract/facts.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperDecisions, papers, reviews } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { earnCertificate } from '../earnCertificate.ts'
import { openCertificate } from '../openCertificate.ts'
import { authorIds } from '../papers/authorIds.ts'
import { joinDiscussion } from '../papers/discussion/openDiscussion.ts'
import { paperTitles } from '../papers/paperTitles.ts'
import { reviewerName } from '../papers/reviewerName.ts'
import { numberReviews, submittedReviews } from '../papers/reviewerNumbers.ts'
import { daysAfter, isBefore, settingsOf } from '../papers/settings.ts'
import { tellChairs } from '../papers/tellChairs.ts'
import { Refused } from '../../shared/refused.ts'
import type { EntityAdapter } from '../types.ts'

export const reviewAdapter: EntityAdapter<ReviewFacts> = {
  table: reviews,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: reviews.userId, conferenceId: papers.conferenceId, authors: authorIds })
      .from(reviews)
      .innerJoin(papers, eq(papers.id, reviews.paperId))
      .where(eq(reviews.id, id))
    return row ?? null
  },

  // The paper first: it holds still while a review is judged by what is decided about it.
  lock: async (tx, id) => {
    const [row] = await tx.select({ paperId: reviews.paperId }).from(reviews).where(eq(reviews.id, id))
    if (row === undefined) return
    await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, row.paperId)).for('no key update')
    await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ row: reviews, conferenceId: papers.conferenceId, authors: authorIds })
      .from(reviews)
      .innerJoin(papers, eq(papers.id, reviews.paperId))
      .where(eq(reviews.id, id))
    if (found === undefined) return null
    const { row, conferenceId, authors } = found
    const settings = await settingsOf(tx, conferenceId)
    const decided = await tx
      .select({ id: paperDecisions.id })
      .from(paperDecisions)
      .where(
        and(
          eq(paperDecisions.paperId, row.paperId),
          or(
            eq(paperDecisions.state, 'prepared'),
            // A release does not make a decided review open again.
            and(eq(paperDecisions.state, 'released'), eq(paperDecisions.round, row.round)),
          ),
        ),
      )
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId,
      authors,
      facts: {
        isResponseOpen: at <= row.responseDueAt,
        isReviewOpen: isBefore(at, row.reviewDueAt, settings),
        responseDays: settings.responseDays,
        reviewDays: settings.reviewDays,
        responseDueAt: row.responseDueAt.toISOString(),
        reviewDueAt: row.reviewDueAt?.toISOString() ?? null,
        hasDraft: row.recommendation !== null || row.comments !== '' || row.remarks !== '',
        isComplete: row.recommendation !== null && row.comments.trim() !== '',
        isDecisionPrepared: decided.length > 0,
        reason: row.reason,
      },
    }
  },

  complete: (event, { responseDays, reviewDays }, at) =>
    datesReview.has(event.type)
      ? {
          ...event,
          responseUntil: daysAfter(at, responseDays).toISOString(),
          reviewUntil: daysAfter(at, reviewDays).toISOString(),
        }
      : event,

  columns: ({ reason, responseDueAt, reviewDueAt }, { type }, at) => ({
    reason,
    responseDueAt: new Date(responseDueAt),
    reviewDueAt: reviewDueAt === null ? null : new Date(reviewDueAt),
    ...(type === 'review.submit' || type === 'review.amend' ? { submittedAt: at } : {}),
  }),

  /** Certifies a review that counts for the conference to its reviewer. */
  after: async ({ tx, fire }, { before, event, at }) => {
    const { ownerId: userId, conferenceId } = before
    if (event.type === 'review.submit') {
      await joinDiscussion(tx, before.id)
      await completeRound(tx, before.id, at)
    }
    if (event.type !== 'review.acknowledge' || conferenceId === null) return
    const name = await nameOf(tx, before.id)
    await earnCertificate(
      { fire },
      await openCertificate({ tx, at }, { userId, conferenceId, kind: 'review', name }),
    )
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ paper: papers, conference: conferences })
      .from(reviews)
      .innerJoin(papers, eq(papers.id, reviews.paperId))
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(eq(reviews.id, id))
    if (row === undefined) throw new Refused('notFound')
    const { id: paperId, state } = row.paper
    const titles = paperTitles(row.paper, row.conference, language)
    return { ...titles, related: [{ entity: 'paper', id: paperId, title: titles.title, state }] }
  },
}

/** As the chairs know the reviewer, else as the account calls itself. */
const nameOf = async (tx: Tx, id: number): Promise<string> => {
  const [row] = await tx
    .select({ name: reviewerName })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, id))
  if (row === undefined) throw new Error(`review ${id} vanished while it was acknowledged`)
  return row.name
}

/** As many reviews as are needed have come: their reviewers get numbers, and the chairs learn that they can decide. */
const completeRound = async (tx: Tx, reviewId: number, at: Date): Promise<void> => {
  const [found] = await tx
    .select({ paper: papers })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .where(eq(reviews.id, reviewId))
  if (found === undefined) return
  const { id: paperId, round, conferenceId } = found.paper
  const { reviewsNeeded } = await settingsOf(tx, conferenceId)
  const written = await submittedReviews(tx, { paperId, round })
  if (written.length < reviewsNeeded) return
  await numberReviews(tx, { paperId, round })
  if (written.length === Math.max(1, reviewsNeeded))
    await tellChairs(tx, { name: 'reviewsComplete', paperId, key: `reviews of ${paperId} ${round}`, at })
}

/** Their dates count from the moment at which they happen. */
const datesReview: ReadonlySet<string> = new Set(['review.accept', 'review.extend', 'review.resend'])
