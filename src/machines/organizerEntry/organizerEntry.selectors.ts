import type { OrganizerEntrySnapshot } from './organizerEntry.machine.ts'

/** Which box is open, or null. */
export const selectBox = (snapshot: OrganizerEntrySnapshot) => {
  if (snapshot.matches('prompting')) return 'login'
  if (snapshot.matches('incomplete')) return 'incomplete'
  if (snapshot.matches('underReview')) return 'underReview'
  if (snapshot.matches('rejected')) return 'rejected'
  return snapshot.matches('unavailable') ? 'failed' : null
}
export const selectIsChecking = (snapshot: OrganizerEntrySnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: OrganizerEntrySnapshot) => snapshot.context.failure
