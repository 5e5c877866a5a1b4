import type { MemberMenuSnapshot } from './memberMenu.machine.ts'

export const selectStatus = (snapshot: MemberMenuSnapshot) => snapshot.value
export const selectUser = (snapshot: MemberMenuSnapshot) => snapshot.context.user
export const selectFailure = (snapshot: MemberMenuSnapshot) => snapshot.context.failure
export const selectDeed = (snapshot: MemberMenuSnapshot) => snapshot.context.deed?.kind ?? null
