import { and, asc, eq, gt, inArray, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { NotificationName } from '../../src/contract/notifications.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { jobs } from '../db/schema/jobs.ts'
import { messages } from '../db/schema/members.ts'
import { reviewInvitations } from '../db/schema/paperReviewers.ts'
import { papers, reviews } from '../db/schema/papers.ts'
import type { Db } from '../db/types.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isOpenInvitation } from '../lifecycles/papers/assign/readPool.ts'
import { paperTitles } from '../lifecycles/papers/paperTitles.ts'
import { momentText } from '../notifications/momentText.ts'
import { notify } from '../notifications/notify.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { notificationLink } from '../shared/sentences/notificationLink.ts'

const dayMs = 86_400_000
/** How long before its date a request, and a review, is reminded of. Milliseconds. */
export const answerReminderMs = 2 * dayMs
export const reviewReminderMs = 3 * dayMs
/** Who was asked a moment ago is not reminded. */
const quietMs = dayMs
/** Rows that one look takes. */
const batch = 100

/** Reminds reviewers of the dates by which they answer and write, once for each date. Answers how many. */
export const remindReviewers = async ({ db, now }: { db: Db; now: () => number }): Promise<number> => {
  const at = new Date(now())
  const answers = await remind(db, at, {
    name: 'reviewAnswerSoon',
    where: eq(reviews.state, 'pending.waiting'),
    due: reviews.responseDueAt,
    aheadMs: answerReminderMs,
  })
  const written = await remind(db, at, {
    name: 'reviewDueSoon',
    where: inArray(reviews.state, ['accepted.reading', 'accepted.drafting']),
    due: reviews.reviewDueAt,
    aheadMs: reviewReminderMs,
  })
  return answers + written + (await remindOfLinks(db, at))
}

interface Reminder {
  readonly name: NotificationName
  readonly where: SQL
  readonly due: AnyPgColumn
  readonly aheadMs: number
}

const remind = async (db: Db, at: Date, { name, where, due, aheadMs }: Reminder): Promise<number> => {
  const key = sql<string>`'review ' || ${reviews.id} || ' ${sql.raw(name)} ' || extract(epoch from ${due})::bigint`
  const rows = await db
    .select({ review: reviews, paper: papers, conference: conferences, key })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(
      and(
        where,
        gt(due, at),
        lte(due, new Date(at.getTime() + aheadMs)),
        lte(reviews.movedAt, new Date(at.getTime() - quietMs)),
        notExists(db.select({ id: messages.id }).from(messages).where(eq(messages.key, key))),
      ),
    )
    .orderBy(asc(due))
    .limit(batch)
  for (const { review, paper, conference, key: once } of rows) {
    const until = (name === 'reviewAnswerSoon' ? review.responseDueAt : review.reviewDueAt) ?? at
    const factsIn = (language: MessageLanguage) => {
      const { title, subtitle } = paperTitles(paper, conference, language)
      return { what: title, where: subtitle, reason: '', amount: '', until: momentText(until, language) }
    }
    await notify(db, {
      userId: review.userId,
      name,
      link: notificationLink(name, review.id, conference.id),
      key: once,
      facts: { zh: factsIn('zh'), en: factsIn('en') },
      at,
    })
  }
  return rows.length
}

/** Links that nobody has opened: the same mail goes once more. */
const remindOfLinks = async (db: Db, at: Date): Promise<number> => {
  const key = sql<string>`'invitation ' || ${reviewInvitations.id} || ' ' || ${reviewInvitations.nonce} || ' again'`
  const rows = await db
    .select({ id: reviewInvitations.id, nonce: reviewInvitations.nonce, key })
    .from(reviewInvitations)
    .where(
      and(
        isOpenInvitation(at),
        lte(reviewInvitations.responseDueAt, new Date(at.getTime() + answerReminderMs)),
        lte(reviewInvitations.sentAt, new Date(at.getTime() - quietMs)),
        notExists(db.select({ id: jobs.id }).from(jobs).where(eq(jobs.key, key))),
      ),
    )
    .orderBy(asc(reviewInvitations.responseDueAt))
    .limit(batch)
  for (const { id, nonce, key: once } of rows)
    await enqueue(db, { kind: 'invitation', key: once, data: { invitation: id, nonce }, at })
  return rows.length
}
