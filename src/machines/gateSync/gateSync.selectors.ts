import type { GateSyncSnapshot } from './gateSync.machine.ts'

export const selectStatus = (snapshot: GateSyncSnapshot) => snapshot.value
export const selectWaiting = (snapshot: GateSyncSnapshot) => snapshot.context.waiting
export const selectIssues = (snapshot: GateSyncSnapshot) => snapshot.context.issues
export const selectReport = (snapshot: GateSyncSnapshot) => snapshot.context.report
export const selectFailure = (snapshot: GateSyncSnapshot) => snapshot.context.failure
