import { fromPromise } from 'xstate'

import type { InvoiceFormPort, SaveInvoice } from './invoiceForm.types.ts'

export const createInvoiceFormActors = (port: InvoiceFormPort) => ({
  saveInvoice: fromPromise<void, SaveInvoice>(({ input, signal }) => port.saveInvoice(input, signal)),
})
