import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { conferences } from './catalogue.ts'
import { at } from './columns.ts'

/** Templates that conferences bring. The row stays when they are removed, so that a version never comes back. */
export const templatePacks = pgTable(
  'template_packs',
  {
    conferenceId: integer('conference_id')
      .primaryKey()
      .references(() => conferences.id),
    /** As the chair calls it; null, like the two below: authors get the platform's. */
    name: text('name'),
    /** Stored name. */
    file: text('file'),
    bytes: integer('bytes'),
    /** Counts the times it was put or removed. */
    version: integer('version').notNull(),
    /** Account of the last change. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    index('template_packs_file').on(t.file),
    check('template_packs_own', sql`num_nonnulls(${t.name}, ${t.file}, ${t.bytes}) in (0, 3)`),
  ],
)
