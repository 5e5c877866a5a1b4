import { shown } from '../shared/shown.ts'
import type { InvoiceDocumentSnapshot } from './invoiceDocument.machine.ts'
import { documentViews } from './invoiceDocument.types.ts'

export const selectView = (snapshot: InvoiceDocumentSnapshot) => shown(snapshot, documentViews)
export const selectFile = (snapshot: InvoiceDocumentSnapshot) => snapshot.context.file
export const selectShare = (snapshot: InvoiceDocumentSnapshot) => snapshot.context.share
export const selectFailure = (snapshot: InvoiceDocumentSnapshot) => snapshot.context.failure
