import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'

import type { DeletionBlock, DeletionNote } from '../../../src/contract/accountDeletion.ts'
import { users } from '../../db/schema/accounts.ts'
import { tickets } from '../../db/schema/admission.ts'
import { pointAccounts } from '../../db/schema/benefits.ts'
import { conferences, lives } from '../../db/schema/catalogue.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { papers, reviews } from '../../db/schema/papers.ts'
import { coupons, hotelBookings, orders } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { openRefunds } from '../openRefunds.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

/** Names listed of each kind; of the others only the number. */
const mostNames = 3

/** Business that other people or the member’s money depend on: nothing is deleted while it is open (ACC-03). */
export const openMatters = async (
  tx: Tx,
  userId: number,
  language: MessageLanguage = 'zh',
): Promise<DeletionBlock[]> => {
  const orderNumbers = async (condition: SQL | undefined) => {
    const rows = await tx
      .select({ no: orders.no })
      .from(orders)
      .where(and(eq(orders.userId, userId), condition))
      .orderBy(asc(orders.id))
    return rows.map(({ no }) => no)
  }
  const found = {
    lastAdministrator: (await isLastAdministrator(tx, userId)) ? [''] : [],
    conferencesAhead: (await conferencesAhead(tx, userId)).map(({ title, engTitle }) =>
      inLanguage(language, title, engTitle),
    ),
    ordersOpen: await orderNumbers(eq(orders.state, 'to_be_paid')),
    refundsOpen: await orderNumbers(exists(openRefunds(tx))),
    hosting: (await hosted(tx, userId)).map(({ title, engTitle }) => inLanguage(language, title, engTitle)),
  } satisfies Record<DeletionBlock['kind'], string[]>
  return (Object.keys(found) as Array<keyof typeof found>)
    .filter((kind) => found[kind].length > 0)
    .map((kind) => ({
      kind,
      count: found[kind].length,
      names: found[kind].filter((name) => name !== '').slice(0, mostNames),
    }))
}

/** Belongings that are lost with the account, and do not block the deletion. */
export const lostMatters = async (tx: Tx, userId: number, at: Date): Promise<DeletionNote[]> => {
  const numberOf = async (query: PromiseLike<Array<{ total: number }>>) => (await query)[0]?.total ?? 0
  const found = {
    tickets: await numberOf(
      tx
        .select({ total: count() })
        .from(tickets)
        .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
        .where(
          and(eq(tickets.userId, userId), eq(tickets.state, 'valid.not_signed'), gt(conferences.endsAt, at)),
        ),
    ),
    hotels: await numberOf(
      tx
        .select({ total: count() })
        .from(hotelBookings)
        .where(
          and(
            eq(hotelBookings.userId, userId),
            isNull(hotelBookings.cancelledAt),
            sql`${hotelBookings.checkIn} >= ${at.toISOString().slice(0, 10)}`,
          ),
        ),
    ),
    papers: await numberOf(
      tx
        .select({ total: count() })
        .from(papers)
        .where(
          and(
            eq(papers.userId, userId),
            or(...['active', 'awaiting_revision'].map((place) => sql`${papers.state} like ${`%.${place}`}`)),
          ),
        ),
    ),
    reviews: await numberOf(
      tx
        .select({ total: count() })
        .from(reviews)
        .where(
          and(
            eq(reviews.userId, userId),
            inArray(reviews.state, ['pending.waiting', 'accepted.reading', 'accepted.drafting']),
          ),
        ),
    ),
    coupons: await numberOf(
      tx
        .select({ total: count() })
        .from(coupons)
        .where(
          and(
            eq(coupons.userId, userId),
            gt(coupons.expiresAt, at),
            isNull(coupons.revokedAt),
            notExists(
              tx
                .select({ id: orders.id })
                .from(orders)
                .where(and(eq(orders.couponId, coupons.id), ne(orders.state, 'closed'))),
            ),
          ),
        ),
    ),
    points: await numberOf(
      tx.select({ total: pointAccounts.balance }).from(pointAccounts).where(eq(pointAccounts.userId, userId)),
    ),
  } satisfies Record<DeletionNote['kind'], number>
  return (Object.keys(found) as Array<keyof typeof found>)
    .filter((kind) => found[kind] > 0)
    .map((kind) => ({ kind, count: found[kind] }))
}

const isLastAdministrator = async (tx: Tx, userId: number): Promise<boolean> => {
  const rows = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), or(eq(users.id, userId), isNull(users.lockedAt))))
  return rows.length > 0 && rows.every((row) => row.userId === userId)
}

/** Published, not over, and without another organizer who can sign in. */
const conferencesAhead = (tx: Tx, userId: number) => {
  const organizers = (condition: SQL) =>
    tx
      .select({ id: userRoles.id })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(
        and(
          eq(userRoles.conferenceId, conferences.id),
          eq(userRoles.role, 'organizer'),
          isNull(users.lockedAt),
          condition,
        ),
      )
  return tx
    .select({ title: conferences.title, engTitle: conferences.engTitle })
    .from(conferences)
    .where(
      and(
        eq(conferences.publication, 'published'),
        ne(conferences.state, 'ended'),
        or(eq(conferences.organizerId, userId), exists(organizers(eq(userRoles.userId, userId)))),
        notExists(organizers(ne(userRoles.userId, userId))),
      ),
    )
    .orderBy(asc(conferences.startsAt), asc(conferences.id))
}

const hosted = (tx: Tx, userId: number) =>
  tx
    .select({ title: lives.title, engTitle: lives.engTitle })
    .from(lives)
    .where(and(eq(lives.anchorId, userId), inArray(lives.status, ['ongoing', 'paused'])))
    .orderBy(asc(lives.id))
