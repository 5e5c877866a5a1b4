import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Entity, Queue, RecordCard } from '../../src/contract/lifecycle.ts'
import type { Role } from '../../src/contract/roles.ts'
import {
  certificates,
  invoices,
  orders,
  organizerApplications,
  payments,
  refunds,
  tickets,
  userRoles,
} from '../db/commerce.ts'
import { conferences, users } from '../db/schema.ts'
import type { Db, Tx } from '../db/types.ts'
import type { MessageLanguage } from '../messages.ts'

interface QueueOf {
  readonly entity: Entity
  /** Whoever plays one of them sees the queue. */
  readonly roles: readonly Role[]
  readonly table: PgTable & Record<'id' | 'state' | 'version' | 'movedAt', AnyPgColumn>
  /** States that wait for somebody. */
  readonly waiting: readonly string[]
  /** States that wait for nobody, and from which somebody may want to go on all the same. */
  readonly settled: readonly string[]
  /** Of the conference whose organizer or staff may see the row; absent: the platform's roles only. */
  readonly conference?: AnyPgColumn
  readonly joins: ReadonlyArray<readonly [PgTable, SQL]>
  readonly title: SQL<string>
  readonly who: SQL<string>
  readonly amount?: AnyPgColumn
  /** Absent: the conference's title in the reader's language. */
  readonly subtitle?: SQL<string>
}

const ofOrder = (orderId: AnyPgColumn) => [orders, eq(orders.id, orderId)] as const
const ofConference = (id: AnyPgColumn) => [conferences, eq(conferences.id, id)] as const
const attendeeName = sql<string>`${orders.attendee} ->> 'name'`
const orderNo = sql<string>`${orders.no}`

/** What waits where. */
export const queueTable: Readonly<Record<Queue, QueueOf>> = {
  organizers: {
    entity: 'organizer',
    roles: ['admin'],
    table: organizerApplications,
    waiting: ['under_review.waiting', 'under_review.picked_up', 'approved.changing'],
    settled: ['approved.settled'],
    joins: [[users, eq(users.id, organizerApplications.userId)]],
    title: sql`coalesce(${organizerApplications.change} ->> 'name', ${organizerApplications.form} ->> 'name', '')`,
    who: sql`${users.nickname}`,
    subtitle: sql`''`,
  },
  invoices: {
    entity: 'invoice',
    roles: ['finance'],
    table: invoices,
    waiting: ['to_be_invoiced.waiting', 'to_be_invoiced.picked_up'],
    settled: ['invoiced'],
    joins: [ofOrder(invoices.orderId)],
    title: orderNo,
    who: attendeeName,
    amount: orders.amount,
    subtitle: sql`coalesce(${invoices.form} ->> 'title', '')`,
  },
  refunds: {
    entity: 'refund',
    roles: ['organizer', 'finance', 'admin'],
    table: refunds,
    waiting: ['requested', 'failed'],
    settled: ['processing', 'done', 'rejected'],
    conference: orders.conferenceId,
    joins: [ofOrder(refunds.orderId)],
    title: orderNo,
    who: attendeeName,
    amount: refunds.amount,
    subtitle: sql`coalesce(${refunds.reason}, '')`,
  },
  transfers: {
    entity: 'payment',
    roles: ['finance'],
    table: payments,
    waiting: ['reviewing'],
    settled: ['confirmed'],
    joins: [ofOrder(payments.orderId)],
    title: orderNo,
    who: attendeeName,
    amount: payments.amount,
    subtitle: sql`${payments.outTradeNo}`,
  },
  orders: {
    entity: 'order',
    roles: ['organizer', 'admin'],
    table: orders,
    waiting: ['to_be_paid'],
    settled: ['paid', 'completed', 'closed'],
    conference: orders.conferenceId,
    joins: [ofConference(orders.conferenceId)],
    title: orderNo,
    who: attendeeName,
    amount: orders.amount,
  },
  tickets: {
    entity: 'ticket',
    roles: ['organizer', 'staff'],
    table: tickets,
    waiting: ['valid.not_signed'],
    settled: ['valid.signed_in'],
    conference: tickets.conferenceId,
    joins: [ofOrder(tickets.orderId), ofConference(tickets.conferenceId)],
    // The rest of a code is nobody's business but its owner's and the gate's.
    title: sql`left(${tickets.code}, 8)`,
    who: attendeeName,
  },
  certificates: {
    entity: 'certificate',
    roles: ['organizer', 'admin'],
    table: certificates,
    waiting: ['eligible'],
    settled: ['issued'],
    conference: certificates.conferenceId,
    joins: [ofConference(certificates.conferenceId)],
    title: sql`${certificates.code}`,
    who: sql`${certificates.name}`,
  },
}

