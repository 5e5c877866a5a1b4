import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
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

import type { Attendee } from '../../src/contract/attendee.ts'
import type { InvoiceForm } from '../../src/contract/invoiceForm.ts'
import type { OrganizerForm } from '../../src/contract/organizerForm.ts'
import { entities } from '../../src/contract/lifecycle.ts'
import { roles } from '../../src/contract/roles.ts'
import { at, createdAt, id } from './columns.ts'
import { conferences, users } from './schema.ts'

/**
 * Tables of registration, payment, invoices, tickets and of the lifecycles behind them. `state` is the leaf of the
 * machine of the same name, `version` counts its transitions. Amounts are whole fen (0.01 CNY).
 */

const statusColumns = (initial: string) => ({
  state: text('state').notNull().default(initial),
  version: integer('version').notNull().default(0),
  createdAt: createdAt(),
  /** Of the last transition; the creation before the first. */
  movedAt: at('moved_at').notNull().defaultNow(),
})
const userId = (name = 'user_id') =>
  integer(name)
    .notNull()
    .references(() => users.id)
const conferenceId = () =>
  integer('conference_id')
    .notNull()
    .references(() => conferences.id)

/** Parts that an account plays besides being a member. Without a conference: on the whole platform. */
export const userRoles = pgTable(
  'user_roles',
  {
    id: id(),
    userId: userId(),
    role: text('role', { enum: ['organizer', 'staff', 'finance', 'admin'] }).notNull(),
    conferenceId: integer('conference_id').references(() => conferences.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('user_roles_once').on(t.userId, t.role, sql`coalesce(${t.conferenceId}, 0)`),
    check('user_roles_place', sql`(${t.role} in ('organizer', 'staff')) = (${t.conferenceId} is not null)`),
  ],
)

/** Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE. One row per transition of a lifecycle. */
export const lifecycleEvents = pgTable(
  'lifecycle_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text('entity', { enum: entities }).notNull(),
    entityId: integer('entity_id').notNull(),
    /** The version that it led to. */
    seq: integer('seq').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** The account; null for the server itself. No foreign key, so that nothing here ever has to change. */
    actorId: integer('actor_id'),
    reason: text('reason').notNull().default(''),
    /** Chosen by the sender; with the actor it says that a request was answered before. */
    key: text('key'),
    requestId: text('request_id'),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('lifecycle_events_seq').on(t.entity, t.entityId, t.seq),
    uniqueIndex('lifecycle_events_key').on(t.actorId, t.key),
    index('lifecycle_events_at').on(t.at),
  ],
)

export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    audience: text('audience', { enum: ['anyone', 'student', 'author'] })
      .notNull()
      .default('anyone'),
    /** Null: as many as come. */
    capacity: integer('capacity'),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('ticket_types_conference').on(t.conferenceId, t.position),
    check('ticket_types_capacity', sql`${t.capacity} is null or ${t.capacity} >= 0`),
  ],
)

/** What a ticket type costs until when; the last tier has no end. */
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

/** Meals of a conference; each paid registration gets a voucher for each. */
export const meals = pgTable(
  'meals',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [index('meals_conference').on(t.conferenceId, t.startsAt)],
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
    /** Before any coupon. */
    listAmount: integer('list_amount').notNull(),
    amount: integer('amount').notNull(),
    couponId: integer('coupon_id').references((): AnyPgColumn => coupons.id),
    /** Authors with an accepted paper take part for nothing (ORD-04). */
    isFreeForAuthor: boolean('is_free_for_author').notNull().default(false),
    attendee: jsonb('attendee').$type<Attendee>().notNull(),
    closedReason: text('closed_reason', { enum: ['user_cancelled', 'expired', 'organizer', 'refunded'] }),
    /** Until when it can be paid. */
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
    index('orders_user').on(t.userId, t.kind, t.id),
    index('orders_user_state').on(t.userId, t.kind, t.state, t.id),
    index('orders_type').on(t.ticketTypeId, t.state),
    index('orders_conference').on(t.conferenceId, t.id),
    // What the clock completes once the conference is over.
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
    /** The provider's number; null before it has told one. */
    providerId: text('provider_id'),
    amount: integer('amount').notNull(),
    confirmedAmount: integer('confirmed_amount'),
    /** What the payer scans or opens; empty for a transfer. */
    payUrl: text('pay_url').notNull().default(''),
    /** Name of the uploaded file; null before there is one. */
    voucher: text('voucher'),
    reason: text('reason'),
    /** Chosen by whoever started it; the same one again is the same attempt. */
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
    /** When the provider was told last; null: never. */
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

/**
 * The books of the sandbox, which stands in for a provider of payments: what it believes, independently of our tables,
 * so that it can be asked. Empty where a real provider is configured.
 */
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

/** One per order; what was issued stands in `invoice_documents`. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    form: jsonb('form').$type<InvoiceForm>(),
    returnReason: text('return_reason'),
    /** Number and stored file of the official document that comes next, until it is issued; null: there is none. */
    documentNumber: text('document_number'),
    documentFile: text('document_file'),
    ...statusColumns('not_invoiced'),
  },
  (t) => [
    uniqueIndex('invoices_order').on(t.orderId),
    index('invoices_queue').on(t.state, t.id),
    uniqueIndex('invoices_document_number').on(t.documentNumber),
    index('invoices_document_file').on(t.documentFile),
    check('invoices_document', sql`(${t.documentNumber} is null) = (${t.documentFile} is null)`),
  ],
)

