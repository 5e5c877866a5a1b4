import type { ScanApprovalSnapshot } from './scanApproval.machine.ts'

export const selectView = (snapshot: ScanApprovalSnapshot) => {
  if (snapshot.matches('opening')) return 'loading'
  if (snapshot.matches('unreachable')) return 'failed'
  if (snapshot.matches('approved')) return 'approved'
  if (snapshot.matches('declined')) return 'declined'
  if (snapshot.matches('expired')) return 'expired'
  return snapshot.context.member ? 'confirming' : 'identifying'
}
export const selectIsBusy = (snapshot: ScanApprovalSnapshot) => snapshot.matches('approving')
export const selectInfo = (snapshot: ScanApprovalSnapshot) => snapshot.context.info
export const selectFailure = (snapshot: ScanApprovalSnapshot) => snapshot.context.failure
export const selectCode = (snapshot: ScanApprovalSnapshot) => snapshot.children.sceneCode
