import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { createdAt, id } from './columns.ts'
import { conferenceId } from './references.ts'
import { orders } from './registration.ts'

/** What the organizers of a conference add to its registrations, and what finds them. */

/**
 * By what a registration is found. A trigger of `orders` (see the migration) adds the row and takes its terms away in the
 * transaction that changes whom it is for; `keepPeopleTerms` makes them a moment later.
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
