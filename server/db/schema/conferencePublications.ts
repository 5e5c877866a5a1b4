import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import type { DetailLine } from '../../../src/contract/lifecycle.ts'
import { conferences } from './catalogue.ts'
import { statusColumns } from './columns.ts'

/**
 * How far each conference is known (CONF-01), by its id. A trigger makes the row with the conference, and others keep `state`
 * and `conferences.publication` the same, by which whatever the public reads is chosen.
 */
export const conferencePublications = pgTable(
  'conference_publications',
  {
    id: integer('id')
      .primaryKey()
      .references(() => conferences.id, { onDelete: 'cascade' }),
    /** Reason of the return, or text to the registrants at a cancellation … */
    reason: text('reason'),
    /** … and the same in English. */
    engReason: text('eng_reason'),
    /** Changes that the reviewer requires, by field of the checklist. */
    notes: jsonb('notes').$type<Record<string, string>>().notNull().default({}),
    wasCancelled: boolean('was_cancelled').notNull().default(false),
    /** As it stood when an administrator last decided about it, by language: the next one is shown beside it. */
    decided: jsonb('decided').$type<{ zh: DetailLine[]; en: DetailLine[] }>(),
    ...statusColumns('draft'),
  },
  (t) => [
    index('conference_publications_queue').on(t.state, t.movedAt, t.id),
    check(
      'conference_publications_state',
      sql`${t.state} in ('draft', 'in_review', 'published', 'cancelled', 'archived')`,
    ),
  ],
)
