import type { TermsSnapshot } from './terms.machine.ts'

export const selectIsTicked = (snapshot: TermsSnapshot) => snapshot.hasTag('consented')
export const selectIsAsking = (snapshot: TermsSnapshot) => snapshot.hasTag('dialog')
