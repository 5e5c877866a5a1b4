import { randomInt } from 'node:crypto'

import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { outer } from '../../db/outer.ts'
import { users } from '../../db/schema/accounts.ts'
import { paperPseudonyms } from '../../db/schema/discussions.ts'
import { papers, reviews } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { NumberedReview } from '../../../src/contract/rebuttal.ts'
import { reviewerName } from './reviewerName.ts'

/** States that count as a review of the round. */
export const submittedStates = ['accepted.submitted', 'accepted.acknowledged'] as const

export const isSubmitted = (state: string): boolean => submittedStates.some((each) => each === state)

/** Submitted reviews of a round, with their writers. */
export const submittedReviews = (
  tx: Db | Tx,
  { paperId, round }: { readonly paperId: number; readonly round: number },
): Promise<{ id: number; userId: number }[]> =>
  tx.select({ id: reviews.id, userId: reviews.userId }).from(reviews).where(submittedIn({ paperId, round }))

const submittedIn = ({ paperId, round }: { readonly paperId: number; readonly round: number }) =>
  and(eq(reviews.paperId, paperId), eq(reviews.round, round), inArray(reviews.state, [...submittedStates]))

/** The submitted reviews of a round whose writers have numbers, in the order of these, with the writers' names for chairs. */
export const numberedReviews = (
  tx: Db | Tx,
  { paperId, round }: { readonly paperId: number; readonly round: number },
) =>
  tx
    .select({
      id: reviews.id,
      userId: reviews.userId,
      number: paperPseudonyms.number,
      name: reviewerName,
      recommendation: reviews.recommendation,
      comments: reviews.comments,
    })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(
      paperPseudonyms,
      and(eq(paperPseudonyms.paperId, reviews.paperId), eq(paperPseudonyms.userId, reviews.userId)),
    )
    .where(submittedIn({ paperId, round }))
    .orderBy(asc(paperPseudonyms.number))

/** Number of the reviewer of a row of `reviews`; null: it was not given yet. */
export const numberOfReviewer = sql<number | null>`(select ${paperPseudonyms.number} from ${paperPseudonyms}
  where ${paperPseudonyms.paperId} = ${outer(reviews.paperId)} and ${paperPseudonyms.userId} = ${outer(reviews.userId)})`

interface ReviewForAuthors extends NumberedReview {
  readonly paperId: number
  readonly round: number
}

/** Submitted reviews of papers as their authors read them: without names, under the numbers of their reviewers. */
export const reviewsForAuthors = async (
  tx: Db | Tx,
  paperIds: readonly number[],
): Promise<ReviewForAuthors[]> => {
  if (paperIds.length === 0) return []
  const rows = await tx
    .select({
      paperId: reviews.paperId,
      round: reviews.round,
      number: numberOfReviewer,
      recommendation: reviews.recommendation,
      comments: reviews.comments,
    })
    .from(reviews)
    .where(and(inArray(reviews.paperId, [...paperIds]), inArray(reviews.state, [...submittedStates])))
    .orderBy(sql`3 nulls last`, asc(reviews.recommendation), asc(reviews.comments))
  const last = new Map<string, number>()
  return rows.flatMap(({ recommendation, number: given, ...row }) => {
    if (recommendation === null) return []
    // Rounds that were decided before numbers were given follow on, in no order that says who wrote what.
    const round = `${row.paperId} ${row.round}`
    const number = given ?? (last.get(round) ?? 0) + 1
    last.set(round, number)
    return [{ ...row, number, recommendation }]
  })
}

/** Gives a number to everybody who has submitted a review of the round. The caller holds a lock on the paper. */
export const numberReviews = async (
  tx: Tx,
  { paperId, round }: { readonly paperId: number; readonly round: number },
): Promise<void> => {
  const written = await submittedReviews(tx, { paperId, round })
  await giveNumbers(
    tx,
    paperId,
    written.map(({ userId }) => userId),
  )
}

/**
 * Gives reviewers the numbers under which the authors and the other reviewers of a paper know them, the same for both. They
 * say nothing of who was asked, or answered, first; one that was given stays. The caller holds a lock on the paper.
 */
const giveNumbers = async (tx: Tx, paperId: number, reviewers: readonly number[]): Promise<void> => {
  const known = await tx.select().from(paperPseudonyms).where(eq(paperPseudonyms.paperId, paperId))
  const fresh = reviewers
    .filter((userId) => !known.some((each) => each.userId === userId))
    .map((userId) => ({ userId, place: randomInt(2 ** 40) }))
    .sort((a, b) => a.place - b.place)
  const taken = Math.max(0, ...known.map(({ number }) => number))
  if (fresh.length > 0)
    await tx
      .insert(paperPseudonyms)
      .values(fresh.map(({ userId }, at) => ({ paperId, userId, number: taken + at + 1 })))
}
