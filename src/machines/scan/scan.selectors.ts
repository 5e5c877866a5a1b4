import { shown } from '../shared/shown.ts'
import type { ScanSnapshot } from './scan.machine.ts'
import { scanViews } from './scan.types.ts'

/** View of a scan for the visitor. */
export const selectView = (snapshot: ScanSnapshot) => shown(snapshot, scanViews)
export const selectQrText = (snapshot: ScanSnapshot) => snapshot.context.scene?.qr_code_url ?? null
/** Also while the question that got no answer is asked again, so that its message does not come and go. */
export const selectFailure = (snapshot: ScanSnapshot) =>
  snapshot.hasTag('failure') || snapshot.hasTag('watching') ? snapshot.context.failure : null
