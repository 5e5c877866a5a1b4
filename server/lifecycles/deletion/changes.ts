import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Entity } from '../../../src/contract/entity.ts'
import { emptyPaper } from '../../../src/contract/paperForm.ts'
import { endOtherSessions } from '../../accounts/endOtherSessions.ts'
import { accountExports } from '../../db/schema/accountExports.ts'
import { handoverTickets, sessions as sessionRows, users } from '../../db/schema/accounts.ts'
import { enquiries as enquiryRows } from '../../db/schema/butler.ts'
import { commentReports as reports, comments as commentRows } from '../../db/schema/comments.ts'
import { documentItems as items } from '../../db/schema/documents.ts'
import { factorChallenges } from '../../db/schema/factors.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { liveMessages as roomMessages } from '../../db/schema/live.ts'
import { messages as messageRows } from '../../db/schema/members.ts'
import { paperReviewers as pool } from '../../db/schema/paperReviewers.ts'
import { paperFiles, papers } from '../../db/schema/papers.ts'
import {
  hotelBookings as bookings,
  orders,
  registrationDrafts,
  waitlistEntries as waiting,
} from '../../db/schema/registration.ts'
import { campaignRecipients as recipients } from '../../db/schema/campaigns.ts'
import { personActs } from '../../db/schema/people.ts'
import { groupMembers as members, registrationGroups as groups } from '../../db/schema/registrationGroups.ts'
import { studentProofs as proofs } from '../../db/schema/studentProofs.ts'
import { teamInvitations as invitations } from '../../db/schema/team.ts'
import { system } from '../system.ts'
import type { Scope } from '../types.ts'

/** Leaving member, and the time; `keepMessage`: the key of the message about it. */
export interface Leaving {
  readonly userId: number
  readonly at: Date
  readonly keepMessage: string
}

/** Takes out of rows that stay whatever says who it was. */
export type Change = (scope: Scope, leaving: Leaving) => Promise<unknown>

/** The nickname of a deleted account, shown in both languages. */
export const deletedName = '已注销用户 · Deleted account'

/** Moves rows in these states as their owner would. */
const moveOwn = async (
  { tx, fire }: Scope,
  { userId }: Leaving,
  entity: Entity,
  table: PgTable & Record<'id' | 'userId' | 'state', AnyPgColumn>,
  states: readonly string[],
  event: string,
) => {
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), inArray(table.state, [...states])))
    .orderBy(table.id)
  for (const { id } of rows as Array<{ id: number }>)
    await fire({ userId, requestId: null }, { entity, id, event: { type: event } })
}

/** Orders stay with the name that they were made out to; what was answered to organizers beside it does not. */
export const registrationForms: Change = async ({ tx }, { userId }) => {
  await tx.delete(registrationDrafts).where(eq(registrationDrafts.userId, userId))
  await tx.update(orders).set({ answers: {} }).where(eq(orders.userId, userId))
  // Notes of a team about them, and letters to them.
  await tx
    .update(personActs)
    .set({ text: '' })
    .where(
      inArray(personActs.orderId, tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))),
    )
}

/** Answers stay below a comment that is marked as deleted. A hidden one cannot be deleted by its author: its text is replaced. */
export const comments: Change = async (scope, leaving) => {
  await moveOwn(scope, leaving, 'comment', commentRows, ['shown', 'reported'], 'comment.delete')
  const { tx } = scope
  const hidden = and(eq(commentRows.userId, leaving.userId), eq(commentRows.state, 'hidden'))
  await tx.update(commentRows).set({ text: deletedName, mentions: [], decidedText: null }).where(hidden)
  // Mentions by others keep the nickname in the text, without the link to this account.
  const speaksTo = sql`${commentRows.mentions} @> ${JSON.stringify([{ userId: leaving.userId }])}::jsonb`
  const others = sql`(select coalesce(jsonb_agg(m), '[]') from jsonb_array_elements(${commentRows.mentions}) m
    where m ->> 'userId' <> ${String(leaving.userId)})`
  await tx.update(commentRows).set({ mentions: others }).where(speaksTo)
}

export const commentReports: Change = ({ tx }, { userId }) =>
  tx.update(reports).set({ text: '' }).where(eq(reports.userId, userId))

/** Keeps messages, because others answer them. */
export const liveMessages: Change = ({ tx }, { userId }) => {
  const inRooms = `u_${userId}`
  return tx
    .update(roomMessages)
    .set({ author: { userId: inRooms, userName: deletedName, userAvatar: '' } })
    .where(eq(roomMessages.userId, inRooms))
}

export const enquiries: Change = async (scope, leaving) => {
  await moveOwn(scope, leaving, 'enquiry', enquiryRows, ['received', 'answered'], 'enquiry.close')
  await scope.tx
    .update(enquiryRows)
    .set({ contact: '', reach: '' })
    .where(eq(enquiryRows.userId, leaving.userId))
}

/** The person is no longer in the pool of reviewers; earlier requests refer to the account. */
export const paperReviewers: Change = ({ tx }, { userId }) =>
  tx
    .update(pool)
    .set({ name: deletedName, email: '', affiliation: '', keywords: [], isActive: false })
    .where(eq(pool.userId, userId))

/** The place goes to who waits next. */
export const waitlistEntries: Change = (scope, leaving) =>
  moveOwn(scope, leaving, 'waitlist', waiting, ['waiting', 'offered'], 'waitlist.cancel')

