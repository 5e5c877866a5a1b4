import { shown } from '../shared/shown.ts'
import type { GuestMicSnapshot } from './guestMic.machine.ts'
import { micStatuses } from './guestMic.types.ts'

export const selectStatus = (snapshot: GuestMicSnapshot) => shown(snapshot, micStatuses)
export const selectMayRaise = (snapshot: GuestMicSnapshot) => snapshot.context.facts.mayRaise
/** When the open request ends by itself, on the server's clock; null: there is none. */
export const selectExpiry = (snapshot: GuestMicSnapshot) => snapshot.context.facts.hand?.expiresAt ?? null
export const selectIsTakenDown = (snapshot: GuestMicSnapshot) => snapshot.context.isTakenDown
export const selectFailure = (snapshot: GuestMicSnapshot) => snapshot.context.failure
export const selectMediaFault = (snapshot: GuestMicSnapshot) => snapshot.context.mediaFault
