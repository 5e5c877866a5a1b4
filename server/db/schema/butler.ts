import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { at, id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'

/** Members' questions to the butler service, and the rooms that it offers (BUT-01). */

export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    userId: userId(),
    /** Name of the service at the time of the question; both empty: no particular service. */
    service: text('service').notNull().default(''),
    engService: text('eng_service').notNull().default(''),
    /** Name of the person to speak with. */
    contact: text('contact').notNull(),
    /** Phone number or mail address. */
    reach: text('reach').notNull(),
    question: text('question').notNull(),
    /** Reason of the newest answer. */
    reason: text('reason'),
    /** Chosen by the sender; the same key of the same account makes one enquiry. */
    creationKey: text('creation_key').notNull(),
    ...statusColumns('received'),
  },
  (t) => [
    uniqueIndex('enquiries_creation').on(t.userId, t.creationKey),
    index('enquiries_user').on(t.userId, t.id),
    index('enquiries_waiting').on(t.state, t.movedAt, t.id),
    check('enquiries_state', sql`${t.state} in ('received', 'answered', 'closed')`),
  ],
)

export const hotelRooms = pgTable(
  'hotel_rooms',
  {
    id: id(),
    conferenceId: conferenceId(),
    hotel: text('hotel').notNull(),
    engHotel: text('eng_hotel').notNull(),
    address: text('address').notNull(),
    engAddress: text('eng_address').notNull(),
    room: text('room').notNull(),
    engRoom: text('eng_room').notNull(),
    /** In fen, of one night. */
    price: integer('price').notNull(),
    /** Rooms of this kind in each night. */
    quota: integer('quota').notNull(),
    /** End of booking; null: as long as there are nights. */
    bookUntil: at('book_until'),
    /** Phone of the hotel, or empty. */
    phone: text('phone').notNull().default(''),
    note: text('note').notNull().default(''),
    engNote: text('eng_note').notNull().default(''),
    /** Counts the times it was saved. */
    version: integer('version').notNull().default(0),
    /** End of the offer: a booked one is never deleted. */
    retiredAt: at('retired_at'),
    /** Chosen by the sender; the same key makes one kind of room of a conference. */
    creationKey: text('creation_key'),
  },
  (t) => [
    index('hotel_rooms_conference').on(t.conferenceId, t.id),
    uniqueIndex('hotel_rooms_creation').on(t.conferenceId, t.creationKey),
    check('hotel_rooms_bounds', sql`${t.price} >= 0 and ${t.quota} >= 0`),
  ],
)
