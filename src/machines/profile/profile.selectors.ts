import { shown } from '../shared/shown.ts'
import type { ProfileSnapshot } from './profile.machine.ts'
import { subjectViews } from './profile.types.ts'

export const selectSubjectsView = (snapshot: ProfileSnapshot) => shown(snapshot, subjectViews)
export const selectSubjects = (snapshot: ProfileSnapshot) => snapshot.context.subjects
export const selectIsBusy = (snapshot: ProfileSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: ProfileSnapshot) => snapshot.context.failure
