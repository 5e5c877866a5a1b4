import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Attendee } from '../../../src/contract/attendee.ts'
import {
  importChanges,
  importFields,
  importOutcomes,
  type ImportField,
} from '../../../src/contract/peopleImportWords.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { at, id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'
import { orders } from './registration.ts'

/** Sheets of people that a team brings (CONF-03), from the upload to what became of each row. */

/** Effect of a row, as checked. */
export interface RowPlan {
  readonly attendee: Attendee
  /** Ticket type of the new registration, or of the existing one. */
  readonly ticketTypeId: number
  /** Names of tags that it gets. */
  readonly tags: readonly string[]
  /** True for a new registration that is free, by the prices of the check; absent: it has a price. */
  readonly isFree?: boolean
}

export const peopleImports = pgTable(
  'people_imports',
  {
    id: id(),
    conferenceId: conferenceId(),
    /** Account that uploaded it. */
    userId: userId(),
    /** Name of the file. */
    name: text('name').notNull(),
    headings: jsonb('headings').$type<readonly string[]>().notNull(),
    /** Content of each column, as kept or, before that, as guessed. */
    columns: jsonb('columns').$type<ReadonlyArray<ImportField | null>>().notNull(),
    /** It was applied, and is taken back, without notifying anybody. */
    isQuiet: boolean('is_quiet').notNull().default(false),
    /** When it was applied: until a day later it can be undone. */
    appliedAt: at('applied_at'),
    /** Time at which cells and former data were deleted. */
    forgottenAt: at('forgotten_at'),
    /** Chosen by the sender; the same key of the same account brings one sheet. */
    creationKey: text('creation_key').notNull(),
    ...statusColumns('uploaded'),
  },
  (t) => [
    index('people_imports_conference').on(t.conferenceId, t.id),
    uniqueIndex('people_imports_creation').on(t.userId, t.creationKey),
    // Imports that the clock goes on with.
    index('people_imports_working')
      .on(t.id)
      .where(sql`${t.state} in ('mapped', 'applying', 'undoing')`),
    index('people_imports_old')
      .on(t.movedAt)
      .where(sql`${t.forgottenAt} is null`),
    check(
      'people_imports_state',
      sql`${t.state} in ('uploaded', 'mapped', 'checked', 'applying', 'applied', 'undoing', 'undone', 'discarded')`,
    ),
  ],
)

export const peopleImportRows = pgTable(
  'people_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => peopleImports.id),
    /** Line of the sheet, as its program counts them. */
    line: integer('line').notNull(),
    /** As they are written there; empty: forgotten. */
    cells: jsonb('cells').$type<readonly string[]>().notNull(),
    /** Null: not checked yet. */
    change: text('change', { enum: importChanges }),
    plan: jsonb('plan').$type<RowPlan>(),
    /** The registration that is changed, or was made. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    fault: text('fault').$type<Reason>(),
    /** Column of the fault. */
    field: text('field', { enum: importFields }),
    /** Attendee of a changed registration at the check. */
    before: jsonb('before').$type<Attendee>(),
    /** Tags that this row put on it. */
    tagged: jsonb('tagged').$type<readonly number[]>(),
    outcome: text('outcome', { enum: importOutcomes }),
    /** Why it was refused or kept. */
    refusal: text('refusal').$type<Reason>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('people_import_rows_order').on(t.orderId),
    index('people_import_rows_change').on(t.importId, t.change, t.line),
    index('people_import_rows_waiting')
      .on(t.importId, t.line)
      .where(sql`${t.outcome} is null and ${t.change} in ('create', 'update')`),
    check(
      'people_import_rows_change',
      sql`${t.change} is null or ${t.change} in ('create', 'update', 'same', 'error')`,
    ),
    check('people_import_rows_fault', sql`(coalesce(${t.change}, '') = 'error') = (${t.fault} is not null)`),
    check(
      'people_import_rows_outcome',
      sql`${t.outcome} is null or ${t.outcome} in ('done', 'refused', 'undone', 'kept')`,
    ),
    check(
      'people_import_rows_refusal',
      sql`(${t.refusal} is not null) = (coalesce(${t.outcome}, '') in ('refused', 'kept'))`,
    ),
  ],
)
