import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Entity, Queue } from '../../src/contract/lifecycle.ts'
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
import type { Db, Tx } from '../db/types.ts'

interface QueueOf {
  readonly entity: Entity
  /** Whoever plays one of them sees the queue. */
  readonly roles: readonly Role[]
  readonly table: PgTable & Record<'id' | 'state' | 'version' | 'movedAt', AnyPgColumn>
  /** States that wait for somebody. */
  readonly waiting: readonly string[]
  /** Of the conference whose organizer or staff may see the row; absent: the platform's roles only. */
  readonly conference?: AnyPgColumn
}

/** What waits where. */
export const queueTable: Readonly<Record<Queue, QueueOf>> = {
  organizers: {
    entity: 'organizer',
    roles: ['admin'],
    table: organizerApplications,
    waiting: ['under_review.waiting', 'under_review.picked_up', 'approved.changing'],
  },
  invoices: {
    entity: 'invoice',
    roles: ['finance'],
    table: invoices,
    waiting: ['to_be_invoiced.waiting', 'to_be_invoiced.picked_up'],
  },
  refunds: {
    entity: 'refund',
    roles: ['organizer', 'finance', 'admin'],
    table: refunds,
    waiting: ['requested', 'processing', 'failed'],
    conference: orders.conferenceId,
  },
  transfers: { entity: 'payment', roles: ['finance'], table: payments, waiting: ['reviewing'] },
  orders: {
    entity: 'order',
    roles: ['organizer', 'admin'],
    table: orders,
    waiting: ['to_be_paid', 'paid'],
    conference: orders.conferenceId,
  },
  tickets: {
    entity: 'ticket',
    roles: ['organizer', 'staff'],
    table: tickets,
    waiting: ['valid.not_signed', 'valid.signed_in'],
    conference: tickets.conferenceId,
  },
  certificates: {
    entity: 'certificate',
    roles: ['organizer', 'admin'],
    table: certificates,
    waiting: ['eligible', 'issued'],
    conference: certificates.conferenceId,
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

/** Rows of a queue that these grants show, as a condition; null: none at all. */
export const visible = ({ roles, table, waiting, conference }: QueueOf, grants: Grants): SQL | null => {
  const everywhere = roles.some((role) => grants.platform.includes(role))
  const places = roles.flatMap((role) => grants.conferences.get(role) ?? [])
  if (!everywhere && (conference === undefined || places.length === 0)) return null
  return (
    and(
      inArray(table.state, [...waiting]),
      everywhere || conference === undefined ? undefined : inArray(conference, places),
    ) ?? null
  )
}

/** Rows of a queue, what waits longest first. */
export const readQueue = async (
  db: Db | Tx,
  queue: Queue,
  grants: Grants,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { table, entity } = queueTable[queue]
  const condition = visible(queueTable[queue], grants)
  if (condition === null) return { rows: [], total: 0 }
  const columns = { id: table.id, state: table.state, version: table.version, at: table.movedAt }
  const selected = db.select(columns).from(table).$dynamic()
  const counted = db.select({ total: count() }).from(table).$dynamic()
  const needsOrder = entity === 'refund'
  const rows = await (needsOrder ? selected.innerJoin(orders, eq(orders.id, refunds.orderId)) : selected)
    .where(condition)
    .orderBy(asc(table.movedAt), asc(table.id))
    .limit(limit)
    .offset(offset)
  const [sum] = await (
    needsOrder ? counted.innerJoin(orders, eq(orders.id, refunds.orderId)) : counted
  ).where(condition)
  return {
    rows: rows as Array<{ id: number; state: string; version: number; at: Date }>,
    total: sum?.total ?? 0,
  }
}
