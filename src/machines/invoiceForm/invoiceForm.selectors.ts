import type { InvoiceFormSnapshot } from './invoiceForm.machine.ts'

export const selectView = (snapshot: InvoiceFormSnapshot) => {
  if (snapshot.matches('warned')) return 'warned'
  return snapshot.matches('outdated') ? 'outdated' : 'editing'
}
export const selectIsBusy = (snapshot: InvoiceFormSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: InvoiceFormSnapshot) => snapshot.context.failure
