import { and, asc, eq, gt, inArray, lte, ne, notExists, or, type SQL } from 'drizzle-orm'

import { certificates, mealVouchers, tickets } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { conferencePublications } from '../db/schema/conferencePublications.ts'
import { refunds } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import { certificatesOpenBy } from '../lifecycles/certificatesOf.ts'
import { system } from '../lifecycles/system.ts'
import { openRefund } from './askRefund.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'
import { lockConference, lockOrder, lockRow } from './takeLock.ts'

const byConference: ScheduledTransition['lock'] = (tx, id) => lockConference(tx, eq(conferences.id, id))
const byOrder: ScheduledTransition['lock'] = (tx, id) => lockOrder(tx, eq(orders.id, id))

/** Conferences for which `isTime` holds. */
const conferencesThat =
  (isTime: (at: Date) => SQL | undefined): ScheduledTransition['due'] =>
  (db, at, after, limit) =>
    db
      .select({ id: conferences.id })
      .from(conferences)
      .innerJoin(conferencePublications, eq(conferencePublications.id, conferences.id))
      .where(and(isTime(at), gt(conferences.id, after)))
      .orderBy(asc(conferences.id))
      .limit(limit)

/** Registrations of cancelled conferences for which `isOpen` holds. */
const ordersOfCancelled =
  (isOpen: (db: Db) => SQL | undefined): ScheduledTransition['due'] =>
  (db, _at, after, limit) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
      .where(
        and(
          eq(conferences.publication, 'cancelled'),
          eq(orders.kind, 'conf'),
          gt(orders.id, after),
          isOpen(db),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(limit)

/** No refund of the order was requested, or it is done. */
const isUnsettled = (db: Db) =>
  notExists(
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), eq(refunds.cause, 'requested'), ne(refunds.state, 'done'))),
  )

const isUnused = (db: Db) =>
  and(
    notExists(
      db
        .select({ id: tickets.id })
        .from(tickets)
        .where(and(eq(tickets.orderId, orders.id), eq(tickets.state, 'valid.signed_in'))),
    ),
    notExists(
      db
        .select({ id: mealVouchers.id })
        .from(mealVouchers)
        .where(and(eq(mealVouchers.orderId, orders.id), eq(mealVouchers.state, 'used'))),
    ),
  )

/** Facts of the notice to a registrant. */
const noticeOf = async (tx: Tx, orderId: number) => {
  const [row] = await tx
    .select({ reason: conferencePublications.reason, engReason: conferencePublications.engReason })
    .from(orders)
    .innerJoin(conferencePublications, eq(conferencePublications.id, orders.conferenceId))
    .where(eq(orders.id, orderId))
  return { reason: row?.reason ?? '', eng_reason: row?.engReason ?? '' }
}

/** How long after its end, or its cancellation, a conference is archived. */
const archivedAfterMs = 90 * 86_400_000

/** Clock transitions of conferences (CONF-01), and of the registrations of cancelled ones. */
export const conferenceTransitions: readonly ScheduledTransition[] = [
  {
    entity: 'conference',
    event: 'conference.start',
    due: conferencesThat((at) =>
      and(
        eq(conferences.state, 'not_started'),
        eq(conferences.publication, 'published'),
        lte(conferences.startsAt, at),
      ),
    ),
    lock: byConference,
  },
  {
    entity: 'conference',
    event: 'conference.end',
    due: conferencesThat((at) =>
      and(inArray(conferences.state, ['ongoing', 'paused']), lte(conferences.endsAt, at)),
    ),
    lock: byConference,
  },
  {
    entity: 'certificate',
    event: 'certificate.open',
    due: (db, at, after, limit) =>
      db
        .select({ id: certificates.id })
        .from(certificates)
        .innerJoin(conferences, eq(conferences.id, certificates.conferenceId))
        .where(and(eq(certificates.state, 'earned'), gt(certificates.id, after), certificatesOpenBy(at)))
        .orderBy(asc(certificates.id))
        .limit(limit),
    lock: (tx, id) => lockRow(tx, certificates, id),
  },
  {
    entity: 'conferencePublication',
    event: 'publication.archive',
    due: conferencesThat((at) => {
      const before = new Date(at.getTime() - archivedAfterMs)
      return or(
        and(
          eq(conferences.publication, 'published'),
          eq(conferences.state, 'ended'),
          lte(conferences.endsAt, before),
        ),
        and(eq(conferences.publication, 'cancelled'), lte(conferencePublications.movedAt, before)),
      )
    }),
    lock: byConference,
  },
  {
    entity: 'order',
    event: 'order.close',
    // A free order needs no refund: it closes, too. If the attendee came in or has eaten, people decide.
    due: ordersOfCancelled((db) =>
      or(
        eq(orders.state, 'to_be_paid'),
        and(eq(orders.state, 'paid'), eq(orders.amount, 0), isUnsettled(db), isUnused(db)),
      ),
    ),
    lock: byOrder,
    fire: async (scope, id) => {
      const notice = await noticeOf(scope.tx, id)
      await scope.fire(system(), { entity: 'order', id, event: { type: 'order.close', ...notice } })
    },
  },
  {
    entity: 'refund',
    event: 'refund.request',
    // By the order: its refund is opened here.
    due: ordersOfCancelled((db) =>
      and(eq(orders.state, 'paid'), gt(orders.amount, 0), isUnsettled(db), isUnused(db)),
    ),
    lock: byOrder,
    fire: async (scope, id) => {
      const [order] = await scope.tx.select().from(orders).where(eq(orders.id, id))
      if (order?.state !== 'paid') return
      const refund = await openRefund({ tx: scope.tx, at: scope.now() }, order)
      const { reason } = await noticeOf(scope.tx, id)
      await scope.fire(system(), {
        entity: 'refund',
        id: refund,
        event: { type: 'refund.request', reason },
      })
    },
  },
]
