import type { InvoiceDocumentSnapshot } from './invoiceDocument.machine.ts'

export const selectView = (snapshot: InvoiceDocumentSnapshot) => {
  if (snapshot.matches('sending')) return 'sending'
  if (snapshot.matches({ choosing: 'chosen' })) return 'chosen'
  if (snapshot.matches({ choosing: 'failed' })) return 'failed'
  return snapshot.matches({ choosing: 'refused' }) ? 'refused' : 'empty'
}
export const selectFile = (snapshot: InvoiceDocumentSnapshot) => snapshot.context.file
export const selectShare = (snapshot: InvoiceDocumentSnapshot) => snapshot.context.share
export const selectFailure = (snapshot: InvoiceDocumentSnapshot) => snapshot.context.failure
