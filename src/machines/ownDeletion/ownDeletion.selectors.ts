import { shown } from '../shared/shown.ts'
import type { OwnDeletionSnapshot } from './ownDeletion.machine.ts'
import { ownDeletionViews } from './ownDeletion.types.ts'

export const selectView = (snapshot: OwnDeletionSnapshot) => shown(snapshot, ownDeletionViews)
export const selectDeletion = (snapshot: OwnDeletionSnapshot) => snapshot.context.deletion
export const selectFailure = (snapshot: OwnDeletionSnapshot) => snapshot.context.failure
export const selectIsBusy = (snapshot: OwnDeletionSnapshot) => snapshot.hasTag('busy')
export const selectIsConfirming = (snapshot: OwnDeletionSnapshot) => snapshot.hasTag('confirming')
export const selectIsStale = (snapshot: OwnDeletionSnapshot) => snapshot.hasTag('stale')
export const selectProof = (snapshot: OwnDeletionSnapshot) => snapshot.children.secondFactor
