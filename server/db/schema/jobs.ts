import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { at, createdAt, id } from './columns.ts'

/** Work that is done after the transaction that asked for it, as often as it takes. */

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Names the work: asked for twice, it is done once. */
    key: text('key').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, number | string>>>().notNull(),
    dueAt: at('due_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Of these attempts: those before somebody tried again by hand. They count no more. */
    forgiven: smallint('forgiven').notNull().default(0),
    /** A worker has it until then; one that died gives it back by this. */
    claimedUntil: at('claimed_until'),
    doneAt: at('done_at'),
    /** Given up: waits for somebody who tries again by hand. */
    deadAt: at('dead_at'),
    /** Somebody decided that it need not be done. */
    discardedAt: at('discarded_at'),
    /** Why the last attempt failed, by name; never an address or a text. */
    fault: text('fault').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('jobs_key').on(t.kind, t.key),
    index('jobs_due')
      .on(t.dueAt)
      .where(sql`${t.doneAt} is null and ${t.deadAt} is null`),
    index('jobs_dead')
      .on(t.deadAt)
      .where(sql`${t.deadAt} is not null and ${t.doneAt} is null`),
    index('jobs_done').on(t.doneAt),
  ],
)

/** Addresses that refused a mail for good or complained about one: nothing more is sent to them until somebody allows it. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    id: id(),
    /** In lower case. */
    address: text('address').notNull(),
    cause: text('cause', { enum: ['bounced', 'complained'] }).notNull(),
    userId: integer('user_id'),
    /** Who said so: `smtp` our own mail server, else the name in the address of the webhook. */
    source: text('source').notNull().default('smtp'),
    /** Somebody allowed it again: what is known from before then counts no more. */
    allowedAt: at('allowed_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('refused_addresses_address').on(t.address)],
)
