import type { Failure } from '../../contract/failure.ts'

export interface InvoiceDocumentInput {
  invoiceId: number
}

export interface InvoiceDocumentContext extends InvoiceDocumentInput {
  /** Null until one is chosen, and after it was sent. */
  file: File | null
  /** As it was sent last; empty before. */
  number: string
  version: number
  /** Idempotency key of this file with this number; empty until they are sent for the first time. */
  key: string
  /** How much of the file has left, from 0 to 1. */
  share: number
  failure: Failure | null
}

export type SendFact =
  | { type: 'document.progressed'; share: number }
  | { type: 'document.finished' }
  | { type: 'document.failed'; failure: Failure }

export type InvoiceDocumentEvent =
  | SendFact
  | { type: 'file.choose'; file: File }
  /** `version`: of the invoice, as it is shown. `key` is used unless this file was sent with this number before. */
  | { type: 'document.send'; number: string; version: number; key: string }
  | { type: 'document.stop' }

export type InvoiceDocumentEmitted =
  | { type: 'document.sent' }
  /** The invoice, not the document, is in the way: what is shown of it may not be true any more. */
  | { type: 'document.declined'; failure: Failure }

/** Views of the field; each is a tag of the machine. */
export const documentViews = ['empty', 'refused', 'chosen', 'failed', 'sending'] as const
export type InvoiceDocumentTag = 'busy' | 'failure' | (typeof documentViews)[number]

export interface SendDocument extends InvoiceDocumentInput {
  number: string
  version: number
  key: string
  file: File
}

export interface InvoiceDocumentPort {
  /** Tells how it goes and how it ends; answers how to give it up. */
  sendDocument(wish: SendDocument, tell: (fact: SendFact) => void): () => void
}
