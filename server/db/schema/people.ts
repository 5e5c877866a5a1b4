import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { bulkKinds, bulkOutcomes } from '../../../src/contract/bulkWords.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { at, createdAt, id } from './columns.ts'
import { conferenceId, userId } from './references.ts'
import { orders } from './registration.ts'

/** Organizers' additions to the registrations of a conference, and the words to find them. */

/**
 * Search terms of a registration. A trigger of `orders` (see the migration) adds the row and empties its terms in the
 * transaction that changes the attendee; `keepPeopleTerms` makes them a moment later.
 */
export const peopleTerms = pgTable(
  'people_terms',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Rules by which the terms were made. */
    rules: integer('rules').notNull().default(0),
    /** Each begins with the number of the conference; null: they are still to be made. */
    terms: text('terms').array(),
  },
  (t) => [
    // Searches must not scan a pending list; only the indexing job writes here, and it can wait.
    index('people_terms_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('people_terms_missing')
      .on(t.orderId)
      .where(sql`${t.terms} is null`),
  ],
)

/** Words that the team of a conference puts on registrations. */
export const peopleTags = pgTable(
  'people_tags',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('people_tags_name').on(t.conferenceId, sql`lower(${t.name})`)],
)

export const orderTags = pgTable(
  'order_tags',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => peopleTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.tagId] }), index('order_tags_tag').on(t.tagId, t.orderId)],
)

/** Filters that the team of a conference has named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    /** As an address writes it: `state=paid&tags=3`. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.conferenceId, sql`lower(${t.name})`)],
)

/** Acts on many registrations at once (CONF-03). */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: id(),
    conferenceId: conferenceId(),
    /** Account that requested it. */
    userId: userId(),
    kind: text('kind', { enum: bulkKinds }).notNull(),
    /** Tag to set; null for other kinds. */
    tagId: integer('tag_id').references(() => peopleTags.id),
    /** Ticket type that registrations changed to, which may be gone by now; null for other kinds. */
    typeId: integer('type_id'),
    /** Why orders are closed; else empty. */
    reason: text('reason').notNull().default(''),
    /** Which registrations were meant: a filter as an address writes it, or the ids that were chosen. */
    query: text('query').notNull(),
    /** Chosen by the sender; the same key of the same account acts once. */
    key: text('key').notNull(),
    /** End of the time to undo it; null: cannot be undone. */
    undoUntil: at('undo_until'),
    undoneAt: at('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bulk_actions_key').on(t.userId, t.key),
    index('bulk_actions_conference').on(t.conferenceId, t.id),
    check('bulk_actions_kind', sql`${t.kind} in ('tag', 'untag', 'retype', 'cancel')`),
    check('bulk_actions_tag', sql`(${t.kind} in ('tag', 'untag')) = (${t.tagId} is not null)`),
    check('bulk_actions_type', sql`(${t.kind} = 'retype') = (${t.typeId} is not null)`),
  ],
)

export const bulkItems = pgTable(
  'bulk_items',
  {
    actionId: integer('action_id')
      .notNull()
      .references(() => bulkActions.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `kept`: undone, but this row was changed since · null: its turn has not come. */
    outcome: text('outcome', { enum: bulkOutcomes }),
    /** Ticket type before the change, which may be gone by now; null: unchanged. */
    beforeTypeId: integer('before_type_id'),
    /** Why it was refused. */
    refusal: text('refusal').$type<Reason>(),
  },
  (t) => [
    primaryKey({ columns: [t.actionId, t.orderId] }),
    index('bulk_items_order').on(t.orderId, t.actionId),
    index('bulk_items_waiting')
      .on(t.actionId, t.orderId)
      .where(sql`${t.outcome} is null`),
    check(
      'bulk_items_outcome',
      sql`${t.outcome} is null or ${t.outcome} in ('done', 'refused', 'undone', 'kept')`,
    ),
    check('bulk_items_refusal', sql`(${t.refusal} is not null) = (coalesce(${t.outcome}, '') = 'refused')`),
  ],
)

/** Acts of the team on one registration: a corrected name, a note, a letter (CONF-03). */
export const personActs = pgTable(
  'person_acts',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Account that did it. */
    userId: userId(),
    kind: text('kind', { enum: ['correct', 'note', 'write'] }).notNull(),
    /** Why it was corrected; what was noted, or written. Empty: it is erased, or no reason was given. */
    text: text('text').notNull().default(''),
    /** Person before a correction; null for other kinds. */
    before: jsonb('before').$type<CorrectedPerson>(),
    after: jsonb('after').$type<CorrectedPerson>(),
    /** Chosen by the sender; the same key of the same account acts once. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('person_acts_key').on(t.userId, t.key),
    index('person_acts_order').on(t.orderId, t.id),
    check('person_acts_kind', sql`${t.kind} in ('correct', 'note', 'write')`),
    check(
      'person_acts_correction',
      sql`(${t.kind} = 'correct') = (${t.before} is not null and ${t.after} is not null)`,
    ),
  ],
)

export interface CorrectedPerson {
  readonly name: string
  readonly affiliation: string
}
