import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'

import { takeHit } from '../accounts/limits.ts'
import { digest, keyedDigest, randomToken } from '../accounts/secrets.ts'
import { certificates, meals, mealVouchers, tickets } from '../db/schema/admission.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { orders, ticketTypes } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'
import { certificatesOf } from '../lifecycles/certificatesOf.ts'
import { Refused } from '../shared/refused.ts'
import { shareEnd } from '../lifecycles/entities/mealVoucher.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** Tickets, meal vouchers and certificates of the account (TKT-01, TKT-02). */
export const admissionHandlers = ({ db, config, engine, now }: Deps) =>
  ({
    listTickets: async ({ page, page_size }, { exchange, member }) => {
      const isOver = sql`${conferences.endsAt} < ${new Date(now()).toISOString()}::timestamptz`
      const rows = await db
        .select({ ticket: tickets, order: orders, type: ticketTypes, conference: conferences })
        .from(tickets)
        .innerJoin(orders, eq(orders.id, tickets.orderId))
        .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
        .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
        .where(eq(tickets.userId, member.userId))
        .orderBy(
          // Coming conferences first, soonest first; then past ones, latest first.
          asc(isOver),
          asc(sql`case when ${isOver} then null else ${conferences.startsAt} end`),
          desc(conferences.startsAt),
          desc(tickets.id),
        )
        .limit(page_size)
        .offset((page - 1) * page_size)
      const [sum] = await db.select({ total: count() }).from(tickets).where(eq(tickets.userId, member.userId))
      return {
        list: rows.map(({ ticket, order, type, conference }) => ({
          id: ticket.id,
          code: ticket.code,
          conference_id: conference.id,
          conference: pick(exchange, conference.title, conference.engTitle),
          item: pick(exchange, type?.name ?? '', type?.engName ?? ''),
          name: order.attendee.name,
          place: pick(exchange, conference.place, conference.engPlace),
          venue: pick(exchange, conference.venue, conference.engVenue),
          starts_at: conference.startsAt.toISOString(),
          ends_at: conference.endsAt.toISOString(),
          time_zone: conference.timeZone,
          state: ticket.state,
          version: ticket.version,
          signed_at: ticket.signedAt?.toISOString() ?? null,
          gate: ticket.gate,
        })),
        total: sum?.total ?? 0,
        page,
        page_size,
      }
    },

    listMeals: async ({ page, page_size }, { exchange, member }) => {
      const rows = await db
        .select({ voucher: mealVouchers, meal: meals, conference: conferences })
        .from(mealVouchers)
        .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
        .innerJoin(conferences, eq(conferences.id, meals.conferenceId))
        .where(eq(mealVouchers.userId, member.userId))
        .orderBy(asc(meals.startsAt), asc(mealVouchers.id))
        .limit(page_size)
        .offset((page - 1) * page_size)
      const [sum] = await db
        .select({ total: count() })
        .from(mealVouchers)
        .where(eq(mealVouchers.userId, member.userId))
      return {
        list: rows.map(({ voucher, meal, conference }) => ({
          id: voucher.id,
          code: voucher.code,
          conference: pick(exchange, conference.title, conference.engTitle),
          meal: pick(exchange, meal.name, meal.engName),
          starts_at: meal.startsAt.toISOString(),
          ends_at: meal.endsAt.toISOString(),
          time_zone: conference.timeZone,
          // It stays as it is until the last gate has reported its scans, but this meal is over.
          state: isOver(voucher, meal, new Date(now())) ? 'expired' : voucher.state,
          version: voucher.version,
          used_at: voucher.usedAt?.toISOString() ?? null,
          share_expires_at:
            voucher.state === 'shared' ? (voucher.shareExpiresAt?.toISOString() ?? null) : null,
        })),
        total: sum?.total ?? 0,
        page,
        page_size,
      }
    },

    shareMeal: async ({ meal_id, key }, call) => {
      if (!isRowId(meal_id)) throw new Refused('notFound')
      const { userId } = call.member
      // Only the digest is kept, because a reader of the database cannot eat for it; so an answer that was lost can be
      // given again only if the key leads to the same code.
      const share_code = key
        ? keyedDigest(config.key, 'mealShare', String(userId), String(meal_id), key).slice(0, 22)
        : randomToken(16)
      return engine.run(async (scope) => {
        const event = { type: 'meal.share', shareHash: digest(share_code) }
        const wish = { entity: 'mealVoucher', id: meal_id, event, ...(key ? { key } : {}) } as const
        const moved = await scope.fire(actorOf(call), wish)
        const at = moved.isRepeated && key ? await firstTime(scope.tx, userId, key) : moved.at
        return { share_code, expires_at: (await shareEnd(scope.tx, meal_id, at)).toISOString() }
      })
    },

    claimMeal: async ({ share_code }, call) => {
      const actor = { ...actorOf(call), roles: ['receiver' as const] }
      return engine.run(async (scope) => {
        const [row] = await scope.tx
          .select({ id: mealVouchers.id })
          .from(mealVouchers)
          .where(eq(mealVouchers.shareHash, digest(share_code)))
        // Taken by another user, taken back or never given: the same refusal.
        if (row === undefined) throw new Refused('shareExpired', { field: 'share_code' })
        await scope.fire(actor, {
          entity: 'mealVoucher',
          id: row.id,
          event: { type: 'meal.claim', by: call.member.userId },
        })
        return { meal_id: row.id }
      })
    },

    listCertificates: async ({ page, page_size }, { exchange, member }) => {
      const rows = await db
        .select({ certificate: certificates, conference: conferences })
        .from(certificates)
        .innerJoin(conferences, eq(conferences.id, certificates.conferenceId))
        .where(eq(certificates.userId, member.userId))
        .orderBy(desc(certificates.id))
        .limit(page_size)
        .offset((page - 1) * page_size)
      const [sum] = await db
        .select({ total: count() })
        .from(certificates)
        .where(eq(certificates.userId, member.userId))
      return {
        list: rows.map(({ certificate, conference }) => ({
          id: certificate.id,
          kind: certificate.kind,
          conference: pick(exchange, conference.title, conference.engTitle),
          name: certificate.name,
          state: certificate.state,
          version: certificate.version,
          issued_at: certificate.issuedAt?.toISOString() ?? null,
          opens_at:
            certificate.state === 'earned'
              ? (certificatesOf(certificate.kind, conference)?.toISOString() ?? null)
              : null,
          time_zone: conference.timeZone,
          // The code of a certificate that is not issued yet would be reported as unknown.
          verify_url: certificate.issuedAt === null ? '' : `/verify/${certificate.code}`,
          pdf_url: certificate.state === 'issued' ? `/files/certificate/${certificate.id}.pdf` : '',
        })),
        total: sum?.total ?? 0,
        page,
        page_size,
      }
    },

    verifyCertificate: async ({ code }, { exchange }) => {
      const wait = await takeHit(
        db,
        { key: `verify-ip:${exchange.addressGroup}`, hits: verificationsPerMinute, seconds: 60 },
        now(),
      )
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const [row] = await db
        .select({ certificate: certificates, conference: conferences })
        .from(certificates)
        .innerJoin(conferences, eq(conferences.id, certificates.conferenceId))
        .where(and(eq(certificates.code, code), inArray(certificates.state, ['issued', 'revoked'])))
      if (row === undefined || row.certificate.issuedAt === null) return { result: 'unknown' as const }
      const { kind, name, state, issuedAt, movedAt } = row.certificate
      return {
        result: state === 'issued' ? ('valid' as const) : ('revoked' as const),
        kind,
        name,
        conference: pick(exchange, row.conference.title, row.conference.engTitle),
        issued_at: issuedAt.toISOString(),
        revoked_at: state === 'revoked' ? movedAt.toISOString() : null,
      }
    },
  }) satisfies Partial<HandlerTable>

/** No one has used it, and no one can. */
const isOver = (
  { state }: typeof mealVouchers.$inferSelect,
  { endsAt }: typeof meals.$inferSelect,
  at: Date,
): boolean => (state === 'available' || state === 'shared') && endsAt < at

/** When the key moved something. */
const firstTime = async (tx: Tx, userId: number, key: string): Promise<Date> => {
  const [row] = await tx
    .select({ at: lifecycleEvents.at })
    .from(lifecycleEvents)
    .where(and(eq(lifecycleEvents.actorId, userId), eq(lifecycleEvents.key, key)))
  if (row === undefined) throw new Error('a repeated key has no history')
  return row.at
}

/** Enough for a human-resources office, too few to look for codes. */
export const verificationsPerMinute = 60
