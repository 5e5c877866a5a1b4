import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Attendee } from '../../../src/contract/attendee.ts'
import { audiences } from '../../../src/contract/ticketAudience.ts'
import { hotelRooms } from './butler.ts'
import { at, createdAt, id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'

/** Ticket types of organizers and orders of members. Amounts are whole fen (0.01 CNY). */

export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    audience: text('audience', { enum: audiences }).notNull().default('anyone'),
    /** Null: as many as come. */
    capacity: integer('capacity'),
    position: integer('position').notNull().default(0),
    /** Counts the times it was saved. */
    version: integer('version').notNull().default(0),
    /** End of the sale: an ordered one is never deleted. */
    retiredAt: at('retired_at'),
    /** Chosen by the sender; the same key makes one type of a conference. */
    creationKey: text('creation_key'),
  },
  (t) => [
    index('ticket_types_conference').on(t.conferenceId, t.position),
    uniqueIndex('ticket_types_creation').on(t.conferenceId, t.creationKey),
    check('ticket_types_capacity', sql`${t.capacity} is null or ${t.capacity} >= 0`),
  ],
)

export const priceTiers = pgTable(
  'price_tiers',
  {
    id: id(),
    ticketTypeId: integer('ticket_type_id')
      .notNull()
      .references(() => ticketTypes.id),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    until: at('until'),
    amount: integer('amount').notNull(),
  },
  (t) => [
    index('price_tiers_type').on(t.ticketTypeId, t.until),
    check('price_tiers_amount', sql`${t.amount} >= 0`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Year, month, day and a number: what people say on the phone. */
    no: text('no').notNull(),
    kind: text('kind', { enum: ['conf', 'paper'] }).notNull(),
    userId: userId(),
    conferenceId: conferenceId(),
    /** Null for a paper order. */
    ticketTypeId: integer('ticket_type_id').references(() => ticketTypes.id),
    /** Paper of a paper order; no foreign key here, papers come after orders. */
    paperId: integer('paper_id'),
    /** Before any coupon. */
    listAmount: integer('list_amount').notNull(),
    amount: integer('amount').notNull(),
    couponId: integer('coupon_id').references((): AnyPgColumn => coupons.id),
    /** Authors with an accepted paper take part for nothing (ORD-04). */
    isFreeForAuthor: boolean('is_free_for_author').notNull().default(false),
    attendee: jsonb('attendee').$type<Attendee>().notNull(),
    /** To the questions of the organizer, by their names (`form_fields`); of those that were shown only. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull().default({}),
    closedReason: text('closed_reason', { enum: ['user_cancelled', 'expired', 'organizer', 'refunded'] }),
    /** Payment deadline. */
    dueAt: at('due_at').notNull(),
    paidAt: at('paid_at'),
    /** Chosen by the sender; the same key of the same account opens one order. */
    key: text('key'),
    ...statusColumns('to_be_paid'),
  },
  (t) => [
    uniqueIndex('orders_no').on(t.no),
    uniqueIndex('orders_key').on(t.userId, t.key),
    // A coupon is on one order at a time; closing gives it back.
    uniqueIndex('orders_coupon')
      .on(t.couponId)
      .where(sql`${t.state} <> 'closed'`),
    // One order at a time for each person and type of ticket.
    uniqueIndex('orders_open')
      .on(t.userId, t.ticketTypeId)
      .where(sql`${t.kind} = 'conf' and ${t.state} in ('to_be_paid', 'paid', 'completed')`),
    // One order at a time for each accepted paper (PAP-04).
    uniqueIndex('orders_paper')
      .on(t.paperId)
      .where(sql`${t.state} <> 'closed'`),
    index('orders_user').on(t.userId, t.kind, t.id),
    index('orders_user_state').on(t.userId, t.kind, t.state, t.id),
    index('orders_type').on(t.ticketTypeId, t.state),
    index('orders_conference').on(t.conferenceId, t.id),
    // The registrations of a conference by state, newest first.
    index('orders_people')
      .on(t.conferenceId, t.state, t.id)
      .where(sql`${t.kind} = 'conf'`),
    // Orders that the clock completes once the conference is over.
    index('orders_paid')
      .on(t.conferenceId)
      .where(sql`${t.state} = 'paid'`),
    index('orders_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'to_be_paid'`),
    check('orders_state', sql`${t.state} in ('to_be_paid', 'paid', 'completed', 'closed')`),
    check('orders_closed', sql`(${t.state} = 'closed') = (${t.closedReason} is not null)`),
    check('orders_amount', sql`${t.amount} >= 0 and ${t.amount} <= ${t.listAmount}`),
  ],
)

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    userId: userId(),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['registration', 'submission'] }).notNull(),
    amount: integer('amount').notNull(),
    expiresAt: at('expires_at').notNull(),
    source: text('source', { enum: ['granted', 'points', 'invited', 'referral', 'knock', 'organizer'] })
      .notNull()
      .default('granted'),
    /** The only order it can be used on; null: it is not bound to one. No foreign key: orders refer to coupons. */
    onlyOrderId: integer('only_order_id'),
    /** When it was taken back, because what earned it was refunded; null: it was not. */
    revokedAt: at('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // A code that many may use is a coupon of each of them.
    uniqueIndex('coupons_code').on(t.code, t.userId),
    index('coupons_user').on(t.userId, t.id),
    check(
      'coupons_amount',
      sql`${t.amount} > 0 and ${t.amount} <= case ${t.kind} when 'registration' then 5000 else 15000 end`,
    ),
  ],
)

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    userId: userId(),
    ticketTypeId: integer('ticket_type_id')
      .notNull()
      .references(() => ticketTypes.id),
    offeredUntil: at('offered_until'),
    ...statusColumns('waiting'),
  },
  (t) => [
    uniqueIndex('waitlist_entries_open')
      .on(t.userId, t.ticketTypeId)
      .where(sql`${t.state} in ('waiting', 'offered')`),
    index('waitlist_entries_next').on(t.ticketTypeId, t.state, t.id),
    index('waitlist_entries_offered')
      .on(t.offeredUntil)
      .where(sql`${t.state} = 'offered'`),
    check(
      'waitlist_entries_state',
      sql`${t.state} in ('waiting', 'offered', 'purchased', 'cancelled', 'offer_expired')`,
    ),
  ],
)

