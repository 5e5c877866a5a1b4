import { shown } from '../shared/shown.ts'
import type { InvoiceFormSnapshot } from './invoiceForm.machine.ts'
import { invoiceFormViews } from './invoiceForm.types.ts'

export const selectView = (snapshot: InvoiceFormSnapshot) => shown(snapshot, invoiceFormViews)
export const selectIsBusy = (snapshot: InvoiceFormSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: InvoiceFormSnapshot) => snapshot.context.failure
