import { and, asc, eq, exists, gt, inArray, lt, lte, notExists, sql } from 'drizzle-orm'

import { outageOf } from '../db/errors.ts'
import { meals, mealVouchers, tickets } from '../db/schema/admission.ts'
import { enquiries } from '../db/schema/butler.ts'
import { knocks } from '../db/schema/benefits.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { payments } from '../db/schema/payments.ts'
import { orders, ticketTypes, waitlistEntries } from '../db/schema/registration.ts'
import type { Db, Log } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'
import { wasOverBy } from '../lifecycles/conferenceEnd.ts'
import { offerNext } from '../lifecycles/offerNext.ts'
import { quietMs } from '../lifecycles/entities/enquiry.ts'
import { openRefunds } from '../lifecycles/openRefunds.ts'
import { graceSeconds } from '../lifecycles/entities/order.ts'
import type { Engine } from '../lifecycles/engine.ts'
import { reportSeconds } from '../lifecycles/scanTime.ts'
import { system } from '../lifecycles/system.ts'
import { accountTransitions } from './accountTransitions.ts'
import { campaignTransitions } from './campaignTransitions.ts'
import { conferenceTransitions } from './conferenceTransitions.ts'
import { lockOrder, lockRow } from './takeLock.ts'
import { liveStaffTransitions } from './liveStaffTransitions.ts'
import { teamTransitions } from './teamTransitions.ts'
import { paperTransitions } from './paperTransitions.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'
import { rowByRow, rowsAside } from '../jobs/rowByRow.ts'

/** How many rows moved, by event. */
export type Moves = Readonly<Record<string, number>>

export interface ScheduledTransitionDeps {
  readonly db: Db
  readonly engine: Engine
  readonly log: Log
  readonly now: () => number
  /** Rows read at a time. */
  readonly batch?: number
}

/**
 * Causes the transitions of time: conferences that begin and end, unpaid orders, offers that were not taken, meals and
 * tickets that are over, orders whose conference is over, late revisions and reviews. Each row moves in a transaction of its own, through its lifecycle, which has the last word;
 * a row that another transaction holds is left for the next round, so that several servers can run it at once.
 */
export const runScheduledTransitions = async (
  { db, engine, log, now, batch = 100 }: ScheduledTransitionDeps,
  only?: string,
): Promise<Moves> => {
  /** One row; false: another transaction held it, it moved already, or it must not move. */
  const move = async ({ entity, event, lock, fire }: ScheduledTransition, id: number): Promise<boolean> => {
    try {
      return await engine.run(async (scope) => {
        if (!(await lock(scope.tx, id))) return false
        await (fire?.(scope, id) ?? scope.fire(system(), { entity, id, event: { type: event } }))
        return true
      })
    } catch (error) {
      if (outageOf(error) !== null) throw error
      // Another server was faster, or it is not time yet by the rules of the lifecycle.
      if (error instanceof Refused) return false
      throw error
    }
  }

  const perform = async (transition: ScheduledTransition): Promise<number> => {
    const nameOf = ({ id }: { readonly id: number }) => `${transition.event} ${id}`
    let moved = 0
    let after = 0
    for (;;) {
      const due = await transition.due(db, new Date(now()), after, batch)
      await rowByRow(
        { db, log, now },
        {
          ...{ task: 'lifecycles', only, nameOf },
          rows: due.filter((row) => (only === undefined ? !aside.has(nameOf(row)) : nameOf(row) === only)),
          work: async ({ id }) => {
            if (await move(transition, id)) moved += 1
          },
        },
      )
      const last = due.at(-1)
      // Going on behind the last one: a row that cannot be moved does not hold up the others.
      if (last === undefined || due.length < batch) return moved
      after = last.id
    }
  }

  const aside = await rowsAside(db, 'lifecycles')
  const moved: Record<string, number> = {}
  for (const transition of scheduledTransitions)
    moved[transition.event] = (moved[transition.event] ?? 0) + (await perform(transition))
  return moved
}

/** Entitlements that ended by then are out of use: every gate has reported its scans. */
const reportedBy = (at: Date) => new Date(at.getTime() - reportSeconds * 1000)

/** How long after registration has opened free places are looked for; a server that was down for a day makes up for it. */
const openedLatelyMs = 2 * 86_400_000

const lockTypeOfEntry: ScheduledTransition['lock'] = (tx, id) => {
  const typeOf = tx
    .select({ id: waitlistEntries.ticketTypeId })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id))
  return lockRow(tx, ticketTypes, sql`${typeOf}`)
}

