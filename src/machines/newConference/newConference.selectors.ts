import type { DraftStep } from '../../contract/ownConference.ts'
import type { NewConferenceSnapshot } from './newConference.machine.ts'

/** The step that is shown. `matches`, because each step is a state of the same name, and no two states share one. */
export const selectStep = (snapshot: NewConferenceSnapshot): DraftStep =>
  snapshot.matches('titles') ? 'titles' : snapshot.matches('days') ? 'days' : 'place'
export const selectTyped = (snapshot: NewConferenceSnapshot) => snapshot.context.typed
export const selectIsBusy = (snapshot: NewConferenceSnapshot) => snapshot.hasTag('busy')
/** Nothing typed here can be sent any more. */
export const selectIsBarred = (snapshot: NewConferenceSnapshot) => snapshot.hasTag('barred')
export const selectFailure = (snapshot: NewConferenceSnapshot) => snapshot.context.failure
