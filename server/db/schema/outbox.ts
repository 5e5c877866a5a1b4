import { index, pgTable, text } from 'drizzle-orm/pg-core'

import { createdAt, id } from './columns.ts'

/** Mails and text messages of a site without a provider. */

export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    lang: text('lang', { enum: ['zh', 'en'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_messages_recipient').on(t.recipient, t.id)],
)
