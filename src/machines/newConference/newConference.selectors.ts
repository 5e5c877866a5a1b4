import type { NewConferenceSnapshot } from './newConference.machine.ts'

export const selectIsBusy = (snapshot: NewConferenceSnapshot) => snapshot.hasTag('busy')
/** Nothing typed here can be sent any more. */
export const selectIsBarred = (snapshot: NewConferenceSnapshot) => snapshot.hasTag('barred')
export const selectFailure = (snapshot: NewConferenceSnapshot) => snapshot.context.failure
