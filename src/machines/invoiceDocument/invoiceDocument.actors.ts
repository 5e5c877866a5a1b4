import { fromCallback } from 'xstate'

import type { InvoiceDocumentPort, SendDocument, SendFact } from './invoiceDocument.types.ts'

export const createInvoiceDocumentActors = (port: InvoiceDocumentPort) => ({
  sendDocument: fromCallback<SendFact, SendDocument>(({ input, sendBack }) =>
    port.sendDocument(input, sendBack),
  ),
})
