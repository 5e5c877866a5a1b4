import { randomInt } from 'node:crypto'

import { and, asc, eq, inArray } from 'drizzle-orm'

import { users } from '../../db/schema/accounts.ts'
import { paperPseudonyms } from '../../db/schema/discussions.ts'
import { reviews } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'

/** Whose text counts as a review of the round. */
export const submittedStates = ['accepted.submitted', 'accepted.acknowledged'] as const

export const isSubmitted = (state: string): boolean => submittedStates.some((each) => each === state)

/** Who has submitted a review of a round, and which. */
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
      name: users.nickname,
      recommendation: reviews.recommendation,
      comments: reviews.comments,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(
      paperPseudonyms,
      and(eq(paperPseudonyms.paperId, reviews.paperId), eq(paperPseudonyms.userId, reviews.userId)),
    )
    .where(submittedIn({ paperId, round }))
    .orderBy(asc(paperPseudonyms.number))

/**
 * Gives reviewers the numbers under which the authors and the other reviewers of a paper know them, the same for both. They
 * say nothing of who was asked, or answered, first; one that was given stays. The caller holds a lock on the paper.
 */
export const giveNumbers = async (tx: Tx, paperId: number, reviewers: readonly number[]): Promise<void> => {
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
