import type { HostTransferSnapshot } from './hostTransfer.machine.ts'

export const selectStanding = (snapshot: HostTransferSnapshot) => snapshot.value
export const selectFacts = (snapshot: HostTransferSnapshot) => snapshot.context.facts
export const selectFailure = (snapshot: HostTransferSnapshot) => snapshot.context.failure
export const selectTrouble = (snapshot: HostTransferSnapshot) => snapshot.context.trouble
