import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { uploadPurposes } from '../../../src/contract/partialUpload.ts'
import { users } from './accounts.ts'
import { conferences } from './catalogue.ts'
import { at, createdAt } from './columns.ts'
import { papers } from './papers.ts'

/** Files that come in pieces. How much of one is there says its part on the disk, which also a killed server has written. */
export const partialUploads = pgTable(
  'partial_uploads',
  {
    /** Opaque; the part is called by it, too. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: [...uploadPurposes, 'template'] }).notNull(),
    /** Null: it is a pack of templates. */
    paperId: integer('paper_id').references(() => papers.id),
    /** Conference of a pack of templates; null: it is a file of a paper. */
    conferenceId: integer('conference_id').references(() => conferences.id),
    name: text('name').notNull(),
    /** Size of the whole file. */
    bytes: integer('bytes').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Request that writes to it now, and the end of its exclusive right; null: no request does. */
    holder: text('holder'),
    heldUntil: at('held_until'),
    /** Answer of the call that moved it to its place; null: still uploading. */
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    index('partial_uploads_user').on(t.userId, t.createdAt),
    index('partial_uploads_age').on(t.createdAt),
    check('partial_uploads_place', sql`num_nonnulls(${t.paperId}, ${t.conferenceId}) = 1`),
  ],
)
