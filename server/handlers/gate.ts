import { and, asc, desc, eq, gte, inArray, like } from 'drizzle-orm'

import { digest } from '../accounts/secrets.ts'
import { users } from '../db/schema/accounts.ts'
import { scans, tickets } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { orders, ticketTypes } from '../db/schema/registration.ts'
import { bearersOf } from '../lifecycles/bearers.ts'
import { takeScan } from '../gate/takeScan.ts'
import { Refused } from '../shared/refused.ts'
import { rolesOf } from '../lifecycles/rolesOf.ts'
import type { Actor } from '../lifecycles/types.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** Days after the end in which a gate that was offline may still tell of its scans, and be looked at. */
const keptDays = 3

/** The gates of a conference, for its organizer and its staff (TKT-01). */
export const gateHandlers = ({ db, engine, now }: Deps) => {
  const atGate = async (actor: Actor, conferenceId: number) => {
    if (!isRowId(conferenceId)) throw new Refused('notFound')
    const [conference] = await db.select().from(conferences).where(eq(conferences.id, conferenceId))
    const roles = await rolesOf(db, actor, { ownerId: 0, conferenceId })
    if (
      conference?.publication !== 'published' ||
      !roles.some((role) => role === 'organizer' || role === 'staff')
    ) {
      throw new Refused('notFound')
    }
    return conference
  }

  return {
    scanTicket: async (scan, call) => {
      const actor = actorOf(call)
      await atGate(actor, scan.conference_id)
      return engine.run((scope) =>
        takeScan(
          scope,
          { ...actor, userId: call.member.userId },
          {
            conferenceId: scan.conference_id,
            code: scan.code,
            gate: scan.gate,
            nonce: scan.nonce,
            scannedAt: scan.scanned_at === undefined ? null : new Date(scan.scanned_at),
          },
          call.exchange.language,
        ),
      )
    },

    listGateConferences: async (_input, call) => {
      const { exchange } = call
      const grants = await db
        .select({ conferenceId: userRoles.conferenceId })
        .from(userRoles)
        .where(and(eq(userRoles.userId, call.member.userId), inArray(userRoles.role, ['organizer', 'staff'])))
      const ids = grants.flatMap(({ conferenceId }) => (conferenceId === null ? [] : [conferenceId]))
      const isEverywhere = ids.length < grants.length
      if (grants.length === 0) return { list: [] }
      const rows = await db
        .select()
        .from(conferences)
        .where(
          and(
            eq(conferences.publication, 'published'),
            gte(conferences.endsAt, new Date(now() - keptDays * 86_400_000)),
            isEverywhere ? undefined : inArray(conferences.id, ids),
          ),
        )
        .orderBy(asc(conferences.startsAt), asc(conferences.id))
        .limit(200)
      return {
        list: rows.map((row) => ({
          id: row.id,
          title: pick(exchange, row.title, row.engTitle),
          starts_at: row.startsAt.toISOString(),
          ends_at: row.endsAt.toISOString(),
          place: pick(exchange, row.place, row.engPlace),
        })),
      }
    },

    listGate: async ({ conference_id }, call) => {
      const conference = await atGate(actorOf(call), conference_id)
      const { exchange } = call
      const rows = await db
        .select({ ticket: tickets, order: orders, type: ticketTypes })
        .from(tickets)
        .innerJoin(orders, eq(orders.id, tickets.orderId))
        .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
        .where(and(eq(tickets.conferenceId, conference_id), like(tickets.state, 'valid.%')))
        .orderBy(asc(tickets.id))
      const doubtful = await db
        .select({ scan: scans, by: users.nickname })
        .from(scans)
        .innerJoin(users, eq(users.id, scans.staffId))
        .where(and(eq(scans.conferenceId, conference_id), eq(scans.result, 'conflict')))
        .orderBy(desc(scans.id))
        .limit(100)
      const bearers = await bearersOf(
        db,
        conference_id,
        doubtful.map(({ scan }) => scan.code),
        exchange.language,
      )
      return {
        conference: pick(exchange, conference.title, conference.engTitle),
        now: new Date(now()).toISOString(),
        tickets: rows.map(({ ticket, order, type }) => ({
          code_hash: digest(ticket.code),
          name: order.attendee.name,
          item: pick(exchange, type?.name ?? '', type?.engName ?? ''),
          signed_at: ticket.signedAt?.toISOString() ?? null,
          gate: ticket.gate,
        })),
        conflicts: doubtful.map(({ scan, by }) => ({
          id: scan.id,
          name: bearers.get(scan.code)?.name ?? '',
          item: bearers.get(scan.code)?.item ?? '',
          gate: scan.gate,
          scanned_at: scan.scannedAt.toISOString(),
          scanned_by: by,
        })),
      }
    },
  } satisfies Partial<HandlerTable>
}
