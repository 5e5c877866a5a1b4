import type { ScanSnapshot } from './scan.machine.ts'

/** What a visitor is shown of a scan. */
export const selectView = (snapshot: ScanSnapshot) => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('expired')) return 'expired'
  if (snapshot.matches('paused')) return 'paused'
  if (snapshot.matches('gating')) return 'scanned'
  if (snapshot.hasTag('watching')) return 'waiting'
  return snapshot.context.openid === null ? 'loading' : 'busy'
}
export const selectQrText = (snapshot: ScanSnapshot) => snapshot.context.scene?.qr_code_url ?? null
/** Also while the question that got no answer is asked again, so that its message does not come and go. */
export const selectFailure = (snapshot: ScanSnapshot) =>
  snapshot.hasTag('failure') || snapshot.hasTag('watching') ? snapshot.context.failure : null
