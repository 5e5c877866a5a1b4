import type { MutesSnapshot } from './mutes.machine.ts'

export const selectIsGroupMuted = (snapshot: MutesSnapshot) => snapshot.hasTag('groupMuted')
export const selectIsMemberMuted = (snapshot: MutesSnapshot) => snapshot.hasTag('memberMuted')
export const selectIsBusy = (snapshot: MutesSnapshot) => snapshot.hasTag('busy')
export const selectMayMute = (snapshot: MutesSnapshot) => snapshot.context.mayMute
export const selectFailure = (snapshot: MutesSnapshot) => snapshot.context.failure
