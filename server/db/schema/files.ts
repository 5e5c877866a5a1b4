import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

/** Files that members uploaded. */

export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    /** Name of the file in its directory. */
    name: text('name').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    place: text('place', { enum: ['pictures', 'vouchers', 'invoices', 'papers', 'proofs'] }).notNull(),
    /** As what a picture was uploaded, which decides who sees it; null: none, or from before this was kept (everybody). */
    kind: text('kind', { enum: ['avatar', 'site', 'cover', 'content', 'organizer', 'live'] }),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('uploaded_files_user').on(t.userId, t.createdAt),
    index('uploaded_files_age').on(t.createdAt),
  ],
)
