import type { HostTransferSnapshot } from './hostTransfer.machine.ts'

export const selectStanding = (snapshot: HostTransferSnapshot) => snapshot.value
export const selectFacts = (snapshot: HostTransferSnapshot) => snapshot.context.facts
/** Name of whoever is to be asked; empty before. */
export const selectChosen = (snapshot: HostTransferSnapshot) => snapshot.context.chosen?.userName ?? ''
export const selectFailure = (snapshot: HostTransferSnapshot) => snapshot.context.failure
export const selectTrouble = (snapshot: HostTransferSnapshot) => snapshot.context.trouble
