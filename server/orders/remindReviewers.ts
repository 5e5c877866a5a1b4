import { and, asc, eq, gt, inArray, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { NotificationName } from '../../src/contract/notifications.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { jobs } from '../db/schema/jobs.ts'
import { messages } from '../db/schema/members.ts'
import { reviewInvitations } from '../db/schema/paperReviewers.ts'
import { papers, reviews } from '../db/schema/papers.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isOpenInvitation } from '../lifecycles/papers/assign/readPool.ts'
import { paperTitles } from '../lifecycles/papers/paperTitles.ts'
import { momentText } from '../notifications/momentText.ts'
import { notify } from '../notifications/notify.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { notificationLink } from '../shared/sentences/notificationLink.ts'
import { isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

const dayMs = 86_400_000
/** How long before its date a request, and a review, is reminded of. Milliseconds. */
export const answerReminderMs = 2 * dayMs
export const reviewReminderMs = 3 * dayMs
/** A reviewer invited within this time is not reminded. */
const quietMs = dayMs
/** Rows that one look takes. */
const batch = 100

/** Reminds reviewers of the dates by which they answer and write, once for each date. Answers how many. */
export const remindReviewers = async (tools: RowTools, only?: string): Promise<number> => {
  const look = { tools, only, at: new Date(tools.now()) }
  const answers = await remind(look, {
    name: 'reviewAnswerSoon',
    where: eq(reviews.state, 'pending.waiting'),
    due: reviews.responseDueAt,
    aheadMs: answerReminderMs,
  })
  const written = await remind(look, {
    name: 'reviewDueSoon',
    where: inArray(reviews.state, ['accepted.reading', 'accepted.drafting']),
    due: reviews.reviewDueAt,
    aheadMs: reviewReminderMs,
  })
  return answers + written + (await remindOfLinks(look))
}

interface Look {
  readonly tools: RowTools
  /** The key of the one that is tried again. */
  readonly only: string | undefined
  readonly at: Date
}

interface Reminder {
  readonly name: NotificationName
  readonly where: SQL
  readonly due: AnyPgColumn
  readonly aheadMs: number
}

const remind = async (
  { tools, only, at }: Look,
  { name, where, due, aheadMs }: Reminder,
): Promise<number> => {
  const { db } = tools
  const key = sql<string>`'review ' || ${reviews.id} || ' ${sql.raw(name)} ' || extract(epoch from ${due})::bigint`
  const rows = await db
    .select({ review: reviews, paper: papers, conference: conferences, key })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(
      and(
        where,
        only === undefined ? isNotAside('reviewers', key) : eq(key, only),
        gt(due, at),
        lte(due, new Date(at.getTime() + aheadMs)),
        lte(reviews.movedAt, new Date(at.getTime() - quietMs)),
        notExists(db.select({ id: messages.id }).from(messages).where(eq(messages.key, key))),
      ),
    )
    .orderBy(asc(due))
    .limit(batch)
  const remindOne = ({ review, paper, conference, key: once }: (typeof rows)[number]) => {
    const until = (name === 'reviewAnswerSoon' ? review.responseDueAt : review.reviewDueAt) ?? at
    const factsIn = (language: MessageLanguage) => {
      const { title, subtitle } = paperTitles(paper, conference, language)
      return { what: title, where: subtitle, reason: '', amount: '', until: momentText(until, language) }
    }
    return notify(db, {
      userId: review.userId,
      name,
      link: notificationLink(name, review.id, conference.id),
      key: once,
      facts: { zh: factsIn('zh'), en: factsIn('en') },
      at,
    })
  }
  return rowByRow(tools, { task: 'reviewers', only, rows, nameOf: ({ key: once }) => once, work: remindOne })
}

/** Links that were not opened: the same mail goes again. */
const remindOfLinks = async ({ tools, only, at }: Look): Promise<number> => {
  const { db } = tools
  const key = sql<string>`'invitation ' || ${reviewInvitations.id} || ' ' || ${reviewInvitations.nonce} || ' again'`
  const rows = await db
    .select({ id: reviewInvitations.id, nonce: reviewInvitations.nonce, key })
    .from(reviewInvitations)
    .where(
      and(
        isOpenInvitation(at),
        only === undefined ? isNotAside('reviewers', key) : eq(key, only),
        lte(reviewInvitations.responseDueAt, new Date(at.getTime() + answerReminderMs)),
        lte(reviewInvitations.sentAt, new Date(at.getTime() - quietMs)),
        notExists(db.select({ id: jobs.id }).from(jobs).where(eq(jobs.key, key))),
      ),
    )
    .orderBy(asc(reviewInvitations.responseDueAt))
    .limit(batch)
  return rowByRow(tools, {
    ...{ task: 'reviewers', only, rows },
    nameOf: ({ key: once }) => once,
    work: ({ id, nonce, key: once }) =>
      enqueue(db, { kind: 'invitation', key: once, data: { invitation: id, nonce }, at }),
  })
}
