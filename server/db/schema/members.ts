import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { collectionKinds } from '../../../src/contract/collection.ts'
import { messageTypes } from '../../../src/contract/notifications.ts'
import { users } from './accounts.ts'
import { subjects } from './catalogue.ts'
import { at, createdAt, id } from './columns.ts'
import { userId } from './references.ts'

/** Members' choices and collections, and their notifications. */

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
    kind: text('kind', { enum: collectionKinds }).notNull(),
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
    /** Name in the table of notifications; null: written by hand. */
    name: text('name'),
    type: text('type', { enum: messageTypes }).notNull(),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    content: text('content').notNull(),
    engContent: text('eng_content').notNull(),
    /** A path of this site: what it is about. */
    link: text('link').notNull().default(''),
    /** Key of the event, so that no account is notified twice. */
    key: text('key'),
    createdAt: createdAt(),
    /** Null: unread. */
    readAt: at('read_at'),
  },
  (t) => [
    index('messages_user').on(t.userId, t.id),
    uniqueIndex('messages_key').on(t.key),
    index('messages_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
)

/** Notifications that a member does not want by mail; an essential one is sent all the same. */
/** Kinds that a member does not want as text messages. */
export const unwantedSms = pgTable(
  'unwanted_sms',
  {
    userId: userId(),
    type: text('type', { enum: messageTypes }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
)

export const unwantedMail = pgTable(
  'unwanted_mail',
  {
    userId: userId(),
    type: text('type', { enum: messageTypes }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
)
