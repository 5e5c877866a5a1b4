import { shown } from '../shared/shown.ts'
import type { ScanApprovalSnapshot } from './scanApproval.machine.ts'
import { approvalViews } from './scanApproval.types.ts'

/** While it is being approved, the question stays on the screen. */
export const selectView = (snapshot: ScanApprovalSnapshot) => {
  const view = shown(snapshot, approvalViews)
  if (view !== 'approving') return view
  return snapshot.context.member ? 'confirming' : 'identifying'
}
export const selectIsBusy = (snapshot: ScanApprovalSnapshot) => snapshot.hasTag('approving')
export const selectInfo = (snapshot: ScanApprovalSnapshot) => snapshot.context.info
export const selectFailure = (snapshot: ScanApprovalSnapshot) => snapshot.context.failure
export const selectCode = (snapshot: ScanApprovalSnapshot) => snapshot.children.sceneCode
