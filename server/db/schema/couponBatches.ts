import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { at, createdAt, id } from './columns.ts'
import { conferenceId } from './references.ts'
import { coupons } from './registration.ts'

/** Coupons that an organizer issues at once for registrations of one conference (CONF-03). */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    /** In fen. */
    amount: integer('amount').notNull(),
    /** All have one code, and each account uses it once. */
    isShared: boolean('is_shared').notNull(),
    /** Empty: all of the conference, also those that come later. */
    ticketTypeIds: jsonb('ticket_type_ids').$type<number[]>().notNull(),
    validUntil: at('valid_until').notNull(),
    withdrawnAt: at('withdrawn_at'),
    /** Chosen by the sender; the same key issues one batch of a conference. */
    creationKey: text('creation_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('coupon_batches_conference').on(t.conferenceId, t.id),
    uniqueIndex('coupon_batches_creation').on(t.conferenceId, t.creationKey),
    check('coupon_batches_amount', sql`${t.amount} > 0 and ${t.amount} <= 5000`),
  ],
)

/** One use of a batch: its code, and the coupon that it became for the account that used it first. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    id: id(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => couponBatches.id),
    code: text('code').notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
  },
  (t) => [
    index('coupon_codes_batch').on(t.batchId, t.id),
    index('coupon_codes_code').on(t.code),
    uniqueIndex('coupon_codes_coupon').on(t.couponId),
  ],
)
