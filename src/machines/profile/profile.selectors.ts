import type { ProfileSnapshot } from './profile.machine.ts'

export const selectSubjectsView = (snapshot: ProfileSnapshot) =>
  snapshot.matches('loading') ? 'loading' : snapshot.matches('unavailable') ? 'failed' : 'ready'
export const selectSubjects = (snapshot: ProfileSnapshot) => snapshot.context.subjects
export const selectIsBusy = (snapshot: ProfileSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: ProfileSnapshot) => snapshot.context.failure
