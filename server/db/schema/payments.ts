import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { at, createdAt, id, statusColumns } from './columns.ts'
import { orders } from './registration.ts'

/** Attempts to pay and what goes back; the books of the sandbox. Amounts are whole fen (0.01 CNY). */

export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method', { enum: ['sandbox', 'alipay', 'wechat', 'transfer'] }).notNull(),
    /** Our number at the provider. */
    outTradeNo: text('out_trade_no').notNull(),
    /** The provider's number; null before the provider reports it. */
    providerId: text('provider_id'),
    /** The provider's name of the account that paid; null if not reported. */
    payer: text('payer'),
    amount: integer('amount').notNull(),
    confirmedAmount: integer('confirmed_amount'),
    /** Address that the payer scans or opens; empty for a transfer. */
    payUrl: text('pay_url').notNull().default(''),
    /** Name of the uploaded file; null before there is one. */
    voucher: text('voucher'),
    reason: text('reason'),
    /** An idempotency key of the client: the same key again is the same attempt. */
    key: text('key'),
    /** When the provider was asked last; null: never. */
    askedAt: at('asked_at'),
    ...statusColumns('waiting'),
  },
  (t) => [
    uniqueIndex('payments_out_trade_no').on(t.outTradeNo),
    uniqueIndex('payments_key').on(t.orderId, t.key),
    uniqueIndex('payments_provider').on(t.method, t.providerId),
    // One attempt at a time (ORD-05).
    uniqueIndex('payments_open')
      .on(t.orderId)
      .where(sql`${t.state} in ('waiting', 'reviewing')`),
    index('payments_order').on(t.orderId),
    index('payments_payer')
      .on(t.method, t.payer)
      .where(sql`${t.payer} is not null`),
    index('payments_queue').on(t.state, t.method, t.id),
    check('payments_state', sql`${t.state} in ('waiting', 'reviewing', 'confirmed', 'failed', 'abandoned')`),
    check('payments_confirmed', sql`(${t.state} = 'confirmed') = (${t.confirmedAmount} is not null)`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null: a free order, where nothing goes back. */
    paymentId: integer('payment_id').references(() => payments.id),
    amount: integer('amount').notNull(),
    cause: text('cause', { enum: ['requested', 'duplicate', 'late'] }).notNull(),
    reason: text('reason'),
    /** Time of the last query to the provider; null: never. */
    askedAt: at('asked_at'),
    ...statusColumns('none'),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_queue').on(t.state, t.id),
    uniqueIndex('refunds_open')
      .on(t.paymentId)
      .where(sql`${t.state} not in ('none', 'rejected')`),
    check(
      'refunds_state',
      sql`${t.state} in ('none', 'requested', 'processing', 'failed', 'rejected', 'done')`,
    ),
  ],
)

export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    outTradeNo: text('out_trade_no').primaryKey(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['open', 'paid', 'failed', 'closed'] })
      .notNull()
      .default('open'),
    /** The number it gave the payment; null before it was paid. */
    providerId: text('provider_id'),
    createdAt: createdAt(),
  },
  (t) => [check('sandbox_trades_paid', sql`(${t.state} = 'paid') = (${t.providerId} is not null)`)],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    outTradeNo: text('out_trade_no')
      .notNull()
      .references(() => sandboxTrades.outTradeNo),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sandbox_refunds_trade').on(t.outTradeNo)],
)
