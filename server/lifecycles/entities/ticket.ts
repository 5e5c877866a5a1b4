import { eq } from 'drizzle-orm'

import type { TicketFacts } from '../../../src/contract/facts.ts'
import { certificates, tickets } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/registration.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { endOf } from '../conferenceEnd.ts'
import { isWithinDays } from '../days.ts'
import { reportSeconds, timeOfScan } from '../scanTime.ts'
import { earnCertificate } from '../earnCertificate.ts'
import type { EntityAdapter } from '../types.ts'
import { lockWithOrder } from './withOrder.ts'

/** How long a sign-in can be undone. */
const undoSeconds = 10 * 60

export const ticketAdapter: EntityAdapter<TicketFacts> = {
  table: tickets,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: tickets.userId, conferenceId: tickets.conferenceId })
      .from(tickets)
      .where(eq(tickets.id, id))
    return row ?? null
  },

  lock: (tx, id) => lockWithOrder(tx, tickets, id),

  load: async ({ tx, at }, id, _actor, event) => {
    const [found] = await tx
      .select({ row: tickets, conference: conferences })
      .from(tickets)
      .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
      .where(eq(tickets.id, id))
    if (found === undefined) return null
    const { row, conference } = found
    const scanned = timeOfScan(event, at)
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: row.conferenceId,
      facts: {
        isOpenToday: isWithinDays(scanned, conference),
        isPaused: conference.state === 'paused' && conference.movedAt <= scanned,
        isEnded: conference.state === 'ended' && conference.movedAt <= scanned,
        // Staff of another conference has no part in this one and is refused before.
        isRightGate: true,
        signedAt: row.signedAt?.toISOString() ?? null,
        gate: row.gate,
        canUndo: row.signedAt !== null && at.getTime() <= row.signedAt.getTime() + undoSeconds * 1000,
        isOver: endOf(conference).getTime() + reportSeconds * 1000 <= at.getTime(),
      },
    }
  },

  /**
   * Only a scan that a gate reports afterwards can be the earlier one. A scan made now comes after every recorded
   * one, although the clock of another server may have been ahead of ours when that was recorded.
   */
  complete: (event, { signedAt }, at) => {
    if (event.type !== 'ticket.scan') return event
    const scanned = timeOfScan(event, at)
    const isNow = scanned >= at
    return {
      ...event,
      at: isNow && signedAt !== null && signedAt > at.toISOString() ? signedAt : scanned.toISOString(),
    }
  },

  columns: ({ signedAt, gate }, { type }, at) => ({
    ...(type === 'ticket.scan' ? { signedAt: signedAt === null ? at : new Date(signedAt), gate } : {}),
    ...(type === 'ticket.undo' ? { signedAt: null, gate: null, signedBy: null } : {}),
  }),

  /** Everybody who was there has earned the certificate of attendance. */
  after: async ({ tx, fire }, { before, event, actor }) => {
    if (event.type !== 'ticket.scan') return
    const [ticket] = await tx
      .update(tickets)
      .set({ signedBy: actor.userId })
      .where(eq(tickets.id, before.id))
      .returning()
    if (ticket === undefined) return
    const waiting = await tx.select().from(certificates).where(eq(certificates.userId, ticket.userId))
    const mine = waiting.find(
      ({ conferenceId, kind, state }) =>
        conferenceId === ticket.conferenceId && kind === 'attendance' && state === 'not_eligible',
    )
    if (mine !== undefined) await earnCertificate({ fire }, mine)
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ ticket: tickets, order: orders, conference: conferences })
      .from(tickets)
      .innerJoin(orders, eq(orders.id, tickets.orderId))
      .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
      .where(eq(tickets.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: row.order.attendee.name,
      subtitle: inLanguage(language, row.conference.title, row.conference.engTitle),
      related: [{ entity: 'order', id: row.order.id, title: row.order.no, state: row.order.state }],
    }
  },
}
