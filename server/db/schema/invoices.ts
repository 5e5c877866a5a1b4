import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { InvoiceForm } from '../../../src/contract/invoiceForm.ts'
import { createdAt, id, statusColumns } from './columns.ts'
import { orders } from './registration.ts'

/** Requested and issued invoices. */

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    form: jsonb('form').$type<InvoiceForm>(),
    returnReason: text('return_reason'),
    /** Number and stored file of the next official document, until it is issued; else null. */
    documentNumber: text('document_number'),
    documentFile: text('document_file'),
    ...statusColumns('not_invoiced'),
  },
  (t) => [
    uniqueIndex('invoices_order').on(t.orderId),
    index('invoices_queue').on(t.state, t.id),
    uniqueIndex('invoices_document_number').on(t.documentNumber),
    index('invoices_document_file').on(t.documentFile),
    check('invoices_document', sql`(${t.documentNumber} is null) = (${t.documentFile} is null)`),
  ],
)

export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: text('kind', { enum: ['issue', 'reversal'] }).notNull(),
    number: text('number').notNull(),
    /** Name of the stored file; null for one from before official documents were kept. */
    file: text('file'),
    refersTo: integer('refers_to').references((): AnyPgColumn => invoiceDocuments.id),
    amount: integer('amount').notNull(),
    /** The form as it was when the document was made. */
    form: jsonb('form').$type<InvoiceForm>().notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invoice_documents_number').on(t.number),
    uniqueIndex('invoice_documents_reversal').on(t.refersTo),
    index('invoice_documents_invoice').on(t.invoiceId, t.id),
    index('invoice_documents_file').on(t.file),
    check('invoice_documents_kind', sql`(${t.kind} = 'reversal') = (${t.refersTo} is not null)`),
  ],
)
