import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { at, createdAt, id } from './columns.ts'
import { papers, reviews } from './papers.ts'
import { conferenceId, userId } from './references.ts'

/** Reviewers of a conference, and links to people without an account. */

export const paperReviewers = pgTable(
  'paper_reviewers',
  {
    id: id(),
    conferenceId: conferenceId(),
    /** Null: there is no account yet. */
    userId: integer('user_id').references(() => users.id),
    name: text('name').notNull(),
    /** In lower case; of an account that has none it is empty. */
    email: text('email').notNull().default(''),
    affiliation: text('affiliation').notNull().default(''),
    /** Besides the subjects of the account. */
    keywords: jsonb('keywords').$type<readonly string[]>().notNull().default([]),
    /** Papers of the conference at most. */
    loadCap: integer('load_cap').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('paper_reviewers_account').on(t.conferenceId, t.userId),
    uniqueIndex('paper_reviewers_email')
      .on(t.conferenceId, t.email)
      .where(sql`${t.email} <> ''`),
    index('paper_reviewers_user').on(t.userId),
    check('paper_reviewers_reachable', sql`${t.userId} is not null or ${t.email} <> ''`),
    check('paper_reviewers_cap', sql`${t.loadCap} >= 0`),
  ],
)

export const reviewInvitations = pgTable(
  'review_invitations',
  {
    id: id(),
    paperId: integer('paper_id')
      .notNull()
      .references(() => papers.id),
    round: integer('round').notNull(),
    /** Address of the link's mail, in lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The link’s token is made of this and the key of the site, so that the database alone opens nothing. */
    nonce: text('nonce').notNull(),
    tokenHash: text('token_hash').notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    responseDueAt: at('response_due_at').notNull(),
    /** The chair who asked. */
    invitedBy: userId('invited_by'),
    sentAt: at('sent_at').notNull().defaultNow(),
    cancelledAt: at('cancelled_at'),
    /** Review that it became; null: the link was not used yet. */
    reviewId: integer('review_id').references(() => reviews.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('review_invitations_token').on(t.tokenHash),
    uniqueIndex('review_invitations_once').on(t.paperId, t.round, t.email),
    index('review_invitations_due')
      .on(t.responseDueAt)
      .where(sql`${t.cancelledAt} is null and ${t.reviewId} is null`),
  ],
)
