import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { authorAnswers } from '../../../src/contract/authorship.ts'
import { at, createdAt, id } from './columns.ts'
import { papers } from './papers.ts'

/** Answers of the authors whom a paper names. The row is made when the first mail goes to that address. */
export const paperAuthors = pgTable(
  'paper_authors',
  {
    id: id(),
    paperId: integer('paper_id')
      .notNull()
      .references(() => papers.id),
    /** In lower case. */
    email: text('email').notNull(),
    /** The token of the link is made of this and the key of the site, so that the database alone opens nothing. */
    nonce: text('nonce').notNull(),
    /** Null: no link was sent yet. */
    tokenHash: text('token_hash'),
    /** Null: no answer yet. */
    answer: text('answer', { enum: authorAnswers }),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('paper_authors_address').on(t.paperId, t.email),
    uniqueIndex('paper_authors_token').on(t.tokenHash),
    check('paper_authors_answer', sql`${t.answer} in ('confirmed', 'denied')`),
    check('paper_authors_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
)
