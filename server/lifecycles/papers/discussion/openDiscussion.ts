import { and, eq, sql } from 'drizzle-orm'

import { paperDiscussions } from '../../../db/schema/discussions.ts'
import { papers, reviews } from '../../../db/schema/papers.ts'
import type { Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import type { Scope } from '../../types.ts'
import { numberReviews } from '../reviewerNumbers.ts'
import { obstacleTo } from './obstacle.ts'
import { discussionOf } from './readDiscussion.ts'
import type { Participant } from './takingPart.ts'
import { tellOthers } from './tellOthers.ts'

/** Opens it, also again after it was closed, and tells who takes part. Two chairs at once open it once. */
export const openDiscussion = async (scope: Scope, who: Participant): Promise<void> => {
  const { tx } = scope
  const { paperId, userId } = who
  await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, paperId)).for('no key update')
  const [held] = await tx.select({ round: papers.round }).from(papers).where(eq(papers.id, paperId))
  const here = { ...who, round: held?.round ?? who.round }
  const before = await discussionOf(tx, here)
  if (before?.state === 'open') return
  const obstacle = await obstacleTo(tx, paperId)
  if (obstacle !== null) throw new Refused(obstacle)
  const at = scope.now()
  const opened = { state: 'open' as const, openedBy: userId, openedAt: at, closedAt: null }
  const [row] = await tx
    .insert(paperDiscussions)
    .values({ paperId, round: here.round, ...opened })
    .onConflictDoUpdate({
      target: [paperDiscussions.paperId, paperDiscussions.round],
      set: { ...opened, version: sql`${paperDiscussions.version} + 1` },
    })
    .returning()
  if (row === undefined) throw new Error(`the discussion of paper ${paperId} was not written`)
  await numberReviews(tx, here)
  await tellOthers(tx, { name: 'discussionOpened', who: here, event: `${row.id} opened ${row.version}`, at })
}

/** Ends it: by a chair, and with the decision or the withdrawal of the paper. The caller has checked the permission. */
export const closeDiscussions = (tx: Tx, paperId: number, at: Date) =>
  tx
    .update(paperDiscussions)
    .set({ state: 'closed', closedAt: at, version: sql`${paperDiscussions.version} + 1` })
    .where(and(eq(paperDiscussions.paperId, paperId), eq(paperDiscussions.state, 'open')))

/** A chair ends it. */
export const closeDiscussion = async (scope: Scope, { paperId }: Participant): Promise<void> => {
  const { tx } = scope
  await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, paperId)).for('no key update')
  await closeDiscussions(tx, paperId, scope.now())
}

/** Adds the reviewer of a review that was just submitted to the discussion of its round, if there is one. */
export const joinDiscussion = async (tx: Tx, reviewId: number): Promise<void> => {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId))
  if (review === undefined) return
  const { paperId, round } = review
  // Two reviewers who submit at once are in line here.
  const [found] = await tx
    .select({ id: paperDiscussions.id })
    .from(paperDiscussions)
    .where(and(eq(paperDiscussions.paperId, paperId), eq(paperDiscussions.round, round)))
    .for('update')
  if (found !== undefined) await numberReviews(tx, { paperId, round })
}
