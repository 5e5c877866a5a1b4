import type { TransferVoucherSnapshot } from './transferVoucher.machine.ts'

export const selectView = (snapshot: TransferVoucherSnapshot) => {
  if (snapshot.matches('sent')) return 'sent'
  if (snapshot.matches('sending')) return 'sending'
  if (snapshot.matches({ choosing: 'chosen' })) return 'chosen'
  if (snapshot.matches({ choosing: 'failed' })) return 'failed'
  return snapshot.matches({ choosing: 'refused' }) ? 'refused' : 'empty'
}
export const selectFile = (snapshot: TransferVoucherSnapshot) => snapshot.context.file
export const selectShare = (snapshot: TransferVoucherSnapshot) => snapshot.context.share
export const selectFailure = (snapshot: TransferVoucherSnapshot) => snapshot.context.failure
