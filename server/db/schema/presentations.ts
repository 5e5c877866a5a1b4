import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { presentationKinds } from '../../../src/contract/presentationFile.ts'
import { createdAt, id } from './columns.ts'
import { papers } from './papers.ts'

/** Oral presentations and posters of accepted papers: what was replaced or removed stays for its owner, up to a number. */
export const presentationFiles = pgTable(
  'presentation_files',
  {
    id: id(),
    paperId: integer('paper_id')
      .notNull()
      .references(() => papers.id),
    kind: text('kind', { enum: presentationKinds }).notNull(),
    /** As the author calls it. */
    name: text('name').notNull(),
    /** Stored name. */
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    /** Moved to its final place; the others are known to the owner only. */
    isCurrent: boolean('is_current').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // Two that arrive at once are not both stored.
    uniqueIndex('presentation_files_current')
      .on(t.paperId, t.kind)
      .where(sql`${t.isCurrent}`),
    index('presentation_files_paper').on(t.paperId, t.kind, t.id),
    index('presentation_files_file').on(t.file),
    check('presentation_files_kind', sql`${t.kind} in ('oral', 'post')`),
  ],
)
