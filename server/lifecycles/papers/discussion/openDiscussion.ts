import { randomInt } from 'node:crypto'

import { and, eq, inArray, sql } from 'drizzle-orm'

import { discussionLimits, type Discussion } from '../../../../src/contract/discussion.ts'
import { paperDiscussions, paperPseudonyms } from '../../../db/schema/discussions.ts'
import { papers, reviews } from '../../../db/schema/papers.ts'
import type { Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import type { Scope } from '../../types.ts'
import { settingsOf } from '../settings.ts'
import { discussionOf } from './readDiscussion.ts'
import { submittedStates, type Participant } from './takingPart.ts'
import { tellOthers } from './tellOthers.ts'

/** Why the discussion of a paper cannot be opened now; null: it can. */
export const obstacleTo = async (tx: Tx, paperId: number): Promise<Discussion['obstacle']> => {
  const [paper] = await tx.select().from(papers).where(eq(papers.id, paperId))
  if (paper === undefined) throw new Refused('notFound')
  const { discussion } = await settingsOf(tx, paper.conferenceId)
  if (discussion === 'off') return 'discussionOff'
  if (!paper.state.endsWith('.active') || paper.round === 0) return 'paperNotActive'
  const reviewers = await reviewersOf(tx, { paperId, round: paper.round })
  return reviewers.length < discussionLimits.reviews ? 'discussionEarly' : null
}

/** Opens it, also once more after it was closed, and tells who takes part. Two chairs at once open it once. */
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
  const reviewers = await reviewersOf(tx, here)
  await giveNumbers(tx, paperId, reviewers)
  await tellOthers(tx, { name: 'discussionOpened', who: here, event: `${row.id} opened ${row.version}`, at })
}

/** Ends it: by a chair, and with the decision or the withdrawal of the paper. Who may was asked before. */
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

/** Whoever submits while a discussion is there takes part in it, under a number of their own. */
export const joinDiscussion = async (tx: Tx, reviewId: number): Promise<void> => {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId))
  if (review === undefined) return
  const { paperId, round, userId } = review
  // Two reviewers who submit at once stand in line here.
  const [found] = await tx
    .select({ id: paperDiscussions.id })
    .from(paperDiscussions)
    .where(and(eq(paperDiscussions.paperId, paperId), eq(paperDiscussions.round, round)))
    .for('update')
  if (found !== undefined) await giveNumbers(tx, paperId, [userId])
}

const reviewersOf = async (
  tx: Tx,
  { paperId, round }: Pick<Participant, 'paperId' | 'round'>,
): Promise<number[]> => {
  const rows = await tx
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(
      and(
        eq(reviews.paperId, paperId),
        eq(reviews.round, round),
        inArray(reviews.state, [...submittedStates]),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** Numbers that say nothing of who was asked, or answered, first; one that was given stays. */
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
