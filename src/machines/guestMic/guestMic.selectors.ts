import { shown } from '../shared/shown.ts'
import type { GuestMicSnapshot } from './guestMic.machine.ts'
import { micStatuses } from './guestMic.types.ts'

export const selectStatus = (snapshot: GuestMicSnapshot) => shown(snapshot, micStatuses)
export const selectMayRaise = (snapshot: GuestMicSnapshot) => snapshot.context.facts.mayRaise
/** Expiry of the open request, on the server's clock; null without a request. */
export const selectExpiry = (snapshot: GuestMicSnapshot) => snapshot.context.facts.hand?.expiresAt ?? null
export const selectIsTakenDown = (snapshot: GuestMicSnapshot) => snapshot.context.isTakenDown
export const selectFailure = (snapshot: GuestMicSnapshot) => snapshot.context.failure
export const selectMediaFault = (snapshot: GuestMicSnapshot) => snapshot.context.mediaFault
