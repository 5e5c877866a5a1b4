import { and, eq } from 'drizzle-orm'

import type { ConflictKind } from '../../../../src/contract/paperAssignment.ts'
import type { Reason } from '../../../../src/contract/reasons.ts'
import { conferences } from '../../../db/schema/catalogue.ts'
import { paperReviewers, reviewInvitations } from '../../../db/schema/paperReviewers.ts'
import { paperDecisions, papers, reviews } from '../../../db/schema/papers.ts'
import { momentText } from '../../../notifications/momentText.ts'
import { notify } from '../../../notifications/notify.ts'
import { Refused } from '../../../shared/refused.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { notificationLink } from '../../../shared/sentences/notificationLink.ts'
import type { Scope } from '../../types.ts'
import { authorIds } from '../authorIds.ts'
import { paperTitles } from '../paperTitles.ts'
import { daysAfter, settingsOf } from '../settings.ts'
import { sendLink, type LinkKey } from './links.ts'
import { pairOf, type Reviewer } from './planReviews.ts'
import { readPool } from './readPool.ts'
import { isReviewed } from './readReviewers.ts'

export interface InviteWish {
  readonly paperId: number
  /** Id in the pool. */
  readonly reviewerId: number
  /** Reason for inviting in spite of a conflict; empty: no such invitation. */
  readonly reason: string
  /** The chair. */
  readonly byUserId: number
  /** Language of the link's mail, if the person's is not known. */
  readonly language: MessageLanguage
}

/**
 * Invites a person of the pool to review a paper: an account by message and mail, an address by a link. Under the locks on the
 * paper and on the reviewer’s line of the pool, so that no one is invited twice or above the cap. @throws Refused
 */
export const invite = async (
  { tx, now }: Scope,
  { paperId, reviewerId, reason, byUserId, language }: InviteWish,
  key: LinkKey,
): Promise<void> => {
  await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, paperId)).for('update')
  const [paper] = await tx
    .select({ row: papers, conference: conferences, accounts: authorIds })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(papers.id, paperId))
  if (paper === undefined) throw new Refused('notFound')
  const { id, conferenceId, form, round, state } = paper.row
  const inPool = and(eq(paperReviewers.id, reviewerId), eq(paperReviewers.conferenceId, conferenceId))
  await tx.select({ id: paperReviewers.id }).from(paperReviewers).where(inPool).for('update')
  const at = now()
  const [reviewer] = await readPool(tx, conferenceId, at, { where: eq(paperReviewers.id, reviewerId) })
  if (reviewer === undefined) throw new Refused('reviewerUnknown', { field: 'reviewer_id' })
  const prepared = and(eq(paperDecisions.paperId, id), eq(paperDecisions.state, 'prepared'))
  const isDecided = (await tx.$count(paperDecisions, prepared)) > 0
  const { excluded } = pairOf({ id, form, accounts: paper.accounts }, reviewer)
  const refusal = inviteRefusal({ state, isDecided, excluded, reviewer, reason })
  if (refusal !== null)
    throw new Refused(refusal, { field: refusal === 'reviewerConflict' ? 'reason' : null })

  const { responseDays } = await settingsOf(tx, conferenceId)
  const responseDueAt = daysAfter(at, responseDays)
  if (reviewer.userId === null) {
    const [name] = reviewer.names
    const values = { paperId: id, round, email: reviewer.address, name: name ?? '', invitedBy: byUserId }
    await sendLink(tx, { ...values, language, responseDueAt }, key, at)
    return
  }
  const [review] = await tx
    .insert(reviews)
    .values({ paperId: id, userId: reviewer.userId, round, responseDueAt, createdAt: at, movedAt: at })
    .onConflictDoNothing()
    .returning()
  if (review === undefined) throw new Refused('reviewerAsked')
  const factsIn = (as: MessageLanguage) => {
    const { title, subtitle } = paperTitles(paper.row, paper.conference, as)
    return { what: title, where: subtitle, reason: '', amount: '', until: momentText(responseDueAt, as) }
  }
  await notify(tx, {
    userId: reviewer.userId,
    name: 'reviewAsked',
    link: notificationLink('reviewAsked', review.id, conferenceId),
    key: `review ${review.id} 0`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
    ...(reviewer.address === '' ? {} : { mailTo: reviewer.address }),
  })
}

/** Reason against an invitation now; null: it may go. */
export const inviteRefusal = ({ state, isDecided, excluded, reviewer, reason }: Asking): Reason | null => {
  if (!isReviewed(state)) return 'paperNotActive'
  if (isDecided) return 'decisionPrepared'
  if (excluded.includes('author')) return 'reviewerAuthor'
  if (excluded.includes('asked')) return 'reviewerAsked'
  if (!reviewer.isActive) return 'reviewerInactive'
  if (excluded.length > 0 && reason === '') return 'reviewerConflict'
  return reviewer.load >= reviewer.cap ? 'reviewerFull' : null
}

interface Asking {
  /** State of the paper. */
  readonly state: string
  /** A decision is prepared. */
  readonly isDecided: boolean
  readonly excluded: readonly ConflictKind[]
  readonly reviewer: Pick<Reviewer, 'isActive' | 'load' | 'cap'>
  readonly reason: string
}

/** Sends a link again with a new date, or cancels it. One that was taken is a review, and no link any more. @throws Refused */
export const changeLink = async (
  { tx, now }: Scope,
  { paperId, invitationId, act }: { paperId: number; invitationId: number; act: 'resend' | 'cancel' },
  key: LinkKey,
): Promise<void> => {
  const [paper] = await tx.select().from(papers).where(eq(papers.id, paperId)).for('update')
  const mine = and(eq(reviewInvitations.id, invitationId), eq(reviewInvitations.paperId, paperId))
  const [link] = await tx.select().from(reviewInvitations).where(mine).for('update')
  if (paper === undefined || link === undefined) throw new Refused('notFound')
  if (link.reviewId !== null) throw new Refused('reviewerAsked')
  const at = now()
  if (act === 'cancel') {
    await tx
      .update(reviewInvitations)
      .set({ cancelledAt: link.cancelledAt ?? at })
      .where(mine)
    return
  }
  if (!isReviewed(paper.state) || paper.round !== link.round) throw new Refused('paperNotActive')
  const { responseDays } = await settingsOf(tx, paper.conferenceId)
  await sendLink(tx, { ...link, responseDueAt: daysAfter(at, responseDays) }, key, at)
}
