import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { builtInNames } from '../../../src/contract/documents/builtIn.ts'
import type { Design } from '../../../src/contract/documents/design.ts'
import type { DocumentAbout, DocumentPerson } from '../../../src/contract/documents/values.ts'
import { documentKinds } from '../../../src/contract/documents/words.ts'
import type { PeopleFilter } from '../../../src/contract/peopleFilter.ts'
import { users } from './accounts.ts'
import { certificates } from './admission.ts'
import { at, createdAt, id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'
import { orders } from './registration.ts'

/** Documents printed for the people of a conference (CONF-03): its own designs, batches of documents, and each document. */

export const documentTemplates = pgTable(
  'document_templates',
  {
    id: id(),
    conferenceId: conferenceId(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    name: text('name').notNull(),
    design: jsonb('design').$type<Design>().notNull(),
    /** Counts the times it was saved. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    savedAt: at('saved_at').notNull().defaultNow(),
    /** End of the offer; batches made with it keep their design. */
    retiredAt: at('retired_at'),
    /** Chosen by the sender; the same key makes one template of a conference. */
    creationKey: text('creation_key').notNull(),
  },
  (t) => [
    index('document_templates_conference').on(t.conferenceId, t.id),
    uniqueIndex('document_templates_creation').on(t.conferenceId, t.creationKey),
    check(
      'document_templates_kind',
      sql`${t.kind} in ('badge', 'attendance', 'publication', 'review', 'list')`,
    ),
  ],
)

export const documentBatches = pgTable(
  'document_batches',
  {
    id: id(),
    conferenceId: conferenceId(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** Null exactly when `builtIn` is not. */
    templateId: integer('template_id').references(() => documentTemplates.id),
    builtIn: text('built_in', { enum: builtInNames }),
    /** As the template was called when the batch was begun. */
    name: text('name').notNull(),
    /** Filter of the recipients. */
    filter: jsonb('filter').$type<PeopleFilter>().notNull(),
    /** As the documents are drawn; null: they are not generated yet. */
    design: jsonb('design').$type<Design>(),
    about: jsonb('about').$type<DocumentAbout>(),
    /** Stored name of the whole as one PDF; null: not drawn, or its time is over. */
    file: text('file'),
    bytes: integer('bytes').notNull().default(0),
    drawnAt: at('drawn_at'),
    /** The chair who issued it. */
    issuedBy: integer('issued_by').references(() => users.id),
    /** Chosen by the sender; the same key begins one batch of a conference. */
    creationKey: text('creation_key').notNull(),
    ...statusColumns('draft'),
  },
  (t) => [
    index('document_batches_conference').on(t.conferenceId, t.id),
    index('document_batches_template').on(t.templateId),
    index('document_batches_drawn')
      .on(t.drawnAt)
      .where(sql`${t.file} is not null`),
    uniqueIndex('document_batches_creation').on(t.conferenceId, t.creationKey),
    check(
      'document_batches_kind',
      sql`${t.kind} in ('badge', 'attendance', 'publication', 'review', 'list')`,
    ),
    check('document_batches_source', sql`num_nonnulls(${t.templateId}, ${t.builtIn}) = 1`),
    check(
      'document_batches_state',
      sql`${t.state} in ('draft', 'generating', 'ready', 'issued', 'discarded')`,
    ),
    check(
      'document_batches_design',
      sql`${t.state} not in ('ready', 'issued') or num_nonnulls(${t.design}, ${t.about}) = 2`,
    ),
  ],
)

export const documentItems = pgTable(
  'document_items',
  {
    id: id(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => documentBatches.id),
    /** Place in the batch, from 1: by name, in the order of pinyin. */
    seq: integer('seq').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: userId(),
    /** `failed`: it is not printed, or not issued; `reason` says why. */
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    reason: text('reason'),
    /** Data on the document; null before it is made, and after the account was deleted. */
    person: jsonb('person').$type<DocumentPerson>(),
    certificateId: integer('certificate_id').references(() => certificates.id),
    issuedAt: at('issued_at'),
  },
  (t) => [
    uniqueIndex('document_items_seq').on(t.batchId, t.seq),
    index('document_items_order').on(t.orderId),
    index('document_items_user').on(t.userId),
    index('document_items_certificate').on(t.certificateId),
    check('document_items_state', sql`${t.state} in ('waiting', 'done', 'failed')`),
    check('document_items_reason', sql`(${t.state} = 'failed') = (${t.reason} is not null)`),
  ],
)
