import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { discussionParts } from '../../../src/contract/discussionWords.ts'
import { at, createdAt, id } from './columns.ts'
import { papers } from './papers.ts'
import { userId } from './references.ts'

/** Discussion of a paper between its reviewers and the chairs before the decision. */

export const paperDiscussions = pgTable(
  'paper_discussions',
  {
    id: id(),
    paperId: paperId(),
    /** Round of the discussed reviews. */
    round: integer('round').notNull(),
    state: text('state', { enum: ['open', 'closed'] }).notNull(),
    /** Counts the times it was opened or closed. */
    version: integer('version').notNull().default(1),
    /** The chair who opened it last. */
    openedBy: userId('opened_by'),
    openedAt: at('opened_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('paper_discussions_round').on(t.paperId, t.round),
    check('paper_discussions_state', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
  ],
)

/** Number by which a reviewer of a paper is known to the others, in every round of it. */
export const paperPseudonyms = pgTable(
  'paper_pseudonyms',
  {
    id: id(),
    paperId: paperId(),
    userId: userId(),
    number: integer('number').notNull(),
  },
  (t) => [
    uniqueIndex('paper_pseudonyms_account').on(t.paperId, t.userId),
    uniqueIndex('paper_pseudonyms_number').on(t.paperId, t.number),
  ],
)

export const paperComments = pgTable(
  'paper_comments',
  {
    id: id(),
    discussionId: integer('discussion_id')
      .notNull()
      .references(() => paperDiscussions.id),
    userId: userId(),
    /** The writer's part at that time: a reviewer who becomes a chair stays a number in earlier comments. */
    part: text('part', { enum: discussionParts }).notNull(),
    /** Empty once it is deleted: nothing of it is kept. */
    text: text('text').notNull(),
    /** Counts its changes. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    /** Idempotency key of who wrote it. */
    key: text('key').notNull(),
  },
  (t) => [
    index('paper_comments_discussion').on(t.discussionId, t.id),
    uniqueIndex('paper_comments_key').on(t.userId, t.key),
    check('paper_comments_text', sql`(${t.text} = '') = (${t.deletedAt} is not null)`),
  ],
)

function paperId() {
  return integer('paper_id')
    .notNull()
    .references(() => papers.id)
}
