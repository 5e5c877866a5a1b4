import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { at, createdAt, id } from './columns.ts'

/** Work after the transaction that requested it, with retries. */

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Key of the work: two requests do it once. */
    key: text('key').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, number | string>>>().notNull(),
    dueAt: at('due_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Attempts of these before the last retry by hand. They do not count. */
    forgiven: smallint('forgiven').notNull().default(0),
    /** A worker has it until then; one that died gives it back by this. */
    claimedUntil: at('claimed_until'),
    doneAt: at('done_at'),
    /** Time of giving up: it waits for a retry by hand. */
    deadAt: at('dead_at'),
    /** Time of the decision that it need not be done. */
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

/** Addresses that refused a mail for good or complained about one: no mail is sent to them until an operator allows it. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    id: id(),
    /** In lower case. */
    address: text('address').notNull(),
    cause: text('cause', { enum: ['bounced', 'complained'] }).notNull(),
    userId: integer('user_id'),
    /** Source of the report: `smtp` our own mail server, else the name in the address of the webhook. */
    source: text('source').notNull().default('smtp'),
    /** Time of the new permission: earlier reports no longer count. */
    allowedAt: at('allowed_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('refused_addresses_address').on(t.address)],
)
