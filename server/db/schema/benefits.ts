import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { pointCauses, pointKinds, rewardStates } from '../../../src/contract/benefits.ts'
import { users } from './accounts.ts'
import { at, createdAt, id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'
import { coupons, orders } from './registration.ts'

/** Points as a double-entry ledger (BEN-01), invitations (BEN-02) and "knock gold" (BEN-03). Amounts are whole fen. */

/** The balance of each member. A movement of points locks this row first, and no other row after it. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    balance: integer('balance').notNull().default(0),
  },
  (t) => [check('point_accounts_balance', sql`${t.balance} >= 0`)],
)

/** Append-only. */
export const pointMovements = pgTable(
  'point_movements',
  {
    id: id(),
    userId: userId(),
    kind: text('kind', { enum: pointKinds }).notNull(),
    cause: text('cause', { enum: pointCauses }).notNull(),
    /** Names what caused it; the same again moves nothing a second time. */
    causeKey: text('cause_key').notNull(),
    points: integer('points').notNull(),
    /** Points that a refund could not take back, because they were spent or had expired. */
    owed: integer('owed').notNull().default(0),
    orderId: integer('order_id').references(() => orders.id),
    couponId: integer('coupon_id').references(() => coupons.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('point_movements_cause').on(t.causeKey),
    index('point_movements_user').on(t.userId, t.createdAt, t.id),
    index('point_movements_user_kind').on(t.userId, t.kind, t.createdAt, t.id),
    index('point_movements_order').on(t.orderId),
    check('point_movements_points', sql`${t.points} >= 0 and ${t.owed} >= 0`),
  ],
)

export const pointBooks = ['member', 'issued', 'redeemed', 'expired'] as const

/** Two of each movement, which sum to zero. Append-only. */
export const pointPostings = pgTable(
  'point_postings',
  {
    movementId: integer('movement_id')
      .notNull()
      .references(() => pointMovements.id),
    book: text('book', { enum: pointBooks }).notNull(),
    points: integer('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.movementId, t.book] })],
)

/** Points that were earned together and expire together; the oldest are spent first. */
export const pointLots = pgTable(
  'point_lots',
  {
    movementId: integer('movement_id')
      .primaryKey()
      .references(() => pointMovements.id),
    userId: userId(),
    left: integer('left').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Time of the warning that points expire; null: not yet. */
    warnedAt: at('warned_at'),
  },
  (t) => [
    index('point_lots_user').on(t.userId, t.expiresAt, t.movementId),
    index('point_lots_expires')
      .on(t.expiresAt)
      .where(sql`${t.left} > 0`),
    check('point_lots_left', sql`${t.left} >= 0`),
  ],
)

/** One of each member who has looked at their benefits; locked while their friends are rewarded. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    code: text('code').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('invite_codes_code').on(t.code)],
)

export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => users.id),
    friendId: integer('friend_id')
      .notNull()
      .references(() => users.id),
    /** Name of the reason for which the invitation counts for nothing; null: it counts. */
    refusal: text('refusal'),
    couponId: integer('coupon_id').references(() => coupons.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referrals_friend').on(t.friendId),
    index('referrals_inviter').on(t.inviterId, t.id),
    check('referrals_not_oneself', sql`${t.inviterId} <> ${t.friendId}`),
  ],
)

/** Once per friend and kind. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: id(),
    referralId: integer('referral_id')
      .notNull()
      .references(() => referrals.id),
    kind: text('kind', { enum: ['registration', 'submission'] }).notNull(),
    state: text('state', { enum: rewardStates }).notNull(),
    reason: text('reason'),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    couponId: integer('coupon_id').references(() => coupons.id),
    amount: integer('amount').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referral_rewards_kind').on(t.referralId, t.kind),
    index('referral_rewards_order').on(t.orderId),
    check('referral_rewards_reason', sql`(${t.state} = 'refused') = (${t.reason} is not null)`),
    check('referral_rewards_coupon', sql`(${t.state} = 'refused') = (${t.couponId} is null)`),
  ],
)

export const knocks = pgTable(
  'knocks',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: userId(),
    conferenceId: conferenceId(),
    /** Code by which friends find it. */
    code: text('code').notNull(),
    /** Largest reduction, and the reduction so far. */
    limitAmount: integer('limit_amount').notNull(),
    total: integer('total').notNull().default(0),
    endsAt: at('ends_at').notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
    ...statusColumns('open'),
  },
  (t) => [
    // Each order once: a place is not held again and again.
    uniqueIndex('knocks_order').on(t.orderId),
    uniqueIndex('knocks_code').on(t.code),
    index('knocks_user').on(t.userId, t.id),
    index('knocks_ends')
      .on(t.endsAt)
      .where(sql`${t.state} = 'open'`),
    check('knocks_state', sql`${t.state} in ('open', 'completed', 'used', 'expired', 'cancelled')`),
    check('knocks_total', sql`${t.total} >= 0 and ${t.total} <= ${t.limitAmount}`),
  ],
)

export const knockHits = pgTable(
  'knock_hits',
  {
    id: id(),
    knockId: integer('knock_id')
      .notNull()
      .references(() => knocks.id),
    userId: userId(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('knock_hits_once').on(t.knockId, t.userId),
    index('knock_hits_user').on(t.userId, t.createdAt),
    check('knock_hits_amount', sql`${t.amount} > 0`),
  ],
)
