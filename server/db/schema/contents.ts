import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { contentKinds } from '../../../src/contract/contentKinds.ts'
import { emptyDocument, type RichDocument } from '../../../src/contract/richText.ts'
import { users } from './accounts.ts'
import { at, id, statusColumns } from './columns.ts'
import { uploadedFiles } from './files.ts'
import { conferenceId, userId } from './references.ts'

/** Texts of a conference in two languages, and their releases (CONF-02). */

const bodyColumn = (name: string) => jsonb(name).$type<RichDocument>().notNull()

/** As it is worked on. A row is made when something is saved first. */
export const conferenceContents = pgTable(
  'conference_contents',
  {
    id: id(),
    conferenceId: conferenceId(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    title: text('title').notNull().default(''),
    engTitle: text('eng_title').notNull().default(''),
    body: bodyColumn('body').default(emptyDocument),
    engBody: bodyColumn('eng_body').default(emptyDocument),
    /** Counts the times the texts were saved; `version` counts the moves of the row. */
    revision: integer('revision').notNull().default(0),
    editedBy: integer('edited_by').references(() => users.id),
    editedAt: at('edited_at'),
    /** Hash of the source at the last edit or confirmation of the translation; null: no translation. */
    translatedHash: text('translated_hash'),
    /** Source text at that time, so that its change can be shown beside the translation. */
    translatedFrom: jsonb('translated_from').$type<{ title: string; body: RichDocument }>(),
    /** Number of the release that everybody reads; null: none. */
    publicNo: integer('public_no'),
    lastNo: integer('last_no').notNull().default(0),
    /** Why it was retired. */
    reason: text('reason'),
    ...statusColumns('edited'),
  },
  (t) => [
    uniqueIndex('conference_contents_kind').on(t.conferenceId, t.kind),
    check('conference_contents_state', sql`${t.state} in ('edited', 'released', 'retired')`),
    check('conference_contents_public', sql`${t.publicNo} between 1 and ${t.lastNo}`),
    check('conference_contents_released', sql`${t.state} <> 'released' or ${t.publicNo} = ${t.lastNo}`),
    check('conference_contents_retired', sql`${t.state} <> 'retired' or ${t.publicNo} is null`),
    check(
      'conference_contents_translated',
      sql`(${t.translatedHash} is null) = (${t.translatedFrom} is null)`,
    ),
  ],
)

/** Released texts: a trigger refuses every change. */
export const contentReleases = pgTable(
  'content_releases',
  {
    id: id(),
    contentId: integer('content_id')
      .notNull()
      .references(() => conferenceContents.id),
    no: integer('no').notNull(),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    body: bodyColumn('body'),
    engBody: bodyColumn('eng_body'),
    /** Hash of the canonical texts in both languages. */
    hash: text('hash').notNull(),
    by: userId('by'),
    at: at('at').notNull(),
  },
  (t) => [
    uniqueIndex('content_releases_no').on(t.contentId, t.no),
    index('content_releases_by').on(t.by),
    check('content_releases_numbered', sql`${t.no} > 0`),
  ],
)

/** Uploaded for the texts of a conference, or taken over with the texts of another one. A text names it by its address. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    file: text('file')
      .notNull()
      .references(() => uploadedFiles.name, { onDelete: 'cascade' }),
    conferenceId: conferenceId(),
    /** In pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.file, t.conferenceId] }),
    index('content_pictures_conference').on(t.conferenceId),
  ],
)
