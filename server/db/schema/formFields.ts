import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { fieldKinds, type FieldOption } from '../../../src/contract/formFields.ts'
import { at, createdAt, id } from './columns.ts'
import { conferenceId } from './references.ts'

const line = (name: string) => text(name).notNull().default('')

/**
 * Questions that a conference adds to its registration form (CONF-03). Their answers are in `orders.answers`, by the name
 * `q` and the number of the question: one that was answered is hidden and never deleted.
 */
export const formFields = pgTable(
  'form_fields',
  {
    id: id(),
    conferenceId: conferenceId(),
    kind: text('kind', { enum: fieldKinds }).notNull(),
    name: line('name'),
    engName: line('eng_name'),
    help: line('help'),
    engHelp: line('eng_help'),
    isRequired: boolean('is_required').notNull().default(false),
    options: jsonb('options').$type<FieldOption[]>().notNull().default([]),
    /** How many options it ever had: the key of one that is gone is not given again. */
    optionsMade: integer('options_made').notNull().default(0),
    /** It is shown only where this question has one of `showIfValues`. */
    showIfField: integer('show_if_field').references((): AnyPgColumn => formFields.id),
    showIfValues: jsonb('show_if_values').$type<string[]>().notNull().default([]),
    position: integer('position').notNull(),
    /** Counts the times it was saved, hidden or shown again. */
    version: integer('version').notNull().default(0),
    /** Time from which it is hidden. */
    hiddenAt: at('hidden_at'),
    /** Chosen by the sender; the same key makes one question of a conference. */
    creationKey: text('creation_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('form_fields_conference').on(t.conferenceId, t.position),
    index('form_fields_show_if').on(t.showIfField),
    uniqueIndex('form_fields_creation').on(t.conferenceId, t.creationKey),
    check(
      'form_fields_kind',
      sql`${t.kind} in ('text', 'paragraphs', 'one', 'several', 'yes_no', 'day', 'number')`,
    ),
    check('form_fields_named', sql`${t.name} <> '' or ${t.engName} <> ''`),
    check('form_fields_condition', sql`${t.showIfField} is null or ${t.showIfField} <> ${t.id}`),
  ],
)
