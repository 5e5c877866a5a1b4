import { shown } from '../shared/shown.ts'
import type { ConferenceBasicsSnapshot } from './conferenceBasics.machine.ts'
import { basicsViews } from './conferenceBasics.types.ts'

export const selectView = (snapshot: ConferenceBasicsSnapshot) => shown(snapshot, basicsViews)
export const selectBasics = (snapshot: ConferenceBasicsSnapshot) => snapshot.context.basics
export const selectValues = (snapshot: ConferenceBasicsSnapshot) => snapshot.context.values
/** Version that another user has saved, while the organizer has to choose. */
export const selectTheirs = (snapshot: ConferenceBasicsSnapshot) =>
  snapshot.hasTag('conflict') ? snapshot.context.theirs : null
export const selectIsBusy = (snapshot: ConferenceBasicsSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: ConferenceBasicsSnapshot) => snapshot.context.failure
