import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { anchors, recipientStates, skipReasons, timings } from '../../../src/contract/campaign.ts'
import { emptyDocument, type RichDocument } from '../../../src/contract/richText.ts'
import { users } from './accounts.ts'
import { at, createdAt, id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'
import { orders } from './registration.ts'

/** Mails to the people of a conference, and what became of each (CONF-03). */

const bodyColumn = (name: string) => jsonb(name).$type<RichDocument>().notNull().default(emptyDocument)

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    conferenceId: conferenceId(),
    /** A filter, as addresses write it. */
    audience: jsonb('audience').$type<Readonly<Record<string, string>>>().notNull(),
    title: text('title').notNull().default(''),
    engTitle: text('eng_title').notNull().default(''),
    body: bodyColumn('body'),
    engBody: bodyColumn('eng_body'),
    isEssential: boolean('is_essential').notNull().default(false),
    timing: text('timing', { enum: timings }).notNull().default('now'),
    sendAt: at('send_at'),
    anchor: text('anchor', { enum: anchors }).notNull().default('starts'),
    days: integer('days').notNull().default(-7),
    clock: text('clock').notNull().default('09:00'),
    /** Counts the times it was saved. */
    revision: integer('revision').notNull().default(0),
    /** Hash of audience and texts: a test, a review and a confirmation hold for these only. */
    hash: text('hash').notNull(),
    testedHash: text('tested_hash'),
    seenHash: text('seen_hash'),
    askedHash: text('asked_hash'),
    confirmedHash: text('confirmed_hash'),
    confirmedBy: integer('confirmed_by').references(() => users.id),
    confirmedAt: at('confirmed_at'),
    createdBy: userId('created_by'),
    /** Author of the present text: another user confirms it. */
    editedBy: userId('edited_by'),
    editedAt: at('edited_at').notNull(),
    /** Chosen by the sender; the same key of the same person begins one. */
    creationKey: text('creation_key').notNull(),
    /** Registrations after it are not meant; null: it has not begun. */
    begunAt: at('begun_at'),
    /** Recipients are taken down in pieces, by ascending order: the last one that was … */
    takenOrder: integer('taken_order').notNull().default(0),
    /** … and when all were; null: not yet. */
    takenAt: at('taken_at'),
    ...statusColumns('draft'),
  },
  (t) => [
    index('campaigns_conference').on(t.conferenceId, t.id),
    uniqueIndex('campaigns_creation').on(t.createdBy, t.creationKey),
    index('campaigns_open')
      .on(t.state)
      .where(sql`${t.state} in ('scheduled', 'sending', 'paused')`),
    index('campaigns_edited_by').on(t.editedBy),
    check(
      'campaigns_state',
      sql`${t.state} in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')`,
    ),
    check('campaigns_timing', sql`${t.timing} <> 'at' or ${t.sendAt} is not null`),
    check(
      'campaigns_begun',
      sql`${t.state} not in ('sending', 'paused', 'sent') or ${t.begunAt} is not null`,
    ),
    check('campaigns_taken', sql`${t.takenAt} is null or ${t.begunAt} is not null`),
    check('campaigns_sent', sql`${t.state} <> 'sent' or ${t.takenAt} is not null`),
  ],
)

export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: id(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: userId(),
    /** In lower case; null: there was none, or the account was deleted. */
    address: text('address'),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    state: text('state', { enum: recipientStates }).notNull().default('pending'),
    skipped: text('skipped', { enum: skipReasons }),
    attempts: smallint('attempts').notNull().default(0),
    /** When it may be tried. */
    dueAt: at('due_at').notNull(),
    /** Why the last attempt failed, by name; never an address or a text. */
    fault: text('fault').notNull().default(''),
    /** When it came to its state. */
    movedAt: at('moved_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('campaign_recipients_order').on(t.campaignId, t.orderId),
    // An account with several registrations gets one mail.
    uniqueIndex('campaign_recipients_address')
      .on(t.campaignId, t.address)
      .where(sql`${t.skipped} is null`),
    index('campaign_recipients_state').on(t.campaignId, t.state, t.id),
    index('campaign_recipients_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.state} in ('pending', 'retry')`),
    index('campaign_recipients_claimed')
      .on(t.movedAt)
      .where(sql`${t.state} = 'claimed'`),
    // A report of the mail service names an address only.
    index('campaign_recipients_reported')
      .on(t.address, t.movedAt)
      .where(sql`${t.state} = 'accepted'`),
    index('campaign_recipients_user').on(t.userId),
    index('campaign_recipients_of_order').on(t.orderId),
    check(
      'campaign_recipients_state',
      sql`${t.state} in ('pending', 'claimed', 'retry', 'accepted', 'bounced', 'complained', 'failed', 'uncertain', 'skipped')`,
    ),
    check('campaign_recipients_skipped', sql`(${t.state} = 'skipped') = (${t.skipped} is not null)`),
    check(
      'campaign_recipients_reachable',
      sql`${t.address} is not null or ${t.state} not in ('pending', 'claimed', 'retry')`,
    ),
    check('campaign_recipients_lower', sql`${t.address} = lower(${t.address})`),
  ],
)
