import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'

import { notifications, type NotificationName } from '../../src/contract/notifications.ts'
import { tickets } from '../db/schema/admission.ts'
import type { Db, Tx } from '../db/types.ts'
import { enqueue, GiveUp, type Work } from '../jobs/jobs.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { notificationTexts, type NotificationFacts } from '../shared/sentences/notificationTexts.ts'
import { notify } from './notify.ts'
import { eachRow } from '../jobs/rowByRow.ts'

export interface AttendeeNotification {
  readonly name: NotificationName
  readonly conferenceId: number
  readonly link: string
  /** Names what happened. */
  readonly key: string
  readonly facts: Readonly<Record<MessageLanguage, NotificationFacts>>
  readonly at: Date
}

/** Everybody with a valid ticket is notified by jobs: a transaction that moves a row does not write a hundred thousand others. */
export const enqueueForAttendees = (tx: Tx | Db, { facts, at, ...rest }: AttendeeNotification, after = 0) =>
  enqueue(tx, {
    kind: 'attendees',
    key: `${rest.key} after ${after}`,
    data: { ...rest, facts: JSON.stringify(facts), after, at: at.toISOString() },
    at,
  })

const enqueueAlone = (tx: Tx, { facts, at, ...rest }: AttendeeNotification, only: number) =>
  enqueue(tx, {
    kind: 'attendees',
    key: `${rest.key} only ${only}`,
    data: { ...rest, facts: JSON.stringify(facts), after: 0, only, at: at.toISOString() },
    at,
  })

const factsShape = z.object({
  what: z.string(),
  where: z.string(),
  reason: z.string(),
  amount: z.string(),
  until: z.string(),
})
const shape = z.object({
  name: z.string().check(z.refine((name) => Object.hasOwn(notifications, name))),
  conferenceId: z.int(),
  link: z.string(),
  key: z.string(),
  facts: z.string(),
  after: z.int(),
  /** One member alone, whose notification failed among the others. */
  only: z.optional(z.int()),
  at: z.iso.datetime(),
})
const bothLanguages = z.object({ zh: factsShape, en: factsShape })

interface AttendeeTools {
  readonly db: Db
  /** Members that one job notifies; the next ones have a job of their own. */
  readonly batch?: number
}

/** Title of the announcement in a job; empty if the job is of another kind. */
export const announcedTitle = (data: unknown, language: MessageLanguage): string => {
  const job = shape.safeParse(data)
  if (!job.success) return ''
  const facts = bothLanguages.safeParse(textIn(job.data.facts))
  return facts.success
    ? notificationTexts[job.data.name as NotificationName][language](facts.data[language]).title
    : ''
}

const textIn = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/**
 * One batch, ascending by account, and the job of the next, in one transaction: after a crash the batch is done again, and
 * the key of each message prevents a second one. A member whose notification fails gets a job alone, and delays no one.
 */
export const notifyAttendees =
  ({ db, batch = 500 }: AttendeeTools): Work =>
  async (data) => {
    const job = shape.safeParse(data)
    if (!job.success) throw new GiveUp('unreadable')
    const { name, conferenceId, link, key, after, only, at } = job.data
    const known = bothLanguages.safeParse(textIn(job.data.facts))
    if (!known.success) throw new GiveUp('unreadable')
    const facts = known.data
    const notification = { name: name as NotificationName, link, facts, at: new Date(at) }
    await db.transaction(async (tx) => {
      const members = await tx
        .selectDistinct({ userId: tickets.userId })
        .from(tickets)
        .where(
          and(
            eq(tickets.conferenceId, conferenceId),
            inArray(tickets.state, ['valid.not_signed', 'valid.signed_in']),
            only === undefined ? gt(tickets.userId, after) : eq(tickets.userId, only),
          ),
        )
        .orderBy(asc(tickets.userId))
        .limit(batch)
      const all = (some: typeof members) =>
        tx.transaction(async (inner) => {
          for (const { userId } of some)
            await notify(inner, { ...notification, userId, key: `${key} user ${userId}` })
        })
      if (only !== undefined) return all(members)
      await eachRow(members, {
        work: (member) => all([member]),
        together: { atOnce: batch, work: (some) => all([...some]) },
        aside: ({ userId }) => enqueueAlone(tx, { ...notification, conferenceId, key }, userId),
      })
      const last = members.at(-1)
      if (last !== undefined && members.length === batch)
        await enqueueForAttendees(tx, { ...notification, conferenceId, key }, last.userId)
    })
  }
