import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import {
  commentPlaces,
  noticeKinds,
  reportOutcomes,
  reportReasons,
} from '../../../src/contract/commentWords.ts'
import { at, createdAt, id, statusColumns } from './columns.ts'
import { userId } from './references.ts'

/** Comments of members under headlines and videos (CMT-01). */

/** Person addressed in the text, by nickname. */
export interface StoredMention {
  readonly userId: number
  readonly name: string
}

export const comments = pgTable(
  'comments',
  {
    id: id(),
    /** Kind and id of the commented page. */
    place: text('place', { enum: commentPlaces }).notNull(),
    targetId: integer('target_id').notNull(),
    userId: userId(),
    /** The comment that begins its thread; null: this one does. */
    rootId: integer('root_id').references((): AnyPgColumn => comments.id),
    /** The comment that it answers: its root, or another answer; null where it begins a thread. */
    answersId: integer('answers_id').references((): AnyPgColumn => comments.id),
    /** Empty once its author deleted it: nothing of it is kept. */
    text: text('text').notNull(),
    mentions: jsonb('mentions').$type<readonly StoredMention[]>().notNull().default([]),
    editedAt: at('edited_at'),
    /** Number of the author's edits; `version` counts the moves of the lifecycle, which the author does not see. */
    edits: integer('edits').notNull().default(0),
    /** As it stood when staff last decided about it; what was changed since is shown beside it. */
    decidedText: text('decided_text'),
    /** Why staff hid it. */
    reason: text('reason'),
    /** Idempotency key of who wrote it. */
    key: text('key').notNull(),
    ...statusColumns('shown'),
  },
  (t) => [
    uniqueIndex('comments_key').on(t.userId, t.key),
    index('comments_place').on(t.place, t.targetId, t.createdAt, t.id),
    index('comments_root').on(t.rootId, t.id),
    index('comments_user').on(t.userId, t.id),
    index('comments_queue').on(t.state, t.movedAt, t.id),
    check('comments_state', sql`${t.state} in ('shown', 'reported', 'hidden', 'deleted')`),
    check('comments_text', sql`(${t.text} = '') = (${t.state} = 'deleted')`),
    check('comments_thread', sql`(${t.rootId} is null) = (${t.answersId} is null)`),
  ],
)

/** One member reports a comment once. */
export const commentReports = pgTable(
  'comment_reports',
  {
    id: id(),
    commentId: commentId(),
    userId: userId(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    /** The member's own words; required if the reason is `other`. */
    text: text('text').notNull().default(''),
    createdAt: createdAt(),
    /** Decision; null: not decided yet. */
    outcome: text('outcome', { enum: reportOutcomes }),
    settledAt: at('settled_at'),
  },
  (t) => [
    uniqueIndex('comment_reports_once').on(t.commentId, t.userId),
    check('comment_reports_settled', sql`(${t.outcome} is null) = (${t.settledAt} is null)`),
    check('comment_reports_text', sql`${t.reason} <> 'other' or ${t.text} <> ''`),
  ],
)

/** Members who are answered or mentioned by a comment, for `/personal/dynamic/reply`. */
export const commentNotices = pgTable(
  'comment_notices',
  {
    id: id(),
    userId: userId(),
    commentId: commentId(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    createdAt: createdAt(),
    /** Null: unread. */
    readAt: at('read_at'),
  },
  (t) => [
    uniqueIndex('comment_notices_once').on(t.userId, t.commentId),
    index('comment_notices_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
)

function commentId() {
  return integer('comment_id')
    .notNull()
    .references(() => comments.id)
}
