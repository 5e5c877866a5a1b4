import type { ReconsentSnapshot } from './reconsent.machine.ts'

export const selectHasDialog = (snapshot: ReconsentSnapshot) => snapshot.hasTag('asked')
export const selectIsBusy = (snapshot: ReconsentSnapshot) => snapshot.hasTag('busy')
export const selectPending = (snapshot: ReconsentSnapshot) => snapshot.context.pending
export const selectFailure = (snapshot: ReconsentSnapshot) => snapshot.context.failure