export const hotelBookings = pgTable(
  'hotel_bookings',
  {
    id: id(),
    userId: userId(),
    conferenceId: conferenceId(),
    /** Kind of room whose quota it takes from; null: it was booked elsewhere. */
    roomId: integer('room_id').references(() => hotelRooms.id),
    /** Chosen by the sender; the same key of the same account books once. */
    creationKey: text('creation_key'),
    /** It takes nothing from the quota any more. */
    cancelledAt: at('cancelled_at'),
    /** Reason of an organizer's cancellation; null: the member cancelled, or it was not cancelled. */
    cancelReason: text('cancel_reason'),
    /** Wish of the member: alone, with a named companion, with another woman or man who wishes the same. */
    sharing: text('sharing', { enum: ['alone', 'named', 'women', 'men'] })
      .notNull()
      .default('alone'),
    /** Companion, as the member writes it; empty for the other wishes. */
    companion: text('companion').notNull().default(''),
    /** The booking that has the same room. No foreign key: each of the two names the other, and a copy writes rows one after the other. */
    sharedWith: integer('shared_with'),
    hotel: text('hotel').notNull(),
    engHotel: text('eng_hotel').notNull(),
    address: text('address').notNull(),
    engAddress: text('eng_address').notNull(),
    room: text('room').notNull(),
    engRoom: text('eng_room').notNull(),
    checkIn: date('check_in').notNull(),
    checkOut: date('check_out').notNull(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('hotel_bookings_user').on(t.userId, t.checkIn),
    uniqueIndex('hotel_bookings_creation').on(t.userId, t.creationKey),
    index('hotel_bookings_room').on(t.roomId, t.checkIn),
    index('hotel_bookings_conference').on(t.conferenceId, t.id),
    uniqueIndex('hotel_bookings_shared').on(t.sharedWith),
    check('hotel_bookings_days', sql`${t.checkIn} < ${t.checkOut}`),
    check('hotel_bookings_sharing', sql`${t.sharing} in ('alone', 'named', 'women', 'men')`),
    check('hotel_bookings_companion', sql`(${t.sharing} = 'named') = (${t.companion} <> '')`),
    // A room that was given back is not shared.
    check('hotel_bookings_pair', sql`${t.sharedWith} is null or ${t.cancelledAt} is null`),
    check('hotel_bookings_reason', sql`${t.cancelReason} is null or ${t.cancelledAt} is not null`),
  ],
)

export const registrationDrafts = pgTable(
  'registration_drafts',
  {
    userId: userId(),
    conferenceId: conferenceId(),
    draft: jsonb('draft').$type<Record<string, string>>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conferenceId] })],
)

export const acceptedAuthors = pgTable(
  'accepted_authors',
  {
    userId: userId(),
    conferenceId: conferenceId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conferenceId] })],
)
