import type { Failure } from '../contract/failure.ts'
import { uploadInvoice } from '../contract/invoiceUpload.ts'
import type { Api } from './api.ts'
import { sendFile } from './sendFile.ts'

interface Document {
  invoiceId: number
  number: string
  version: number
  key: string
  file: File
}

type Fact =
  | { type: 'document.progressed'; share: number }
  | { type: 'document.finished' }
  | { type: 'document.failed'; failure: Failure }

/** Uploads the official document of an invoice; returns a cancel function, after which no callback is called. */
export const sendInvoiceDocument = (
  api: Api,
  { invoiceId, number, version, key, file }: Document,
  tell: (fact: Fact) => void,
): (() => void) =>
  sendFile({
    file,
    field: 'content',
    send: (content, options) =>
      api.call(uploadInvoice, { id: invoiceId, version, key, number, content }, options),
    onProgress: (share) => tell({ type: 'document.progressed', share }),
    onSent: () => tell({ type: 'document.finished' }),
    onFailure: (failure) => tell({ type: 'document.failed', failure }),
  })
