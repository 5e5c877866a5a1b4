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
    /** A worker has it until then; one that died gives it back by this. */
    claimedUntil: at('claimed_until'),
    doneAt: at('done_at'),
    /** Given up: waits for somebody who tries again by hand. */
    deadAt: at('dead_at'),
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
      .where(sql`${t.deadAt} is not null`),
    index('jobs_done').on(t.doneAt),
  ],
)

/** Addresses that a mail server refused for good: nothing more is sent to them. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    id: id(),
    /** In lower case. */
    address: text('address').notNull(),
    cause: text('cause', { enum: ['bounced', 'complained'] }).notNull(),
    userId: integer('user_id'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('refused_addresses_address').on(t.address)],
)
