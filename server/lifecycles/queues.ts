import { and, asc, count, desc, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { columnsInLanguages } from '../db/columnInLanguage.ts'
import type { Entity } from '../../src/contract/entity.ts'
import type { Queue, RecordCard } from '../../src/contract/lifecycle.ts'
import type { Role } from '../../src/contract/roles.ts'
import { behind, placeOf } from '../db/keyset.ts'
import { users } from '../db/schema/accounts.ts'
import { certificates, meals, mealVouchers, tickets } from '../db/schema/admission.ts'
import { enquiries } from '../db/schema/butler.ts'
import { comments } from '../db/schema/comments.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { conferencePublications } from '../db/schema/conferencePublications.ts'
import { invoices } from '../db/schema/invoices.ts'
import { organizerApplications, userRoles } from '../db/schema/organizers.ts'
import { paperDecisions, papers, reviews } from '../db/schema/papers.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import { studentProofs } from '../db/schema/studentProofs.ts'
import type { Db, Tx } from '../db/types.ts'
import { earliestStartMs } from './entities/conference.ts'
import { targetTitle } from './comments/commentTargets.ts'
import { organizerOf } from './organizerOf.ts'
import { reviewerName } from './papers/reviewerName.ts'
import { isAuthor } from './papers/authorIds.ts'
import { likePattern } from '../shared/containsWords.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

interface QueueOf {
  readonly entity: Entity
  /** By part: the states from which that part can move the record on. An account with one of the parts sees the queue. */
  readonly waiting: Readonly<Partial<Record<Role, readonly string[]>>>
  /** Further condition for a record to wait, by the clock or by other records; absent: no condition. */
  readonly isDue?: (at: Date) => SQL
  /** States that do not wait, but can be looked up. */
  readonly settled: readonly string[]
  readonly table: PgTable & Record<'id' | 'state' | 'version' | 'movedAt', AnyPgColumn>
  /** Conference whose team may see the row; absent: the platform's roles only. */
  readonly conference?: AnyPgColumn
  /** Whether an account plays no part in a row because it is about their own work; absent: none does. */
  readonly isOwnWork?: (userId: number) => SQL
  readonly joins: ReadonlyArray<readonly [PgTable, SQL]>
  readonly title: SQL<string>
  readonly who: SQL<string>
  readonly amount?: AnyPgColumn
  /** By language where it has a name in each; absent: the conference's title. */
  readonly subtitle?: SQL<string> | Readonly<Record<MessageLanguage, AnyPgColumn | SQL<string>>>
}

const ofOrder = (orderId: AnyPgColumn) => [orders, eq(orders.id, orderId)] as const
const ofConference = (id: AnyPgColumn) => [conferences, eq(conferences.id, id)] as const
const attendeeName = sql<string>`${orders.attendee} ->> 'name'`
const orderNo = sql<string>`${orders.no}`
const paperTitle = sql<string>`coalesce(nullif(${papers.form} ->> 'title', ''), ${papers.form} ->> 'eng_title')`
const conferenceTitle = columnsInLanguages(conferences.title, conferences.engTitle)
/** The conference, and what else is to be seen at once. */
const withConference = (detail: AnyPgColumn | SQL) => ({
  zh: sql<string>`concat_ws(' · ', ${conferenceTitle.zh}, nullif(${detail}, ''))`,
  en: sql<string>`concat_ws(' · ', ${conferenceTitle.en}, nullif(${detail}, ''))`,
})

const isNotOver = sql`${conferences.state} <> 'ended'`

/** Records that wait, by queue. */
export const queueTable: Readonly<Record<Queue, QueueOf>> = {
  organizers: {
    entity: 'organizer',
    table: organizerApplications,
    waiting: { admin: ['under_review.waiting', 'under_review.picked_up', 'approved.changing'] },
    settled: ['approved.settled'],
    joins: [[users, eq(users.id, organizerApplications.userId)]],
    title: sql`coalesce(${organizerApplications.change} ->> 'name', ${organizerApplications.form} ->> 'name', '')`,
    who: sql`${users.nickname}`,
    subtitle: sql`''`,
  },
  invoices: {
    entity: 'invoice',
    table: invoices,
    waiting: { finance: ['to_be_invoiced.waiting', 'to_be_invoiced.picked_up', 'invoiced'] },
    conference: orders.conferenceId,
    // An organizer cannot grant a refund before the invoice is reversed, and only finance can do that.
    isDue: () => sql`(${invoices.state} <> 'invoiced' or exists (
      select 1 from ${refunds} where ${refunds.orderId} = ${invoices.orderId} and ${refunds.state} = 'requested'))`,
    settled: ['invoiced'],
    joins: [ofOrder(invoices.orderId), ofConference(orders.conferenceId)],
    title: orderNo,
    who: attendeeName,
    amount: orders.amount,
    subtitle: withConference(sql`${invoices.form} ->> 'title'`),
  },
  refunds: {
    entity: 'refund',
    table: refunds,
    waiting: { organizer: ['requested'], finance: ['failed'], admin: ['requested'] },
    settled: ['processing', 'done', 'rejected'],
    conference: orders.conferenceId,
    joins: [ofOrder(refunds.orderId), ofConference(orders.conferenceId)],
    title: orderNo,
    who: attendeeName,
    amount: refunds.amount,
    subtitle: withConference(refunds.reason),
  },
  transfers: {
    entity: 'payment',
    table: payments,
    waiting: { finance: ['reviewing'] },
    conference: orders.conferenceId,
    settled: ['confirmed'],
    joins: [ofOrder(payments.orderId), ofConference(orders.conferenceId)],
    title: orderNo,
    who: attendeeName,
    amount: payments.amount,
    subtitle: withConference(payments.outTradeNo),
  },
  orders: {
    entity: 'order',
    table: orders,
    // The secretary looks them up; finance comes to them from the money that moves.
    waiting: { organizer: ['to_be_paid'], admin: ['to_be_paid'], secretary: [] },
    // Once the conference is over nothing is to be done about them; the clock closes them.
    isDue: () => isNotOver,
    settled: ['paid', 'completed', 'closed'],
    conference: orders.conferenceId,
    joins: [ofConference(orders.conferenceId)],
    title: orderNo,
    who: attendeeName,
    amount: orders.amount,
  },
  studentProofs: {
    entity: 'studentProof',
    table: studentProofs,
    waiting: { organizer: ['submitted'], secretary: ['submitted'] },
    // One whose file was erased with its account, or after the conference, cannot be decided.
    isDue: () => sql`${studentProofs.file} is not null`,
    settled: ['submitted', 'accepted', 'rejected'],
    conference: studentProofs.conferenceId,
    isOwnWork: (userId) => sql`${studentProofs.userId} = ${userId}`,
    joins: [[users, eq(users.id, studentProofs.userId)], ofConference(studentProofs.conferenceId)],
    title: sql`${users.nickname}`,
    who: sql`''`,
  },
  tickets: {
    entity: 'ticket',
    table: tickets,
    waiting: { organizer: ['valid.not_signed'], staff: ['valid.not_signed'], secretary: [] },
    // On the days of the conference, as `isWithinDays` counts them.
    isDue: (at) => {
      const dayOf = (when: SQL) => sql`(${when} at time zone ${conferences.timeZone})::date`
      const today = dayOf(sql`${at.toISOString()}::timestamptz`)
      return sql`${isNotOver} and ${today} between ${dayOf(sql`${conferences.startsAt}`)} and ${dayOf(sql`${conferences.endsAt}`)}`
    },
    settled: ['valid.signed_in'],
    conference: tickets.conferenceId,
    joins: [ofOrder(tickets.orderId), ofConference(tickets.conferenceId)],
    // The rest of a code is for its owner and the gate only.
    title: sql`left(${tickets.code}, 8)`,
    who: attendeeName,
  },
  meals: {
    entity: 'mealVoucher',
    table: mealVouchers,
    // A shared one can be used again when another member has claimed it, or its owner has taken it back.
    waiting: { organizer: ['available'], staff: ['available'] },
    isDue: (at) => sql`${at.toISOString()}::timestamptz between ${meals.startsAt} and ${meals.endsAt}`,
    settled: ['shared', 'used'],
    conference: meals.conferenceId,
    joins: [
      [meals, eq(meals.id, mealVouchers.mealId)],
      [users, eq(users.id, mealVouchers.userId)],
      ofOrder(mealVouchers.orderId),
    ],
    title: sql`left(${mealVouchers.code}, 8)`,
    // The name on the badge, unless the voucher was given to another user.
    who: sql`case when ${mealVouchers.userId} = ${orders.userId} then ${attendeeName} else ${users.nickname} end`,
    subtitle: columnsInLanguages(meals.name, meals.engName),
  },
  papers: {
    entity: 'paper',
    table: papers,
    waiting: {
      organizer: ['administrator_review.active', 'first_review.accepted', 'second_review.accepted'],
      programme: ['administrator_review.active', 'first_review.accepted', 'second_review.accepted'],
    },
    // An author's final files come first.
    isDue: () => sql`(${papers.state} not like '%.accepted' or ${papers.finalAt} is not null)`,
    settled: [
      ...['administrator_review', 'first_review', 'second_review'].flatMap((stage) =>
        ['active', 'awaiting_revision', 'rejected', 'withdrawn'].map((place) => `${stage}.${place}`),
      ),
      'published.accepted',
      'indexed.accepted',
    ],
    conference: papers.conferenceId,
    isOwnWork: isAuthor,
    joins: [[users, eq(users.id, papers.userId)], ofConference(papers.conferenceId)],
    title: paperTitle,
    who: sql`${users.nickname}`,
  },
  reviews: {
    entity: 'review',
    table: reviews,
    waiting: {
      organizer: ['accepted.submitted', 'pending.expired', 'accepted.expired', 'rejected'],
      programme: ['accepted.submitted', 'pending.expired', 'accepted.expired', 'rejected'],
    },
    // A request of an earlier round does not wait.
    isDue: () => sql`(${papers.state} like '%.active' and ${reviews.round} = ${papers.round})`,
    settled: ['pending.waiting', 'accepted.reading', 'accepted.drafting', 'accepted.submitted'],
    conference: papers.conferenceId,
    isOwnWork: isAuthor,
    joins: [
      [papers, eq(papers.id, reviews.paperId)],
      [users, eq(users.id, reviews.userId)],
      ofConference(papers.conferenceId),
    ],
    title: paperTitle,
    who: reviewerName,
  },
  decisions: {
    entity: 'decision',
    table: paperDecisions,
    waiting: { organizer: ['prepared'], programme: ['prepared'] },
    settled: [],
    conference: papers.conferenceId,
    isOwnWork: isAuthor,
    joins: [
      [papers, eq(papers.id, paperDecisions.paperId)],
      [users, eq(users.id, paperDecisions.userId)],
      ofConference(papers.conferenceId),
    ],
    title: paperTitle,
    who: sql`${users.nickname}`,
  },
  comments: {
    entity: 'comment',
    table: comments,
    waiting: { admin: ['reported'] },
    settled: ['shown', 'hidden'],
    joins: [[users, eq(users.id, comments.userId)]],
    title: sql`left(${comments.text}, 80)`,
    who: sql`${users.nickname}`,
    subtitle: { zh: targetTitle('zh'), en: targetTitle('en') },
  },
  conferences: {
    entity: 'conference',
    table: conferences,
    waiting: { organizer: ['not_started', 'ongoing', 'paused'], secretary: [] },
    // Lives that begin within a day, or run; the clock alone moves the others.
    isDue: (at) => sql`(${conferences.publication} = 'published' and (${conferences.state} <> 'not_started'
      or ${conferences.startsAt} <= ${new Date(at.getTime() + earliestStartMs).toISOString()}::timestamptz))`,
    settled: ['not_started', 'ended'],
    conference: conferences.id,
    joins: [],
    title: sql`${conferences.title}`,
    who: sql`''`,
    subtitle: columnsInLanguages(conferences.place, conferences.engPlace),
  },
  publications: {
    entity: 'conferencePublication',
    table: conferencePublications,
    // A draft waits for its organizer.
    waiting: { admin: ['in_review'], organizer: ['draft'] },
    settled: ['published', 'cancelled', 'archived'],
    conference: conferences.id,
    joins: [
      [conferences, eq(conferences.id, conferencePublications.id)],
      [users, eq(users.id, organizerOf)],
    ],
    title: sql`${conferences.title}`,
    who: sql`${users.nickname}`,
    subtitle: columnsInLanguages(conferences.place, conferences.engPlace),
  },
  enquiries: {
    entity: 'enquiry',
    table: enquiries,
    waiting: { admin: ['received'] },
    settled: ['answered', 'closed'],
    joins: [[users, eq(users.id, enquiries.userId)]],
    title: sql`left(${enquiries.question}, 60)`,
    who: sql`${users.nickname}`,
    subtitle: columnsInLanguages(enquiries.service, enquiries.engService),
  },
  certificates: {
    entity: 'certificate',
    table: certificates,
    // An administrator looks them up and revokes, but does not issue.
    waiting: { organizer: ['earned', 'eligible'], secretary: ['earned', 'eligible'], admin: [] },
    // A sign-in may have been undone since.
    isDue: () => sql`(${certificates.kind} <> 'attendance' or exists (
      select 1 from ${tickets} where ${tickets.userId} = ${certificates.userId}
      and ${tickets.conferenceId} = ${certificates.conferenceId} and ${tickets.state} = 'valid.signed_in'))`,
    settled: ['issued'],
    conference: certificates.conferenceId,
    // Certificates of reviewing: reviewers of a paper of the account.
    isOwnWork: (userId) => sql`(${certificates.kind} = 'review' and exists (
      select 1 from ${reviews} join ${papers} on ${papers.id} = ${reviews.paperId}
      where ${reviews.userId} = ${certificates.userId}
      and ${papers.conferenceId} = ${certificates.conferenceId} and ${isAuthor(userId)}))`,
    joins: [ofConference(certificates.conferenceId)],
    title: sql`${certificates.code}`,
    who: sql`${certificates.name}`,
  },
}

export interface Grants {
  readonly userId: number
  readonly platform: readonly Role[]
  /** Conferences by the part that is played in them. */
  readonly conferences: ReadonlyMap<Role, readonly number[]>
}

export const grantsOf = async (db: Db | Tx, userId: number): Promise<Grants> => {
  const rows = await db.select().from(userRoles).where(eq(userRoles.userId, userId))
  const conferences = new Map<Role, number[]>()
  for (const { role, conferenceId } of rows) {
    if (conferenceId !== null) conferences.set(role, [...(conferences.get(role) ?? []), conferenceId])
  }
  const platform = rows.filter((row) => row.conferenceId === null).map(({ role }) => role)
  return { userId, platform, conferences }
}

/** A part with the conferences in which it is played; null: everywhere. */
interface PartIn {
  readonly role: Role
  readonly places: readonly number[] | null
}

/** The parts of these grants that see a queue. */
const partsIn = ({ waiting, conference }: QueueOf, grants: Grants) =>
  (Object.keys(waiting) as Role[]).flatMap((role): PartIn[] => {
    if (grants.platform.includes(role)) return [{ role, places: null }]
    const places = conference === undefined ? [] : (grants.conferences.get(role) ?? [])
    return places.length === 0 ? [] : [{ role, places }]
  })

export const isOpenTo = (queue: Queue, grants: Grants): boolean =>
  partsIn(queueTable[queue], grants).length > 0

/**
 * Rows of one side of a queue, as a condition; null: the account does not see the queue. Rows that wait for a part are those that this
 * part can move now; all others of the queue are on the other side, including those that wait for another part.
 */
const sideOf = (
  of: QueueOf,
  grants: Grants,
  { isSettled, at, conferenceId }: Pick<QueueWish, 'isSettled' | 'at' | 'conferenceId'>,
): SQL | null => {
  const { table, waiting, settled, conference, isOwnWork, isDue } = of
  const known = [...new Set([...Object.values(waiting).flat(), ...settled])]
  const parts = partsIn(of, grants)
  const inStates = (states: (role: Role) => readonly string[]) =>
    or(
      ...parts.map(({ role, places }) =>
        and(
          inArray(table.state, [...states(role)]),
          places === null || conference === undefined ? undefined : inArray(conference, [...places]),
        ),
      ),
    )
  const waits = and(
    inStates((role) => waiting[role] ?? []),
    isDue?.(at),
  )
  if (parts.length === 0 || waits === undefined) return null
  if (conferenceId !== null && conference === undefined) return null
  // An author's list reveals neither that their own paper is reviewed nor by whom.
  const side = isSettled
    ? and(
        inStates(() => known),
        not(waits),
      )
    : waits
  const place = conferenceId === null || conference === undefined ? undefined : eq(conference, conferenceId)
  return and(side, place, isOwnWork && not(isOwnWork(grants.userId))) ?? null
}

export interface QueueWish {
  /** Not what waits, but the rest of what the queue knows. */
  readonly isSettled: boolean
  /** The time by which it is decided what waits. */
  readonly at: Date
  /** Conference to list; null: all. */
  readonly conferenceId: number | null
  readonly q: string
  /** `place` of a card, or null: from the beginning. */
  readonly after: string | null
  readonly limit: number
}

/** Rows of a queue behind a place: what waits longest first, the rest newest first. */
export const readQueue = async (
  db: Db | Tx,
  queue: Queue,
  grants: Grants,
  { isSettled, at, conferenceId, q, after, limit }: QueueWish,
  language: MessageLanguage,
): Promise<{ list: RecordCard[]; total: number }> => {
  const of = queueTable[queue]
  const { entity, table, joins, title, who, amount } = of
  const subtitle = subtitleOf(of, language)
  const shown = sideOf(of, grants, { isSettled, at, conferenceId })
  if (shown === null) return { list: [], total: 0 }
  const placed = { at: table.movedAt, id: table.id }
  const condition = and(
    shown,
    behind(placed, after, isSettled ? 'newestFirst' : 'oldestFirst'),
    containing(q, [title, who, subtitle]),
  )
  const columns = {
    id: table.id,
    state: table.state,
    version: table.version,
    at: table.movedAt,
    place: placeOf(placed),
    title,
    who,
    amount: amount ?? sql<null>`null::integer`,
    subtitle,
  }
  let selected = db.select(columns).from(table).$dynamic()
  for (const [other, on] of joins) selected = selected.innerJoin(other, on) as unknown as typeof selected
  const order = isSettled ? desc : asc
  const rows = await selected.where(condition).orderBy(order(table.movedAt), order(table.id)).limit(limit)
  return {
    list: (rows as unknown as Array<Omit<RecordCard, 'entity' | 'at'> & { at: Date }>).map((row) => ({
      ...row,
      entity,
      at: row.at.toISOString(),
    })),
    total: await countRows(db, of, condition),
  }
}

/** How many wait in a queue. */
export const countWaiting = async (
  db: Db | Tx,
  queue: Queue,
  grants: Grants,
  at: Date,
  conferenceId: number | null = null,
): Promise<number> => {
  const of = queueTable[queue]
  const waits = sideOf(of, grants, { isSettled: false, at, conferenceId })
  return waits === null ? 0 : countRows(db, of, waits)
}

const countRows = async (
  db: Db | Tx,
  { table, joins }: Pick<QueueOf, 'table' | 'joins'>,
  condition: SQL | undefined,
): Promise<number> => {
  let counted = db.select({ total: count() }).from(table).$dynamic()
  for (const [other, on] of joins) counted = counted.innerJoin(other, on) as unknown as typeof counted
  const [sum] = await counted.where(condition)
  return sum?.total ?? 0
}

const subtitleOf = ({ subtitle = conferenceTitle }: QueueOf, language: MessageLanguage) =>
  'zh' in subtitle ? sql<string>`${subtitle[language]}` : subtitle

const containing = (q: string, texts: ReadonlyArray<SQL<string>>) => {
  if (q === '') return undefined
  const pattern = likePattern(q)
  return or(...texts.map((text) => sql`${text} ilike ${pattern}`))
}
