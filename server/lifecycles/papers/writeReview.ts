import { eq } from 'drizzle-orm'

import type { Decision } from '../../../src/contract/paperWords.ts'
import { papers, reviews } from '../../db/schema/papers.ts'
import { Refused } from '../../shared/refused.ts'
import { reviewAdapter } from '../entities/review.ts'
import { eventOfKey } from '../eventOfKey.ts'
import { hold } from '../hold.ts'
import type { Actor, Scope } from '../types.ts'

type Reviewer = Actor & { readonly userId: number }

export interface Written {
  readonly id: number
  readonly recommendation: Decision | ''
  readonly comments: string
  readonly remarks: string
  readonly draft_version: number
}

/**
 * Keeps a draft (REV-02). The first one moves the review on; later ones change its text alone, and are refused as the first
 * would be. A draft equal to the stored one is no conflict: a call whose answer was lost may be repeated.
 */
export const keepReview = async (scope: Scope, actor: Reviewer, wish: Written) => {
  const { tx } = scope
  const { id } = wish
  await mustBeTheirs(scope, actor, id)
  const before = await hold(scope, reviewAdapter, id, actor)
  if (before?.state !== 'accepted.drafting')
    await scope.fire(actor, { entity: 'review', id, event: { type: 'review.draft' } })
  else if (!before.facts.isReviewOpen) throw new Refused('reviewOver')
  const row = await rowOf(scope, id)
  const isStored = isSame(row, wish) && wish.draft_version === row.draftVersion - 1
  if (!isStored) await write(scope, row, wish)
  const { draftVersion } = await rowOf(scope, id)
  const [moved] = await tx
    .select({ state: reviews.state, version: reviews.version })
    .from(reviews)
    .where(eq(reviews.id, id))
  if (moved === undefined) throw new Refused('notFound')
  return { draft_version: draftVersion, ...moved }
}

/** Hands a review of theirs in, or changes one that was handed in; the same key twice does it once. */
export const handInReview = async (
  scope: Scope,
  actor: Reviewer,
  { key, ...wish }: Written & { readonly key: string },
) => {
  const { id } = wish
  await reviewAdapter.lock(scope.tx, id)
  const done = await eventOfKey(scope, actor, { entity: 'review', id, key }, [
    'review.submit',
    'review.amend',
  ])
  const row = await rowOf(scope, id)
  const fire = (type: string) => scope.fire(actor, { entity: 'review', id, event: { type }, key })
  if (done !== null) return void (await fire(done))
  const isAmended = row.state === 'accepted.submitted'
  // Its reviewer does not see it any more: what the lifecycle closes with a withdrawal is what was still open.
  if (isAmended && row.paperState.endsWith('.withdrawn')) throw new Refused('paperWithdrawn')
  if (row.state === 'accepted.reading')
    await scope.fire(actor, { entity: 'review', id, event: { type: 'review.draft' } })
  // First the text, by which the lifecycle judges whether the review is complete; refused, nothing of it stays.
  await set(scope, row, wish)
  await fire(isAmended ? 'review.amend' : 'review.submit')
  if (row.draftVersion !== wish.draft_version) throw new Refused('versionConflict')
}

/** Before any lock: another user's row makes no one wait, and is refused like a missing one. */
export const mustBeTheirs = async ({ tx }: Scope, { userId }: Reviewer, id: number) => {
  const owned = await reviewAdapter.whose(tx, id)
  if (owned?.ownerId !== userId) throw new Refused('notFound')
}

const rowOf = async ({ tx }: Scope, id: number) => {
  const [row] = await tx
    .select({ review: reviews, paperState: papers.state })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .where(eq(reviews.id, id))
  if (row === undefined) throw new Refused('notFound')
  return { ...row.review, paperState: row.paperState }
}
type Row = Awaited<ReturnType<typeof rowOf>>

const isSame = (row: Row, { recommendation, comments, remarks }: Written) =>
  (row.recommendation ?? '') === recommendation && row.comments === comments && row.remarks === remarks

const write = async (scope: Scope, row: Row, wish: Written) => {
  if (row.draftVersion !== wish.draft_version) throw new Refused('versionConflict')
  await set(scope, row, wish)
}

const set = ({ tx }: Scope, row: Row, { recommendation, comments, remarks }: Written) =>
  tx
    .update(reviews)
    .set({
      recommendation: recommendation === '' ? null : recommendation,
      comments,
      remarks,
      draftVersion: row.draftVersion + 1,
    })
    .where(eq(reviews.id, row.id))
