import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { at, id, statusColumns } from './columns.ts'
import { userId } from './references.ts'

/** Accounts with a requested deletion (ACC-03): one row for each, moved by the lifecycle of the same name. */

export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: id(),
    userId: userId(),
    /** End of the time in which the member may come back; null: no request yet. */
    deletesAt: at('deletes_at'),
    /** The member was reminded of this date. */
    isReminded: boolean('is_reminded').notNull().default(false),
    ...statusColumns('open'),
  },
  (t) => [
    uniqueIndex('account_deletions_user').on(t.userId),
    index('account_deletions_due')
      .on(t.deletesAt)
      .where(sql`${t.state} = 'requested'`),
    check('account_deletions_state', sql`${t.state} in ('open', 'requested', 'cancelled', 'done')`),
    check('account_deletions_date', sql`${t.state} = 'open' or ${t.deletesAt} is not null`),
  ],
)