/** A paper that was never submitted is private; its number stays. */
export const draftPapers: Change = async ({ tx }, { userId }) => {
  const drafts = tx
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.userId, userId), eq(papers.state, 'draft')))
  await tx.delete(paperFiles).where(inArray(paperFiles.paperId, drafts))
  await tx
    .update(papers)
    .set({ form: emptyPaper, response: '', key: null })
    .where(and(eq(papers.userId, userId), eq(papers.state, 'draft')))
}

/** All but the one that says that the account is deleted, and whatever was still to be sent of them. */
export const messages: Change = async ({ tx }, { userId, keepMessage }) => {
  const gone = tx
    .select({ id: sql<string>`${messageRows.id}::text` })
    .from(messageRows)
    .where(
      and(
        eq(messageRows.userId, userId),
        or(isNull(messageRows.key), notInArray(messageRows.key, [keepMessage])),
      ),
    )
  await tx
    .delete(jobs)
    .where(
      and(
        isNull(jobs.doneAt),
        inArray(jobs.kind, ['mail', 'sms']),
        inArray(sql`${jobs.data} ->> 'message'`, gone),
      ),
    )
  await tx.delete(messageRows).where(inArray(sql`${messageRows.id}::text`, gone))
}

/** They end; that and from where they were signed in to is a log, which is swept a month after the session. */
export const sessions: Change = async ({ tx }, { userId, at }) => {
  await endOtherSessions(tx, { userId, sessionId: null }, at)
  const own = tx.select({ id: sessionRows.id }).from(sessionRows).where(eq(sessionRows.userId, userId))
  await tx.delete(factorChallenges).where(inArray(factorChallenges.sessionId, own))
  await tx.delete(handoverTickets).where(inArray(handoverTickets.sessionId, own))
}

/** No way in remains, so that phone, address and WeChat are free. Locked: who is signing in at this moment is refused. */
export const account: Change = async ({ tx }, { userId, at }) => {
  // Bookings stay; with whom the member wished to share them does not.
  await tx.update(bookings).set({ sharing: 'alone', companion: '' }).where(eq(bookings.userId, userId))
  return tx
    .update(users)
    .set({
      nickname: deletedName,
      avatar: '',
      countryCode: null,
      mobile: null,
      email: null,
      account: null,
      passwordHash: null,
      wechatOpenid: null,
      groupId: 1,
      sponsorApplyStatus: 2,
      loginauth: 1,
      needSubmissionService: 0,
      lockedAt: at,
      lockReason: '账号已注销 · The account was deleted',
      updatedAt: at,
    })
    .where(eq(users.id, userId))
}

/** Those that are made lie on a disk: who removes the old ones removes them within seconds. */
export const exports: Change = ({ tx }, { userId }) =>
  tx.delete(accountExports).where(and(eq(accountExports.userId, userId), isNull(accountExports.readyAt)))

/** Removes the person from documents; the round that removes old files removes theirs. */
export const documentItems: Change = ({ tx }, { userId }) =>
  tx.update(items).set({ person: null }).where(eq(items.userId, userId))

/** The member who joined next becomes the contact of the group; a group without members is deleted. */
export const registrationGroups: Change = async ({ tx }, { userId }) => {
  await tx.delete(members).where(eq(members.userId, userId))
  const theirs = await tx
    .select()
    .from(groups)
    .where(eq(groups.contactId, userId))
    .orderBy(groups.id)
    .for('update')
  for (const { id } of theirs) {
    const [next] = await tx.select().from(members).where(eq(members.groupId, id)).orderBy(members.id).limit(1)
    if (next === undefined) await tx.delete(groups).where(eq(groups.id, id))
    else await tx.update(groups).set({ contactId: next.userId }).where(eq(groups.id, id))
  }
}

/** The files are no longer named, so that the sweep of uploads removes them, and no decision is requested any more. */
export const studentProofs: Change = ({ tx }, { userId }) =>
  tx.update(proofs).set({ file: null, reason: null }).where(eq(proofs.userId, userId))

/** Parts went with the account, and what waits goes, too, whatever was invited: their histories end. Addresses are forgotten. */
export const teamInvitations: Change = async ({ tx, fire }, { userId }) => {
  const theirs = eq(invitations.userId, userId)
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(theirs, inArray(invitations.state, ['open', 'accepted'])))
    .orderBy(invitations.id)
  for (const { id } of rows)
    await fire(system(), { entity: 'teamInvitation', id, event: { type: 'team.lapse' } })
  await tx
    .update(invitations)
    .set({ email: null, countryCode: null, mobile: null, nonce: null, tokenHash: null })
    .where(theirs)
}

/** Nothing more is sent, and addresses are forgotten: how many got a campaign stays known. One that is being handed over is uncertain. */
export const campaignRecipients: Change = async ({ tx }, { userId, at }) => {
  const theirs = eq(recipients.userId, userId)
  await tx
    .update(recipients)
    .set({ state: 'skipped', skipped: 'noAddress', movedAt: at })
    .where(and(theirs, inArray(recipients.state, ['pending', 'retry'])))
  await tx
    .update(recipients)
    .set({ state: 'uncertain', fault: 'unknown', movedAt: at })
    .where(and(theirs, eq(recipients.state, 'claimed')))
  await tx.update(recipients).set({ address: null }).where(theirs)
}
