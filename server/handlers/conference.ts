import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'

import { endOf } from '../lifecycles/conferenceEnd.ts'
import { roughly } from '../../src/contract/conference.ts'
import { isPicture } from '../../src/contract/conferenceBasics.ts'
import { tierAt } from '../../src/contract/ticketPrice.ts'
import { hotelRooms } from '../db/schema/butler.ts'
import { conferences, news, subjects, videos } from '../db/schema/catalogue.ts'
import { conferencePublications } from '../db/schema/conferencePublications.ts'
import { collections } from '../db/schema/members.ts'
import { publications } from '../db/schema/publications.ts'
import { orders, priceTiers, ticketTypes, waitlistEntries } from '../db/schema/registration.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { cardOfReleased, releasedTexts } from '../lifecycles/content/releasedTexts.ts'
import { graceOf } from '../lifecycles/papers/settings.ts'
import { shownHosts } from '../lifecycles/hosts/readHosts.ts'
import { mapLinks } from '../shared/mapLinks.ts'
import { placesShown } from '../orders/availability.ts'
import { inOrder } from '../db/tierOrder.ts'
import { isFreeFor, type Tier } from '../orders/prices.ts'
import { roomCard } from '../orders/hotels/roomCard.ts'
import { staysIn } from '../orders/hotels/stays.ts'
import { groupCard } from '../orders/groups.ts'
import { proofOf } from '../orders/studentProofs.ts'
import { waitlistCard } from '../orders/waitlist.ts'
import { cleanHtml } from './cleanHtml.ts'
import { isPublic } from '../db/isPublic.ts'
import { isShown } from '../db/isPublicLive.ts'
import { hasCollected } from './hasCollected.ts'
import { organizerName } from '../lifecycles/organizerOf.ts'
import { isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** One conference as the visitor may see it, and the collection. */
export const conferenceHandlers = ({ db, payments: { paymentMethods }, now }: Deps) => {
  const feesOf = async (conferenceId: number, userId: number | null, exchange: Exchange) => {
    const at = new Date(now())
    const types = await db
      .select()
      .from(ticketTypes)
      .where(and(eq(ticketTypes.conferenceId, conferenceId), isNull(ticketTypes.retiredAt)))
      .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
    if (types.length === 0) return []
    const ids = types.map(({ id }) => id)
    const tiers = await db
      .select()
      .from(priceTiers)
      .where(inArray(priceTiers.ticketTypeId, ids))
      .orderBy(inOrder, asc(priceTiers.id))
    const left = await placesShown(db, conferenceId, { at, userId: userId ?? 0 })
    const waiting =
      userId === null
        ? []
        : await db
            .select()
            .from(waitlistEntries)
            .where(
              and(
                eq(waitlistEntries.userId, userId),
                inArray(waitlistEntries.ticketTypeId, ids),
                inArray(waitlistEntries.state, ['waiting', 'offered']),
              ),
            )
    const tierCard = (tier: Tier) => ({
      name: pick(exchange, tier.name, tier.engName),
      until: tier.until?.toISOString() ?? null,
      amount: tier.amount,
    })
    return types.map((type) => {
      const own = tiers.filter(({ ticketTypeId }) => ticketTypeId === type.id)
      const current = tierAt(own, at.getTime())
      const entry = waiting.find(({ ticketTypeId }) => ticketTypeId === type.id)
      const places = left.get(type.id)
      return {
        id: type.id,
        name: pick(exchange, type.name, type.engName),
        audience: type.audience,
        tiers: own.map(tierCard),
        current: current === null ? null : tierCard(current),
        left: places === undefined ? null : roughly(places),
        waiting: entry === undefined ? null : waitlistCard(entry),
      }
    })
  }

  const roomsOf = async (conference: typeof conferences.$inferSelect, { language }: Exchange) => {
    const at = new Date(now())
    if (!hasRooms(conference, at)) return []
    const rows = await db
      .select()
      .from(hotelRooms)
      .where(and(eq(hotelRooms.conferenceId, conference.id), isNull(hotelRooms.retiredAt)))
      .orderBy(asc(hotelRooms.id))
    const stays = await staysIn(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((room) => roomCard(room, { conference, stays: stays.get(room.id) ?? [], at, language }))
  }

  const hasProceedings = async (conferenceId: number): Promise<boolean> => {
    const published = await db
      .select({ id: publications.paperId })
      .from(publications)
      .where(eq(publications.conferenceId, conferenceId))
      .limit(1)
    return published.length > 0
  }

  /** Data that concern the visitor only. */
  const statusOf = async (conferenceId: number, userId: number | null) => {
    if (userId === null)
      return { collected: false, order_id: null, free_as_author: false, student_proof: null, group: null }
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          eq(orders.kind, 'conf'),
          eq(orders.conferenceId, conferenceId),
          ne(orders.state, 'closed'),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(1)
    return {
      collected: await hasCollected(db, userId, 'conf', conferenceId),
      order_id: order?.id ?? null,
      free_as_author: await isFreeFor(db, userId, conferenceId),
      student_proof: await proofOf(db, { userId, conferenceId }),
      group: await groupCard(db, { userId, conferenceId }),
    }
  }

  return {
    getConference: async ({ id }, { exchange, identify }) => {
      if (!isRowId(id)) throw new Refused('notFound', { field: 'id' })
      const [row] = await db
        .select({
          conference: conferences,
          subject: subjects,
          organizer: organizerName,
          notice: conferencePublications.reason,
          engNotice: conferencePublications.engReason,
          graceMinutes: graceOf,
        })
        .from(conferences)
        .innerJoin(subjects, eq(subjects.id, conferences.subjectId))
        .innerJoin(conferencePublications, eq(conferencePublications.id, conferences.id))
        .where(and(eq(conferences.id, id), isPublic))
      if (row === undefined) throw new Refused('notFound', { field: 'id' })
      const identity = await identify()
      const userId = identity.kind === 'member' ? identity.member.userId : null
      const { conference, subject, organizer, notice, engNotice, graceMinutes } = row
      return {
        ...conferenceCardOf(conference, subject, { exchange, graceMinutes }),
        summary: pick(exchange, conference.summary, conference.engSummary),
        content: cleanHtml(pick(exchange, conference.content, conference.engContent)),
        venue: pick(exchange, conference.venue, conference.engVenue),
        maps: mapLinks(conference, exchange.language),
        time_zone: conference.timeZone,
        organizer: organizer ?? '',
        registration_opens_at: conference.registrationOpensAt?.toISOString() ?? null,
        registration_closes_at: conference.registrationClosesAt?.toISOString() ?? null,
        refund_until: conference.refundUntil?.toISOString() ?? null,
        ticket_types: await feesOf(id, userId, exchange),
        ways_to_pay: [...paymentMethods.methods],
        has_proceedings: await hasProceedings(id),
        texts: (await releasedTexts(db, id)).map((text) => cardOfReleased(text, exchange)),
        rooms: await roomsOf(conference, exchange),
        ...(await shownHosts(db, id, exchange.language)),
        rescheduled_from: conference.rescheduledFrom?.toISOString() ?? null,
        ended_at: endOf(conference).toISOString(),
        cancelled: conference.isCancelled ? pick(exchange, notice ?? '', engNotice ?? '') : null,
        ...(await statusOf(id, userId)),
      }
    },

    collect: async ({ kind, id, collected }, { member }) => {
      const table = collectable[kind]
      const found = isRowId(id)
        ? await db
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.id, id), kind === 'conf' ? isPublic : kind === 'video' ? isShown : undefined))
        : []
      if (found.length === 0) throw new Refused('notFound', { field: 'id' })
      const { userId } = member
      if (collected === 1) {
        await db
          .insert(collections)
          .values({ userId, kind, targetId: id, createdAt: new Date(now()) })
          .onConflictDoNothing()
      } else {
        await db
          .delete(collections)
          .where(
            and(eq(collections.userId, userId), eq(collections.kind, kind), eq(collections.targetId, id)),
          )
      }
      return { collected: collected === 1 }
    },
  } satisfies Partial<HandlerTable>
}

/** Visitors need rooms until the conference is over, and none if it is cancelled. */
const hasRooms = ({ publication, state, endsAt }: typeof conferences.$inferSelect, at: Date): boolean =>
  publication === 'published' && state !== 'ended' && endsAt > at

const collectable = { conf: conferences, news, video: videos } as const

/** A conference as lists show it. */
export const conferenceCardOf = (
  conference: typeof conferences.$inferSelect,
  subject: typeof subjects.$inferSelect,
  { exchange, graceMinutes }: { exchange: Exchange; graceMinutes: number },
) => ({
  id: conference.id,
  title: pick(exchange, conference.title, conference.engTitle),
  subject: pick(exchange, subject.name, subject.engName),
  place: pick(exchange, conference.place, conference.engPlace),
  starts_at: conference.startsAt.toISOString(),
  ends_at: conference.endsAt.toISOString(),
  submission_deadline: conference.submissionDeadline?.toISOString() ?? null,
  submission_grace: graceMinutes,
  time_zone: conference.timeZone,
  status: conference.state,
  cover: conference.cover,
  cover_alt: isPicture(conference.cover) ? pick(exchange, conference.coverAlt, conference.engCoverAlt) : '',
})
