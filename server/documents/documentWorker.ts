import { certificatePdf, type CertificateSheet } from './certificatePdf.ts'
import { designedFile, designedPdf, type DesignedSheet } from './designedPdf.ts'
import { invoicePdf, type InvoiceSheet } from './invoicePdf.ts'
import { noticePdf, type NoticeSheet } from './noticePdf.ts'
import { shareCardPng, type ShareCard } from './shareCard.ts'
import { ticketPdf, type TicketSheet } from './ticketPdf.ts'

/** A document to be made. The same order always makes the same bytes. */
export type DocumentOrder =
  | { readonly kind: 'invoice'; readonly sheet: InvoiceSheet }
  | { readonly kind: 'certificate'; readonly sheet: CertificateSheet }
  | { readonly kind: 'ticket'; readonly sheet: TicketSheet }
  | { readonly kind: 'shareCard'; readonly sheet: ShareCard }
  | { readonly kind: 'notice'; readonly sheet: NoticeSheet }
  | { readonly kind: 'designed'; readonly sheet: DesignedSheet }

/** Runs in a thread of its own, because a document takes up to half a second of a processor. */
export default (order: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> => {
  switch (order.kind) {
    case 'invoice':
      return invoicePdf(order.sheet)
    case 'certificate':
      return certificatePdf(order.sheet)
    case 'ticket':
      return ticketPdf(order.sheet)
    case 'shareCard':
      return shareCardPng(order.sheet)
    case 'notice':
      return noticePdf(order.sheet)
    case 'designed':
      return designedPdf(order.sheet)
  }
}

/** A batch of thousands goes into a file; answers its bytes. */
export const drawFile = ({ sheet, path }: { sheet: DesignedSheet; path: string }): Promise<number> =>
  designedFile(sheet, path)
