import type { PreviewAsSnapshot } from './previewAs.machine.ts'

/** View that takes the place of the page. */
export const selectView = (snapshot: PreviewAsSnapshot) => {
  if (snapshot.hasTag('failure')) return 'failed'
  if (snapshot.hasTag('settled')) return 'shown'
  return snapshot.hasTag('busy') || snapshot.hasTag('frame') ? 'loading' : 'choosing'
}
