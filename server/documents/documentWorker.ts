import { certificatePdf, type CertificateSheet } from './certificatePdf.ts'
import { invoicePdf, type InvoiceSheet } from './invoicePdf.ts'

/** A document to be made. The same order always makes the same bytes. */
export type DocumentOrder =
  | { readonly kind: 'invoice'; readonly sheet: InvoiceSheet }
  | { readonly kind: 'certificate'; readonly sheet: CertificateSheet }

/** Runs in a thread of its own, because a document takes up to half a second of a processor. */
export default (order: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> =>
  order.kind === 'invoice' ? invoicePdf(order.sheet) : certificatePdf(order.sheet)
