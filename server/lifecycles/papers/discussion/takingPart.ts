import { and, eq, inArray, not, notLike } from 'drizzle-orm'

import type { DiscussionPart } from '../../../../src/contract/discussionWords.ts'
import { largestInteger } from '../../../../src/contract/numbers.ts'
import { papers, reviews } from '../../../db/schema/papers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import type { Actor } from '../../types.ts'
import { isAuthor } from '../authorIds.ts'
import { mustChair } from '../deskAccess.ts'
import { submittedStates } from '../reviewerNumbers.ts'

export type Person = Actor & { readonly userId: number }

/** Participant in the discussion of a paper, and the round that it is about. */
export interface Participant {
  readonly part: DiscussionPart
  readonly userId: number
  readonly paperId: number
  readonly round: number
}

/** Finds out whether a person takes part; refuses all others alike. Throws `notFound`. */
export type FindParticipant = (tx: Db | Tx, person: Person, id: number) => Promise<Participant>

/**
 * By a review: its submitter, while the paper is not withdrawn, and never one of its authors. One query, so that no
 * clock distinguishes a hidden discussion from a missing one.
 */
export const reviewerOf: FindParticipant = async (tx, { userId }, id) => {
  if (id > largestInteger) throw new Refused('notFound')
  const [row] = await tx
    .select({ paperId: reviews.paperId, round: reviews.round })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .where(
      and(
        eq(reviews.id, id),
        eq(reviews.userId, userId),
        inArray(reviews.state, [...submittedStates]),
        notLike(papers.state, '%.withdrawn'),
        not(isAuthor(userId)),
      ),
    )
  if (row === undefined) throw new Refused('notFound')
  return { part: 'reviewer', userId, ...row }
}

/** By a paper: a chair of its conference who is not one of its authors. */
export const chairOf: FindParticipant = async (tx, person, id) => {
  await mustChair(tx, person, id)
  const [paper] = await tx.select({ round: papers.round }).from(papers).where(eq(papers.id, id))
  if (paper === undefined) throw new Refused('notFound')
  return { part: 'chair', userId: person.userId, paperId: id, round: paper.round }
}