export interface Grants {
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
  return { platform: rows.filter((row) => row.conferenceId === null).map(({ role }) => role), conferences }
}

/** Rows of an entity that these grants show in a queue, as a condition; null: the queue is none of theirs. */
export const visible = (
  { roles, table, waiting, settled, conference }: QueueOf,
  grants: Grants,
  isSettled = false,
): SQL | null => {
  const everywhere = roles.some((role) => grants.platform.includes(role))
  const places = roles.flatMap((role) => grants.conferences.get(role) ?? [])
  if (!everywhere && (conference === undefined || places.length === 0)) return null
  return (
    and(
      inArray(table.state, [...(isSettled ? settled : waiting)]),
      everywhere || conference === undefined ? undefined : inArray(conference, places),
    ) ?? null
  )
}

export interface QueueWish {
  readonly isSettled: boolean
  readonly q: string
  /** `place` of a card, or null: from the beginning. */
  readonly after: string | null
  readonly limit: number
}

/** Rows of a queue behind a place: what waits longest first, what is settled newest first. */
export const readQueue = async (
  db: Db | Tx,
  queue: Queue,
  grants: Grants,
  { isSettled, q, after, limit }: QueueWish,
  language: MessageLanguage,
): Promise<{ list: RecordCard[]; total: number }> => {
  const of = queueTable[queue]
  const { entity, table, joins, title, who, amount, subtitle } = of
  const shown = visible(of, grants, isSettled)
  if (shown === null) return { list: [], total: 0 }
  const condition = and(shown, behind(table, after, isSettled), containing(q, [title, who, subtitle]))
  const columns = {
    id: table.id,
    state: table.state,
    version: table.version,
    at: table.movedAt,
    place: placeOf(table),
    title,
    who,
    amount: amount ?? sql<null>`null::integer`,
    subtitle: subtitle ?? sql<string>`${language === 'en' ? conferences.engTitle : conferences.title}`,
  }
  let selected = db.select(columns).from(table).$dynamic()
  let counted = db.select({ total: count() }).from(table).$dynamic()
  for (const [other, on] of joins) {
    selected = selected.innerJoin(other, on) as unknown as typeof selected
    counted = counted.innerJoin(other, on) as unknown as typeof counted
  }
  const order = isSettled ? desc : asc
  const rows = await selected.where(condition).orderBy(order(table.movedAt), order(table.id)).limit(limit)
  const [sum] = await counted.where(condition)
  return {
    list: (rows as unknown as Array<Omit<RecordCard, 'entity' | 'at'> & { at: Date }>).map((row) => ({
      ...row,
      entity,
      at: row.at.toISOString(),
    })),
    total: sum?.total ?? 0,
  }
}

/** How many wait in a queue. */
export const countWaiting = async (db: Db | Tx, queue: Queue, grants: Grants): Promise<number> => {
  const { total } = await readQueue(
    db,
    queue,
    grants,
    { isSettled: false, q: '', after: null, limit: 1 },
    'zh',
  )
  return total
}

/** Microseconds since 1970 and the id: a time in milliseconds would name a place before the row that it comes from. */
const placeOf = ({ movedAt, id }: QueueOf['table']) =>
  sql<string>`(extract(epoch from ${movedAt}) * 1000000)::bigint || '.' || ${id}`

const behind = ({ movedAt, id }: QueueOf['table'], after: string | null, isSettled: boolean) => {
  if (after === null) return undefined
  const [micros = '0', last = '0'] = after.split('.')
  const place = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last}::integer)`
  return sql`(${movedAt}, ${id}) ${sql.raw(isSettled ? '<' : '>')} ${place}`
}

const containing = (q: string, texts: ReadonlyArray<SQL<string> | undefined>) => {
  if (q === '') return undefined
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...texts.filter((text) => text !== undefined).map((text) => sql`${text} ilike ${pattern}`))
}
