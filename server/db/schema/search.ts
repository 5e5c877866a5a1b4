import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { searchKinds } from '../../../src/contract/searchKinds.ts'
import { at, id } from './columns.ts'

/** Source of a document. The rows of `speaker` are gathered from other documents; those of `help` change with the program. */
export const searchSources = ['conference', 'live', 'video', 'news', 'paper', 'help', 'speaker'] as const
export type SearchSource = (typeof searchSources)[number]

/** Shown texts of a document; in Chinese and English, either may be empty. */
export interface ShownDocument {
  readonly href: readonly [string, string]
  readonly title: readonly [string, string]
  readonly people: readonly [string, string]
  readonly of: readonly [string, string]
  readonly text: readonly [string, string]
}

/**
 * Public texts, ready to be searched. Triggers of the sources (see the migration) take a document out in the very
 * transaction that hides or deletes its source, and note every other change in `search_changes`.
 * The two large columns are kept beside the row, so that counting thousands of rows reads none of them.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: id(),
    kind: text('kind', { enum: searchKinds }).notNull(),
    source: text('source', { enum: searchSources }).notNull(),
    /** 0 for speakers and help, which have a name instead. */
    sourceId: integer('source_id').notNull(),
    /** Several documents of one source: 0 the source itself, then the entries of its programme. */
    part: integer('part').notNull().default(0),
    /** A speaker's name as `speakers` spells it, or the topic of a help page; empty for the other kinds. */
    name: text('name').notNull().default(''),
    /** It is public only while this conference is. */
    conferenceId: integer('conference_id'),
    /** Begin or publication; among equals the newer comes first. */
    at: at('at').notNull(),
    /** Rules by which the terms were made. */
    rules: integer('rules').notNull(),
    /** Folded names of those who speak. */
    speakers: text('speakers').array().notNull(),
    /** Everything by which it is found: a sign that says in which field, then the word or piece. */
    terms: text('terms').array().notNull(),
    shown: jsonb('shown').$type<ShownDocument>().notNull(),
  },
  (t) => [
    uniqueIndex('search_documents_source').on(t.source, t.sourceId, t.part, t.name),
    index('search_documents_conference').on(t.conferenceId),
    index('search_documents_speakers').using('gin', t.speakers),
    // Searches must not scan a pending list; only the indexing job writes here, and it can wait.
    index('search_documents_terms').using('gin', t.terms).with({ fastupdate: false }),
  ],
)

/** Sources that changed since they were indexed; written by triggers, so that no writer can forget it. */
export const searchChanges = pgTable('search_changes', {
  id: id(),
  source: text('source', { enum: searchSources }).notNull(),
  sourceId: integer('source_id').notNull(),
  name: text('name').notNull().default(''),
})

/**
 * Words of titles and names in letters, to recognize typing errors. A word whose documents are gone stays
 * and does no harm: it is shown only if something is found by it.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** The word with one sign left out, of longer ones also two. */
    deletes: text('deletes').array().notNull(),
  },
  (t) => [index('search_words_deletes').using('gin', t.deletes)],
)
