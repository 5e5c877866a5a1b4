import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, page, paged, positiveId, version } from './fields.ts'
import { checkInvoice, invoiceContents, invoiceFields, invoiceTypes, titleTypes } from './invoiceForm.ts'

export const invoiceLabels = ['not_invoiced', 'to_be_invoiced', 'invoiced'] as const

const keptForm = z.object({
  invoice_type: z.literal(invoiceTypes),
  title_type: z.literal(titleTypes),
  title: z.string(),
  tax_no: z.string(),
  content: z.literal(invoiceContents),
  email: z.string(),
  mobile: z.optional(z.string()),
  reg_address: z.optional(z.string()),
  reg_phone: z.optional(z.string()),
  bank_name: z.optional(z.string()),
  bank_account: z.optional(z.string()),
})

/** An order that can have an invoice, with its invoice. Amounts are whole fen (0.01 CNY). */
export const invoiceCard = z.object({
  /** Id of the invoice. */
  id: z.int(),
  order_id: z.int(),
  order_no: z.string(),
  conference: z.string(),
  amount: z.int(),
  /** 价税合计（大写）, in Chinese for every language. */
  amount_in_words: z.string(),
  label: z.literal(invoiceLabels),
  /** Leaf of the machine. */
  state: z.string(),
  version: z.int(),
  return_reason: z.nullable(z.string()),
  form: z.nullable(keptForm),
  documents: z.array(
    z.object({
      id: z.int(),
      kind: z.literal(['issue', 'reversal']),
      number: z.string(),
      refers_to: z.nullable(z.string()),
      at: z.string(),
      /** Address of the platform's statement of it, a PDF. */
      url: z.string(),
      /** Address of the official document; null where it was issued before these were kept. */
      official_url: z.nullable(z.string()),
    }),
  ),
})
export type InvoiceCard = z.infer<typeof invoiceCard>

export const listInvoices = endpoint({
  summary: 'Paid orders of the account with their invoices, newest first',
  method: 'GET',
  path: '/apic/invoice/list',
  access: 'member',
  input: z.object({ label: z.optional(z.literal(invoiceLabels, 'invalid')), ...page }),
  output: paged(invoiceCard),
})

/** `invoice.request` or, before finance has taken it up, `invoice.edit`. */
export const saveInvoice = endpoint({
  summary: 'Asks for an invoice, or changes what was asked for',
  method: 'POST',
  path: '/apic/invoice/save',
  access: { row: 'invoice', by: 'id', readers: true },
  input: z
    .object({
      id: positiveId,
      version,
      key: line(64),
      ...invoiceFields,
    })
    .check(checkInvoice),
  output: invoiceCard,
})
