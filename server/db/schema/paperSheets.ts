import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { sheetChanges, sheetKinds } from '../../../src/contract/paperSheetWords.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { at, createdAt, id } from './columns.ts'
import { conferenceId, userId } from './references.ts'

/** Spreadsheets that chairs bring, from the preview to what became of each row. Kept for a day. */

export const sheetImports = pgTable(
  'sheet_imports',
  {
    id: id(),
    conferenceId: conferenceId(),
    /** The chair who brought it; others do not see it. */
    userId: userId(),
    kind: text('kind', { enum: sheetKinds }).notNull(),
    /** When the first row was applied. */
    appliedAt: at('applied_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('sheet_imports_user').on(t.userId, t.conferenceId, t.id),
    check('sheet_imports_kind', sql`${t.kind} in ('assignments', 'decisions')`),
  ],
)

export const sheetRows = pgTable(
  'sheet_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => sheetImports.id, { onDelete: 'cascade' }),
    /** Line of the spreadsheet, as its program counts them. */
    line: integer('line').notNull(),
    /** As it is written there. */
    paper: text('paper').notNull(),
    /** No foreign key: it is only checked for changes. Null: no paper of this chair. */
    paperId: integer('paper_id'),
    /** Reviewer as they are written there; empty in a sheet of decisions. */
    who: text('who').notNull().default(''),
    change: text('change', { enum: sheetChanges }).notNull(),
    /** Reviewer in the pool. */
    reviewerId: integer('reviewer_id'),
    /** Row to withdraw: a review or a link. */
    reviewId: integer('review_id'),
    invitationId: integer('invitation_id'),
    /** Version of the paper, or of the review that is withdrawn, as the preview showed it. */
    version: integer('version').notNull().default(0),
    /** Id of the decision that stood prepared; 0: none. */
    replaces: integer('replaces').notNull().default(0),
    before: text('before').notNull().default(''),
    after: text('after').notNull().default(''),
    /** The letter of a decision, the reason of a withdrawal. */
    words: text('words').notNull().default(''),
    fault: text('fault').$type<Reason>(),
    /** Column of the fault. */
    field: text('field'),
    outcome: text('outcome', { enum: ['done', 'refused'] }),
    refusal: text('refusal').$type<Reason>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('sheet_rows_change').on(t.importId, t.change, t.line),
    check('sheet_rows_change_known', sql`${t.change} in ('same', 'assign', 'withdraw', 'decide', 'fault')`),
    check('sheet_rows_outcome', sql`${t.outcome} is null or ${t.outcome} in ('done', 'refused')`),
  ],
)
