import { shown } from '../shared/shown.ts'
import type { HostTransferSnapshot } from './hostTransfer.machine.ts'
import { transferStatuses } from './hostTransfer.types.ts'

export const selectStatus = (snapshot: HostTransferSnapshot) => shown(snapshot, transferStatuses)
export const selectFacts = (snapshot: HostTransferSnapshot) => snapshot.context.facts
/** Name of the member who is to be asked; empty before. */
export const selectChosen = (snapshot: HostTransferSnapshot) => snapshot.context.chosen?.userName ?? ''
export const selectFailure = (snapshot: HostTransferSnapshot) => snapshot.context.failure
export const selectMediaFault = (snapshot: HostTransferSnapshot) => snapshot.context.mediaFault
