import type { PreviewAsSnapshot } from './previewAs.machine.ts'

/** What stands where the page will be. */
export const selectView = (snapshot: PreviewAsSnapshot) => {
  if (snapshot.hasTag('failure')) return 'failed'
  if (snapshot.hasTag('busy')) return 'loading'
  return snapshot.hasTag('settled') ? 'shown' : 'choosing'
}