/** Append-only: an issued document never changes; a correction is a second one that refers to it. */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: text('kind', { enum: ['issue', 'reversal'] }).notNull(),
    number: text('number').notNull(),
    /** Name of the stored file; null for one from before official documents were kept. */
    file: text('file'),
    refersTo: integer('refers_to').references((): AnyPgColumn => invoiceDocuments.id),
    amount: integer('amount').notNull(),
    /** The form as it was when the document was made. */
    form: jsonb('form').$type<InvoiceForm>().notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invoice_documents_number').on(t.number),
    uniqueIndex('invoice_documents_reversal').on(t.refersTo),
    index('invoice_documents_invoice').on(t.invoiceId, t.id),
    index('invoice_documents_file').on(t.file),
    check('invoice_documents_kind', sql`(${t.kind} = 'reversal') = (${t.refersTo} is not null)`),
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
    /** What the QR code carries; nobody can guess it. */
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

/** Every scan that a gate tells of, also refused ones. Append-only. */
export const scans = pgTable(
  'scans',
  {
    id: id(),
    /** What was read; possibly nonsense. */
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
    /** Whoever may eat; changes when a shared one is claimed. */
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

/** One per account; `sponsor_apply_status` of the account follows its state. */
export const organizerApplications = pgTable(
  'organizer_applications',
  {
    id: id(),
    userId: userId(),
    form: jsonb('form').$type<OrganizerForm>(),
    /** A change of an approved organizer that waits for review. */
    change: jsonb('change').$type<OrganizerForm>(),
    /** As it stood when an administrator last approved or rejected it: the next one is shown beside it. */
    decided: jsonb('decided').$type<OrganizerForm>(),
    reason: text('reason'),
    /** The first of two administrators that a revocation needs. */
    secondedBy: integer('seconded_by').references(() => users.id),
    ...statusColumns('not_completed'),
  },
  (t) => [
    uniqueIndex('organizer_applications_user').on(t.userId),
    index('organizer_applications_queue').on(t.state, t.id),
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

/** TKT-03: up to 50 CNY for a friend's registration, up to 150 CNY for a friend's submission. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    userId: userId(),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['registration', 'submission'] }).notNull(),
    amount: integer('amount').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.code),
    index('coupons_user').on(t.userId, t.id),
    check(
      'coupons_amount',
      sql`${t.amount} > 0 and ${t.amount} <= case ${t.kind} when 'registration' then 5000 else 15000 end`,
    ),
  ],
)

export const hotelBookings = pgTable(
  'hotel_bookings',
  {
    id: id(),
    userId: userId(),
    conferenceId: conferenceId(),
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
    check('hotel_bookings_days', sql`${t.checkIn} < ${t.checkOut}`),
  ],
)

/** Where a registration was left; kept on the server, because signing out clears the browser. */
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

export const collections = pgTable(
  'collections',
  {
    id: id(),
    userId: userId(),
    kind: text('kind', { enum: ['conf', 'news', 'video'] }).notNull(),
    targetId: integer('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('collections_once').on(t.userId, t.kind, t.targetId)],
)

/** Authors of accepted papers, who take part for nothing (ORD-04). Filled by the decisions about papers. */
export const acceptedAuthors = pgTable(
  'accepted_authors',
  {
    userId: userId(),
    conferenceId: conferenceId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conferenceId] })],
)
