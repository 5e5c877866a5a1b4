import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { at, createdAt, id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'
import { orders } from './registration.ts'

/** Goods of a paid order: tickets, meal vouchers, certificates; and every scan at a gate. */

export const meals = pgTable(
  'meals',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Counts the times it was saved. */
    version: integer('version').notNull().default(0),
    /** From then on no new vouchers are given; earlier ones stay good. */
    retiredAt: at('retired_at'),
    /** Chosen by the sender; the same key makes one meal of a conference. */
    creationKey: text('creation_key'),
  },
  (t) => [
    index('meals_conference').on(t.conferenceId, t.startsAt),
    uniqueIndex('meals_creation').on(t.conferenceId, t.creationKey),
  ],
)

export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: userId(),
    conferenceId: conferenceId(),
    /** Content of the QR code; not guessable. */
    code: text('code').notNull(),
    signedAt: at('signed_at'),
    gate: text('gate'),
    signedBy: integer('signed_by').references(() => users.id),
    ...statusColumns('valid.not_signed'),
  },
  (t) => [
    uniqueIndex('tickets_code').on(t.code),
    uniqueIndex('tickets_valid')
      .on(t.orderId)
      .where(sql`${t.state} like 'valid.%'`),
    index('tickets_user').on(t.userId, t.id),
    index('tickets_conference').on(t.conferenceId, t.state),
    check('tickets_signed', sql`${t.state} <> 'valid.signed_in' or ${t.signedAt} is not null`),
  ],
)

export const scans = pgTable(
  'scans',
  {
    id: id(),
    /** Code that was scanned; may be invalid. */
    code: text('code').notNull(),
    conferenceId: conferenceId(),
    ticketId: integer('ticket_id').references(() => tickets.id),
    gate: text('gate').notNull(),
    staffId: userId('staff_id'),
    /** Chosen by the device for each scan; a repeated upload is the same scan. */
    nonce: text('nonce').notNull(),
    /** By the clock of the device. */
    scannedAt: at('scanned_at').notNull(),
    /** `accepted`, `conflict` (two devices took the same ticket while offline) or the reason of the refusal. */
    result: text('result').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('scans_nonce').on(t.staffId, t.nonce),
    index('scans_ticket').on(t.ticketId),
    index('scans_conference').on(t.conferenceId, t.id),
  ],
)

export const mealVouchers = pgTable(
  'meal_vouchers',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    mealId: integer('meal_id')
      .notNull()
      .references(() => meals.id),
    /** The member who may use the voucher; changes when a shared one is claimed. */
    userId: userId(),
    code: text('code').notNull(),
    shareHash: text('share_hash'),
    shareExpiresAt: at('share_expires_at'),
    usedAt: at('used_at'),
    ...statusColumns('available'),
  },
  (t) => [
    uniqueIndex('meal_vouchers_code').on(t.code),
    uniqueIndex('meal_vouchers_share').on(t.shareHash),
    uniqueIndex('meal_vouchers_once')
      .on(t.orderId, t.mealId)
      .where(sql`${t.state} <> 'revoked'`),
    index('meal_vouchers_user').on(t.userId, t.id),
    index('meal_vouchers_open')
      .on(t.mealId)
      .where(sql`${t.state} in ('available', 'shared')`),
    check('meal_vouchers_state', sql`${t.state} in ('available', 'shared', 'used', 'expired', 'revoked')`),
  ],
)

export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    userId: userId(),
    conferenceId: conferenceId(),
    kind: text('kind', { enum: ['attendance', 'publication', 'review'] }).notNull(),
    /** Public: it is printed on the certificate and opens `/verify/{code}`. */
    code: text('code').notNull(),
    /** As printed. */
    name: text('name').notNull(),
    reason: text('reason'),
    issuedAt: at('issued_at'),
    ...statusColumns('not_eligible'),
  },
  (t) => [
    uniqueIndex('certificates_code').on(t.code),
    uniqueIndex('certificates_once')
      .on(t.userId, t.conferenceId, t.kind)
      .where(sql`${t.state} <> 'revoked'`),
    index('certificates_user').on(t.userId, t.id),
  ],
)
