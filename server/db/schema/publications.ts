import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { at } from './columns.ts'
import { papers } from './papers.ts'
import { conferenceId } from './references.ts'

/** Index of the proceedings: one row per published paper, made on publication. */
export const publications = pgTable(
  'publications',
  {
    paperId: integer('paper_id')
      .primaryKey()
      .references(() => papers.id),
    conferenceId: conferenceId(),
    publishedAt: at('published_at').notNull(),
    /** Words of titles, authors and keywords: whole words, their beginnings, and pairs of Chinese signs. */
    words: text('words').array().notNull(),
  },
  (t) => [
    index('publications_conference').on(t.conferenceId, t.publishedAt, t.paperId),
    index('publications_words').using('gin', t.words),
  ],
)
