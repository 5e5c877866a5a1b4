import { sendInvoiceDocument } from '../../services/sendInvoiceDocument.ts'
import type { InvoiceDocumentPort } from '../../machines/invoiceDocument/invoiceDocument.types.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machine that uploads the official document of an invoice. */
export const invoiceDocuments = ({ api }: LazyDeps): InvoiceDocumentPort => ({
  sendDocument: (wish, tell) => sendInvoiceDocument(api, wish, tell),
})
