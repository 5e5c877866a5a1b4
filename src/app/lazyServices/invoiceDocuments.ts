import { uploadInvoice } from '../../contract/invoiceUpload.ts'
import type { FilePort } from '../../kinds/file/file.types.ts'
import type { DocumentWish } from '../../machines/invoiceDocument/invoiceDocument.machine.ts'
import { sendFileTo } from '../../services/sendFile.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machine that brings the official document of an invoice. */
export const invoiceDocuments = ({ api }: LazyDeps) => ({
  portOf: (id: number): FilePort<DocumentWish> => ({
    sendFile: sendFileTo(({ wish: { number, version }, key }, content, options) =>
      api.call(uploadInvoice, { id, version, key, number, content }, options),
    ),
  }),
})
