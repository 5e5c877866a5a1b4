import { and, asc, count, desc, eq, isNotNull, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { answerTexts } from '../../src/contract/formFields.ts'
import { tierAt } from '../../src/contract/ticketPrice.ts'
import { accountIn } from '../../src/contract/transferAccount.ts'
import { hotelRooms } from '../db/schema/butler.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { payments } from '../db/schema/payments.ts'
import {
  coupons,
  hotelBookings,
  orders,
  registrationDrafts,
  ticketTypes,
  waitlistEntries,
} from '../db/schema/registration.ts'
import { couponBatches, couponCodes } from '../db/schema/couponBatches.ts'
import { sqlState } from '../db/errors.ts'
import { takeHit } from '../accounts/limits.ts'
import { Refused } from '../shared/refused.ts'
import { lockPlaces, placesLeft } from '../lifecycles/places.ts'
import type { Actor } from '../lifecycles/types.ts'
import { askRefund } from '../orders/askRefund.ts'
import { registrationDefaults } from '../orders/registrationDefaults.ts'
import { orderCardOf, orderRows } from '../orders/orderCards.ts'
import { lockAccount, place, refuseSecond } from '../orders/place.ts'
import { putCoupon } from '../orders/putCoupon.ts'
import { guestNames } from '../orders/hotels/guestNames.ts'
import { canCancel } from '../orders/hotels/stays.ts'
import { isOpen } from '../orders/rooms.ts'
import { registrationRefusal } from '../lifecycles/registration.ts'
import { refuseGroupless } from '../orders/groups.ts'
import { tiersOf } from '../orders/prices.ts'
import { refuseUnproven } from '../orders/studentProofs.ts'
import { lapseOffers, openEntryOf, waitlistCard } from '../orders/waitlist.ts'
import { paymentCardOf } from '../pay/payments.ts'
import { isPublic } from '../db/isPublic.ts'
import { offsetOf, isRowId, pick, type HandlerTable, type MemberCall, type Deps } from './table.ts'

/** The booking that has the same room. */
const mate = alias(hotelBookings, 'mate')

/** Registration, and what belongs to a member's orders. */
export const orderHandlers = ({ db, engine, payments: { paymentMethods }, now }: Deps) => {
  const refuseUnknownConference = async (id: number) => {
    const field = 'conference_id'
    if (!isRowId(id)) throw new Refused('notFound', { field })
    const rows = await db
      .select({ id: conferences.id })
      .from(conferences)
      .where(and(eq(conferences.id, id), isPublic))
    if (rows.length === 0) throw new Refused('notFound', { field })
  }

  /** Limits guessing: anyone can use an organizer's code. */
  const limitCodes = async (code: string | undefined, userId: number) => {
    if (code === undefined || code === '') return
    const wait = await takeHit(db, { key: `coupon:${userId}`, hits: 60, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }

  return {
    placeOrder: async (input, call) => {
      await limitCodes(input.coupon, call.member.userId)
      if (!isRowId(input.conference_id)) throw new Refused('notFound', { field: 'conference_id' })
      if (!isRowId(input.ticket_type_id)) {
        throw new Refused('ticketTypeUnknown', { field: 'ticket_type_id' })
      }
      return engine
        .run((scope) => place(scope, memberOf(call), input))
        .catch((error: unknown) => {
          // A closed order of the same ticket was revived by money that came late, at the same moment.
          if (sqlState(error) === '23505') throw new Refused('alreadyRegistered', { field: 'ticket_type_id' })
          throw error
        })
    },

    getDraft: async ({ conference_id }, { member }) => {
      const known = await registrationDefaults(db, member.userId)
      if (!isRowId(conference_id)) return { draft: {}, known }
      const [row] = await db
        .select()
        .from(registrationDrafts)
        .where(
          and(
            eq(registrationDrafts.userId, member.userId),
            eq(registrationDrafts.conferenceId, conference_id),
          ),
        )
      return { draft: row?.draft ?? {}, known }
    },

    saveDraft: async ({ conference_id, answers = {}, ...fields }, { member }) => {
      await refuseUnknownConference(conference_id)
      const draft = Object.fromEntries(
        Object.entries({ ...answerTexts(answers), ...fields }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      )
      const updatedAt = new Date(now())
      await db
        .insert(registrationDrafts)
        .values({ userId: member.userId, conferenceId: conference_id, draft, updatedAt })
        .onConflictDoUpdate({
          target: [registrationDrafts.userId, registrationDrafts.conferenceId],
          set: { draft, updatedAt },
        })
      return null
    },

    joinWaitlist: async ({ ticket_type_id }, call) => {
      const field = 'ticket_type_id'
      if (!isRowId(ticket_type_id)) throw new Refused('ticketTypeUnknown', { field })
      const { userId } = memberOf(call)
      return engine.run(async (scope) => {
        const { tx } = scope
        await lockAccount(tx, userId)
        await lockPlaces(tx, ticket_type_id)
        const at = scope.now()
        const [found] = await tx
          .select({ conference: conferences, type: ticketTypes })
          .from(ticketTypes)
          .innerJoin(conferences, eq(conferences.id, ticketTypes.conferenceId))
          // A draft has no ticket types for visitors.
          .where(and(eq(ticketTypes.id, ticket_type_id), isPublic))
        if (found === undefined) throw new Refused('ticketTypeUnknown', { field })
        if (found.type.retiredAt !== null) throw new Refused('ticketTypeRetired', { field })
        const refusal = registrationRefusal(found.conference, at)
        if (refusal !== null) throw new Refused(refusal)
        // Waiting for a ticket that is no longer sold would be in vain.
        if (tierAt(await tiersOf(tx, ticket_type_id), at.getTime()) === null)
          throw new Refused('registrationClosed', { field })
        await refuseUnproven(tx, userId, found.type)
        await refuseGroupless(tx, userId, found.type)
        await refuseSecond(tx, userId, ticket_type_id)
        await lapseOffers(scope, ticket_type_id)
        if ((await openEntryOf(scope, userId, ticket_type_id)) !== null) {
          throw new Refused('alreadyWaiting', { field })
        }
        if ((await placesLeft(tx, ticket_type_id, { at })) > 0) throw new Refused('notSoldOut', { field })
        const [entry] = await tx
          .insert(waitlistEntries)
          .values({ userId, ticketTypeId: ticket_type_id, createdAt: at, movedAt: at })
          .returning()
        if (entry === undefined) throw new Error('the entry of the waiting list was not written')
        return waitlistCard(entry)
      })
    },

    listOrders: async ({ kind, state, page, page_size }, { member, exchange }) => {
      const mine = and(
        eq(orders.userId, member.userId),
        eq(orders.kind, kind),
        state === undefined ? undefined : eq(orders.state, state),
      )
      const rows = await orderRows(db, mine, { limit: page_size, offset: offsetOf({ page, page_size }) })
      const [sum] = await db.select({ total: count() }).from(orders).where(mine)
      return {
        list: rows.map((row) => orderCardOf(row, exchange.language, new Date(now()))),
        total: sum?.total ?? 0,
        page,
        page_size,
      }
    },

    getOrder: async ({ id }, { member, exchange }) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const [row] = await orderRows(db, and(eq(orders.id, id), eq(orders.userId, member.userId)), {
        limit: 1,
        offset: 0,
      })
      if (row === undefined) throw new Refused('notFound')
      const { order } = row
      const attempts = await db
        .select()
        .from(payments)
        .where(eq(payments.orderId, id))
        .orderBy(asc(payments.id))
      const [coupon] =
        order.couponId === null ? [] : await db.select().from(coupons).where(eq(coupons.id, order.couponId))
      return {
        ...orderCardOf(row, exchange.language, new Date(now())),
        attendee: order.attendee,
        payments: attempts.map(paymentCardOf),
        methods: [...paymentMethods.methods],
        // By order number and name finance finds what a transfer is for.
        transfer: paymentMethods.transfer && {
          ...accountIn(exchange.language, paymentMethods.transfer),
          remark: `${order.no} ${order.attendee.name}`,
        },
        coupon: coupon === undefined ? null : { code: coupon.code, amount: order.listAmount - order.amount },
      }
    },

    setCoupon: async (input, call) => {
      if (!isRowId(input.order_id)) throw new Refused('notFound')
      await limitCodes(input.code, call.member.userId)
      return engine.run((scope) => putCoupon(scope, memberOf(call), input))
    },

    requestRefund: async (input, call) => {
      if (!isRowId(input.order_id)) throw new Refused('notFound')
      return engine.run((scope) => askRefund(scope, memberOf(call), input))
    },

    listCoupons: async ({ state, page, page_size }, { member, exchange }) => {
      const mine = and(eq(coupons.userId, member.userId), couponsIn(state, new Date(now())))
      const rows = await db
        .select({ coupon: coupons, holder: orders.state, conference: conferences })
        .from(coupons)
        .leftJoin(orders, and(eq(orders.couponId, coupons.id), ne(orders.state, 'closed')))
        .leftJoin(couponCodes, eq(couponCodes.couponId, coupons.id))
        .leftJoin(couponBatches, eq(couponBatches.id, couponCodes.batchId))
        .leftJoin(conferences, eq(conferences.id, couponBatches.conferenceId))
        .where(mine)
        .orderBy(desc(coupons.id))
        .limit(page_size)
        .offset(offsetOf({ page, page_size }))
      const [sum] = await db
        .select({ total: count() })
        .from(coupons)
        .leftJoin(orders, and(eq(orders.couponId, coupons.id), ne(orders.state, 'closed')))
        .where(mine)
      return {
        list: rows.map(({ coupon, holder, conference }) => ({
          id: coupon.id,
          code: coupon.code,
          kind: coupon.kind,
          amount: coupon.amount,
          expires_at: coupon.expiresAt.toISOString(),
          state: couponState(holder, coupon, now()),
          source: coupon.source,
          order_id: coupon.onlyOrderId,
          conference: conference && {
            id: conference.id,
            title: pick(exchange, conference.title, conference.engTitle),
          },
        })),
        total: sum?.total ?? 0,
        page,
        page_size,
      }
    },

    listHotels: async ({ page, page_size }, { member, exchange }) => {
      const mine = eq(hotelBookings.userId, member.userId)
      const rows = await db
        .select({ booking: hotelBookings, conference: conferences, kind: hotelRooms, mate: mate.userId })
        .from(hotelBookings)
        .innerJoin(conferences, eq(conferences.id, hotelBookings.conferenceId))
        .leftJoin(hotelRooms, eq(hotelRooms.id, hotelBookings.roomId))
        .leftJoin(mate, eq(mate.id, hotelBookings.sharedWith))
        .where(mine)
        .orderBy(desc(hotelBookings.checkIn), desc(hotelBookings.id))
        .limit(page_size)
        .offset(offsetOf({ page, page_size }))
      const [sum] = await db.select({ total: count() }).from(hotelBookings).where(mine)
      const at = new Date(now())
      const nameOf = async (userId: number | null, conferenceId: number) =>
        userId === null ? null : ((await guestNames(db, conferenceId, [userId])).get(userId) ?? '')
      const list = rows.map(async ({ booking, conference, kind, mate: sharing }) => ({
        id: booking.id,
        conference: pick(exchange, conference.title, conference.engTitle),
        hotel: pick(exchange, booking.hotel, booking.engHotel),
        address: pick(exchange, booking.address, booking.engAddress),
        room: pick(exchange, booking.room, booking.engRoom),
        check_in: booking.checkIn,
        check_out: booking.checkOut,
        amount: booking.amount,
        is_cancelled: booking.cancelledAt !== null,
        can_cancel: kind !== null && canCancel(booking, conference, at),
        cancel_reason: booking.cancelReason ?? '',
        phone: kind?.phone ?? '',
        sharing: booking.sharing,
        companion: booking.companion,
        shares_with: await nameOf(sharing, conference.id),
        can_change:
          kind !== null && sharing === null && isOpen(kind, at) && canCancel(booking, conference, at),
      }))
      return { list: await Promise.all(list), total: sum?.total ?? 0, page, page_size }
    },
  } satisfies Partial<HandlerTable>
}

const memberOf = ({ exchange, member }: MemberCall): Actor & { userId: number } => ({
  userId: member.userId,
  requestId: exchange.id,
})

/** Far beyond any list, and still a number that the database takes. */
const couponState = (
  holder: string | null,
  { revokedAt, expiresAt }: Pick<typeof coupons.$inferSelect, 'revokedAt' | 'expiresAt'>,
  at: number,
) => {
  if (holder === 'to_be_paid') return 'held'
  if (holder !== null) return 'used'
  if (revokedAt !== null) return 'revoked'
  return expiresAt.getTime() <= at ? 'expired' : 'available'
}

/** Coupons by what can be done with them; joined with the order that has them and is not closed. */
const couponsIn = (state: 'available' | 'used' | 'expired' | undefined, at: Date): SQL | undefined => {
  const isOver = or(lte(coupons.expiresAt, at), isNotNull(coupons.revokedAt))
  if (state === undefined) return undefined
  if (state === 'used') return isNotNull(orders.id)
  return and(isNull(orders.id), state === 'expired' ? isOver : not(isOver ?? sql`false`))
}
