import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { createdAt, id } from './columns.ts'
import { papers } from './papers.ts'
import { userId } from './references.ts'

/** Texts that abstracts are compared with, and the number of members' comparisons. */

/** Papers that were handed in and not withdrawn. The text itself is in the paper. */
export const similarityDocuments = pgTable('similarity_documents', {
  paperId: integer('paper_id')
    .primaryKey()
    .references(() => papers.id),
  /** Version of the rules of the fingerprints; those of older rules are made again. */
  rules: integer('rules').notNull(),
})

export const similarityFingerprints = pgTable(
  'similarity_fingerprints',
  {
    hash: integer('hash').notNull(),
    paperId: integer('paper_id')
      .notNull()
      .references(() => similarityDocuments.paperId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.hash, t.paperId] }), index('similarity_fingerprints_paper').on(t.paperId)],
)

/** One for each text that a member has had compared in a month: the same text again is not counted again. */
export const similarityChecks = pgTable(
  'similarity_checks',
  {
    id: id(),
    userId: userId(),
    /** In China, `2026-11`. */
    month: text('month').notNull(),
    /** SHA-256 in hex: the text itself is not kept. */
    textHash: text('text_hash').notNull(),
    /** UTF-16 units. */
    characters: integer('characters').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('similarity_checks_text').on(t.userId, t.month, t.textHash)],
)
