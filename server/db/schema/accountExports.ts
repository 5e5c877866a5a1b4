import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { at, createdAt, id } from './columns.ts'
import { userId } from './references.ts'

/** Archives of what belongs to one member, made when they ask. */

export const accountExports = pgTable(
  'account_exports',
  {
    id: id(),
    userId: userId(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    /** Name of the archive in its directory; null until it is made. */
    file: text('file'),
    bytes: integer('bytes').notNull().default(0),
    /** A server makes it until then; one that died gives it back by this. */
    claimedUntil: at('claimed_until'),
    readyAt: at('ready_at'),
    createdAt: createdAt(),
  },
  (t) => [index('account_exports_user').on(t.userId, t.createdAt)],
)
