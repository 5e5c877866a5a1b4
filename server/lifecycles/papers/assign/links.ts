import { and, eq, isNull, sql } from 'drizzle-orm'

import type { InvitedConference, InvitedPaper } from '../../../../src/contract/paperAssignment.ts'
import { digest, keyedDigest, randomToken } from '../../../accounts/secrets.ts'
import { conferences } from '../../../db/schema/catalogue.ts'
import { paperReviewers, reviewInvitations } from '../../../db/schema/paperReviewers.ts'
import { papers, reviews } from '../../../db/schema/papers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { enqueue } from '../../../jobs/jobs.ts'
import { inLanguage } from '../../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { Refused } from '../../../shared/refused.ts'
import type { Scope } from '../../types.ts'
import { authorIds } from '../authorIds.ts'
import { paperTitles } from '../paperTitles.ts'
import { readablePart } from '../readableParts.ts'
import { isReviewed } from './readReviewers.ts'

/** Key of the site: with it, the nonce of an invitation becomes the token of its link. */
export type LinkKey = Uint8Array

/** The secret of a link. It is in the mail alone; the database keeps its hash. */
export const linkToken = (key: LinkKey, nonce: string): string => keyedDigest(key, 'review invitation', nonce)

type NewLink = Pick<
  typeof reviewInvitations.$inferSelect,
  'paperId' | 'round' | 'email' | 'name' | 'invitedBy' | 'language' | 'responseDueAt'
>

/** Writes an invitation and the job of its mail; one that was sent before is replaced, and its link is void. */
export const sendLink = async (tx: Tx, link: NewLink, key: LinkKey, at: Date): Promise<void> => {
  const { paperId, round, email, name, invitedBy, language, responseDueAt } = link
  const nonce = randomToken(16)
  const fresh = {
    nonce,
    tokenHash: digest(linkToken(key, nonce)),
    responseDueAt,
    sentAt: at,
    cancelledAt: null,
  }
  const [row] = await tx
    .insert(reviewInvitations)
    .values({ paperId, round, email, name, invitedBy, language, ...fresh, createdAt: at })
    .onConflictDoUpdate({
      target: [reviewInvitations.paperId, reviewInvitations.round, reviewInvitations.email],
      set: fresh,
      setWhere: isNull(reviewInvitations.reviewId),
    })
    .returning({ id: reviewInvitations.id })
  if (row === undefined) throw new Refused('reviewerAsked')
  await enqueue(tx, {
    kind: 'invitation',
    key: `invitation ${row.id} ${nonce}`,
    data: { invitation: row.id, nonce },
    at,
  })
}

/** A link that this account may use; any other link is refused like an unknown token. */
const usableLink = async (tx: Db | Tx, token: string, userId: number, at: Date) => {
  const [found] = await tx
    .select({
      link: reviewInvitations,
      paper: papers,
      conference: conferences,
      authors: authorIds,
      takenBy: reviews.userId,
    })
    .from(reviewInvitations)
    .innerJoin(papers, eq(papers.id, reviewInvitations.paperId))
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .leftJoin(reviews, eq(reviews.id, reviewInvitations.reviewId))
    .where(eq(reviewInvitations.tokenHash, digest(token)))
  if (found === undefined || found.authors.includes(userId)) throw new Refused('notFound')
  const { link, paper, takenBy } = found
  // The account that took it may open the same link again.
  if (takenBy === userId) return found
  const asked = { state: 'pending.waiting', responseDueAt: link.responseDueAt, reviewDueAt: null }
  const isUsable =
    takenBy === null &&
    link.cancelledAt === null &&
    link.round === paper.round &&
    isReviewed(paper.state) &&
    readablePart(at, asked, paper, 0) === 'abstract'
  if (!isUsable) throw new Refused('notFound')
  return found
}

/**
 * Announces an invitation to a visitor who has not signed in: the conference and the day, never the paper. A taken one is
 * shown, too: its owner may have come back by the link. @throws Refused `notFound`
 */
export const announceLink = async (
  db: Db,
  token: string,
  language: MessageLanguage,
  at: Date,
): Promise<InvitedConference> => {
  const [found] = await db
    .select({ takenBy: reviews.userId })
    .from(reviewInvitations)
    .leftJoin(reviews, eq(reviews.id, reviewInvitations.reviewId))
    .where(eq(reviewInvitations.tokenHash, digest(token)))
  const { link, paper, conference } = await usableLink(db, token, found?.takenBy ?? nobody, at)
  return {
    conference: paperTitles(paper, conference, language).subtitle,
    response_due_at: link.responseDueAt.toISOString(),
  }
}

/** The number of no account. */
const nobody = 0

/** Subject of an invitation, before it is taken (REV-01). @throws Refused `notFound` */
export const readLink = async (
  db: Db,
  token: string,
  userId: number,
  language: MessageLanguage,
  at: Date,
): Promise<InvitedPaper> => {
  const { link, paper, conference } = await usableLink(db, token, userId, at)
  const { form } = paper
  const { title, subtitle } = paperTitles(paper, conference, language)
  // After taking it, the review itself says what may be seen.
  const isHidden = link.reviewId !== null
  return {
    conference: subtitle,
    title,
    abstract: isHidden ? '' : inLanguage(language, form.abstract, form.eng_abstract),
    keywords: isHidden ? [] : [...inLanguage(language, form.keywords, form.eng_keywords)],
    response_due_at: link.responseDueAt.toISOString(),
  }
}

/** Binds a link to an account, once; who was asked by message, too, gets that request. Answers the review. */
export const takeLink = async ({ tx, now }: Scope, token: string, userId: number): Promise<number> => {
  const seen = await usableLink(tx, token, userId, now())
  const { paperId, round, id } = seen.link
  // The paper first, as everywhere; then what was read is read again.
  await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, paperId)).for('update')
  await tx
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(eq(reviewInvitations.id, id))
    .for('update')
  const at = now()
  const { link, paper } = await usableLink(tx, token, userId, at)
  if (link.reviewId !== null) return link.reviewId
  await tx
    .insert(reviews)
    .values({
      paperId,
      userId,
      round,
      responseDueAt: link.responseDueAt,
      createdAt: link.createdAt,
      movedAt: at,
    })
    .onConflictDoNothing()
  const theirs = and(eq(reviews.paperId, paperId), eq(reviews.round, round), eq(reviews.userId, userId))
  const [review] = await tx.select({ id: reviews.id }).from(reviews).where(theirs)
  if (review === undefined) throw new Error('the review was not written')
  await tx.update(reviewInvitations).set({ reviewId: review.id }).where(eq(reviewInvitations.id, id))
  // From now on the pool knows the account, unless it has a line of its own there.
  const ofConference = eq(paperReviewers.conferenceId, paper.conferenceId)
  const known = and(ofConference, eq(paperReviewers.userId, userId))
  if ((await tx.$count(paperReviewers, known)) === 0)
    await tx
      .update(paperReviewers)
      .set({ userId })
      .where(and(ofConference, eq(paperReviewers.email, link.email), sql`${paperReviewers.userId} is null`))
  return review.id
}
