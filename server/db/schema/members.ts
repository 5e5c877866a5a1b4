import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { subjects } from './catalogue.ts'
import { at, createdAt, id } from './columns.ts'
import { userId } from './references.ts'

/** What members chose and kept, and what they were told. */

export const userSubjects = pgTable(
  'user_subjects',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subjectId] })],
)

export const collections = pgTable(
  'collections',
  {
    id: id(),
    userId: userId(),
    kind: text('kind', { enum: ['conf', 'news', 'video'] }).notNull(),
    targetId: integer('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('collections_once').on(t.userId, t.kind, t.targetId)],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type', { enum: ['system', 'conference', 'paper', 'order'] }).notNull(),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    content: text('content').notNull(),
    engContent: text('eng_content').notNull(),
    createdAt: createdAt(),
    /** Null: unread. */
    readAt: at('read_at'),
  },
  (t) => [
    index('messages_user').on(t.userId, t.createdAt),
    index('messages_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
)
