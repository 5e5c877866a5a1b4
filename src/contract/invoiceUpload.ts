import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, positiveId, version } from './fields.ts'
import { record } from './lifecycle.ts'
import { fileAddress } from './text.ts'

/** 发票号码: 20 digits of a digital fapiao, or code and number of an older one. */
const invoiceNumber = line(20, 'numberEmpty').check(z.regex(/^\d{8,20}$/, 'numberWrong'))

/** Input beside the file. */
export const typedNumber = z.object({ number: invoiceNumber })

/** `invoice.attach`. */
export const uploadInvoice = endpoint({
  summary:
    'Puts the official document on an invoice, before it is issued or reversed: pdf or ofd, at most 5 MB',
  method: 'POST',
  path: '/apic/invoice/upload',
  access: { row: 'invoice', by: 'id', readers: true, parts: ['finance'] },
  input: z.object({
    /** Id of the invoice. */
    id: positiveId,
    version,
    key: line(64),
    number: invoiceNumber,
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: record,
})
