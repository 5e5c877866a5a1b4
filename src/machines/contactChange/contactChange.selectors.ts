import type { ContactChangeSnapshot } from './contactChange.machine.ts'

export const selectStep = (snapshot: ContactChangeSnapshot) => (snapshot.hasTag('old') ? 'old' : 'new')
export const selectIsBusy = (snapshot: ContactChangeSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: ContactChangeSnapshot) => snapshot.context.failure
export const selectOldCode = (snapshot: ContactChangeSnapshot) => snapshot.children.oldCode
export const selectNewCode = (snapshot: ContactChangeSnapshot) => snapshot.children.newCode
export const selectFactor = (snapshot: ContactChangeSnapshot) => snapshot.children.secondFactor
