import type { InvoiceFormPort, SaveInvoice } from './invoiceForm.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createInvoiceFormActors = (port: InvoiceFormPort) => ({
  saveInvoice: fromPromise<void, SaveInvoice>(({ input, signal }) => port.saveInvoice(input, signal)),
})
