import * as z from 'zod/mini'

import { email } from './email.ts'
import { line, optionalLine } from './fields.ts'
import type { Reason } from './reasons.ts'
import { plainTaxNumber, taxNumberFault } from './uscc.ts'
import { plainLine } from './text.ts'
import { phoneLine } from './phone.ts'

/** Electronic invoices: ordinary, and special for deducting VAT. */
export const invoiceTypes = ['ordinary', 'special'] as const
/** Kinds of the name on an invoice; a private person gets an ordinary one only. */
export const titleTypes = ['personal', 'company', 'institution'] as const
/** 会议费, 会务费, 注册费, 培训费, 版面费 */
export const invoiceContents = ['conference', 'service', 'registration', 'training', 'page'] as const

const says = (reason: Reason) => reason

/** Fields of an invoice in China (INV-02); the same rules in the form and on the server. */
export const invoiceFields = {
  invoice_type: z.literal(invoiceTypes, says('invalid')),
  title_type: z.literal(titleTypes, says('invalid')),
  /** 购买方名称: the legal name. */
  title: line(120),
  /** 统一社会信用代码; empty for a private person. */
  tax_no: z._default(z.pipe(plainLine(40), z.transform(plainTaxNumber)), ''),
  content: z.literal(invoiceContents, says('invalid')),
  email,
  mobile: z.optional(phoneLine(20)),
  reg_address: optionalLine(160),
  reg_phone: z.optional(phoneLine(30)),
  bank_name: optionalLine(120),
  bank_account: optionalLine(40),
}

interface Fields {
  invoice_type: (typeof invoiceTypes)[number]
  title_type: (typeof titleTypes)[number]
  tax_no: string
  reg_address?: string | undefined
  reg_phone?: string | undefined
  bank_name?: string | undefined
  bank_account?: string | undefined
}

/** Rules between fields, in the order in which the form shows them; the first that fails is named. */
export const checkInvoice = z.check<Fields>((form) => {
  const { invoice_type, title_type, tax_no, ...rest } = form.value
  const say = (field: string, message: Reason) =>
    form.issues.push({ code: 'custom', message, path: [field], input: form.value })
  if (title_type === 'personal') {
    if (invoice_type === 'special') say('invoice_type', 'specialForUnitsOnly')
    return
  }
  if (tax_no === '') say('tax_no', 'taxNumberEmpty')
  else if (taxNumberFault(tax_no) === 'shape') say('tax_no', 'taxNumberWrong')
  if (invoice_type === 'special') {
    for (const field of ['reg_address', 'reg_phone', 'bank_name', 'bank_account'] as const) {
      if (!rest[field]) say(field, 'required')
    }
  }
  if (rest.bank_account && !/^\d{8,30}$/.test(rest.bank_account.replace(/[\s-]/g, '')))
    say('bank_account', 'bankAccountWrong')
})

/** The whole form, for the page that requests it. */
export const invoiceForm = z.object(invoiceFields).check(checkInvoice)
export type InvoiceForm = z.output<typeof invoiceForm>