const scheduledTransitions: readonly ScheduledTransition[] = [
  ...conferenceTransitions,
  {
    entity: 'order',
    event: 'order.expire',
    due: (db, at, after, limit) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.state, 'to_be_paid'),
            lt(orders.dueAt, new Date(at.getTime() - graceSeconds * 1000)),
            gt(orders.id, after),
            notExists(
              db
                .select({ id: payments.id })
                .from(payments)
                .where(
                  and(eq(payments.orderId, orders.id), inArray(payments.state, ['waiting', 'reviewing'])),
                ),
            ),
          ),
        )
        .orderBy(asc(orders.id))
        .limit(limit),
    lock: (tx, id) => lockOrder(tx, eq(orders.id, id)),
  },
  {
    entity: 'waitlist',
    event: 'waitlist.expire',
    due: (db, at, after, limit) =>
      db
        .select({ id: waitlistEntries.id })
        .from(waitlistEntries)
        .where(
          and(
            eq(waitlistEntries.state, 'offered'),
            lte(waitlistEntries.offeredUntil, at),
            gt(waitlistEntries.id, after),
          ),
        )
        .orderBy(asc(waitlistEntries.id))
        .limit(limit),
    lock: lockTypeOfEntry,
  },
  {
    // A change of places or dates offers free places at once; the date of opening needs the clock.
    entity: 'waitlist',
    event: 'waitlist.offer',
    due: (db, at, after, limit) =>
      db
        .select({ id: sql<number>`min(${waitlistEntries.id})::int` })
        .from(waitlistEntries)
        .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
        .innerJoin(conferences, eq(conferences.id, ticketTypes.conferenceId))
        .where(
          and(
            eq(waitlistEntries.state, 'waiting'),
            lte(conferences.registrationOpensAt, at),
            gt(conferences.registrationOpensAt, new Date(at.getTime() - openedLatelyMs)),
          ),
        )
        .groupBy(waitlistEntries.ticketTypeId)
        .having(({ id }) => gt(id, after))
        .orderBy(({ id }) => asc(id))
        .limit(limit),
    lock: lockTypeOfEntry,
    fire: async (scope, id) => {
      const [entry] = await scope.tx
        .select({ ticketTypeId: waitlistEntries.ticketTypeId })
        .from(waitlistEntries)
        .where(eq(waitlistEntries.id, id))
      if (entry !== undefined) await offerNext(scope, entry.ticketTypeId)
    },
  },
  {
    entity: 'mealVoucher',
    event: 'meal.expire',
    due: (db, at, after, limit) =>
      db
        .select({ id: mealVouchers.id })
        .from(mealVouchers)
        .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
        .where(
          and(
            inArray(mealVouchers.state, ['available', 'shared']),
            lt(meals.endsAt, reportedBy(at)),
            gt(mealVouchers.id, after),
          ),
        )
        .orderBy(asc(mealVouchers.id))
        .limit(limit),
    lock: (tx, id) =>
      lockOrder(
        tx,
        exists(
          tx
            .select({ id: mealVouchers.id })
            .from(mealVouchers)
            .where(and(eq(mealVouchers.id, id), eq(mealVouchers.orderId, orders.id))),
        ),
      ),
  },
  {
    entity: 'ticket',
    event: 'ticket.expire',
    due: (db, at, after, limit) =>
      db
        .select({ id: tickets.id })
        .from(tickets)
        .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
        .where(and(eq(tickets.state, 'valid.not_signed'), wasOverBy(reportedBy(at)), gt(tickets.id, after)))
        .orderBy(asc(tickets.id))
        .limit(limit),
    lock: (tx, id) =>
      lockOrder(
        tx,
        exists(
          tx
            .select({ id: tickets.id })
            .from(tickets)
            .where(and(eq(tickets.id, id), eq(tickets.orderId, orders.id))),
        ),
      ),
  },
  {
    entity: 'order',
    event: 'order.complete',
    due: (db, at, after, limit) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
        .where(and(eq(orders.state, 'paid'), wasOverBy(at), gt(orders.id, after), notExists(openRefunds(db))))
        .orderBy(asc(orders.id))
        .limit(limit),
    lock: (tx, id) => lockOrder(tx, eq(orders.id, id)),
  },
  {
    entity: 'enquiry',
    event: 'enquiry.lapse',
    due: (db, at, after, limit) =>
      db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(
          and(
            eq(enquiries.state, 'answered'),
            lte(enquiries.movedAt, new Date(at.getTime() - quietMs)),
            gt(enquiries.id, after),
          ),
        )
        .orderBy(asc(enquiries.id))
        .limit(limit),
    lock: (tx, id) => lockRow(tx, enquiries, id),
  },
  {
    entity: 'knock',
    event: 'knock.end',
    due: (db, at, after, limit) =>
      db
        .select({ id: knocks.id })
        .from(knocks)
        .where(and(eq(knocks.state, 'open'), lte(knocks.endsAt, at), gt(knocks.id, after)))
        .orderBy(asc(knocks.id))
        .limit(limit),
    lock: (tx, id) =>
      lockOrder(
        tx,
        exists(
          tx
            .select({ id: knocks.id })
            .from(knocks)
            .where(and(eq(knocks.id, id), eq(knocks.orderId, orders.id))),
        ),
      ),
  },
  ...accountTransitions,
  ...teamTransitions,
  ...liveStaffTransitions,
  ...campaignTransitions,
  ...paperTransitions,
]
