import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type * as invoices from './invoice.ts'

export const invoiceExamples: ExamplesOf<typeof invoices> = {
  listInvoices: {
    sample: { label: 'invoiced', page: 1, page_size: 12 },
    answer: (say) => ({ list: [invoice(say)], ...onePage(1) }),
  },
  saveInvoice: {
    sample: {
      id: 1,
      version: 0,
      key: 'k',
      invoice_type: 'ordinary',
      title_type: 'company',
      title: '某大学',
      tax_no: '91110000101623741K',
      content: 'registration',
      email: 'a@example.org',
      mobile: '1',
      reg_address: 'a',
      reg_phone: '1',
      bank_name: 'b',
      bank_account: '12345678',
    },
    answer: (say) => ({
      ...invoice(say),
      label: 'to_be_invoiced',
      state: 'to_be_invoiced.waiting',
      version: 1,
    }),
  },
}

/** An invoice of a paid order, not requested yet. */
const invoice = (say: Say) => ({
  id: 9,
  order_id: 16,
  order_no: '2026111800016',
  conference: conference.title(say),
  amount: 160_000,
  amount_in_words: '壹仟陆佰元整',
  label: 'not_invoiced' as const,
  state: 'not_invoiced',
  version: 0,
  return_reason: null,
  form: null,
  documents: [],
})
