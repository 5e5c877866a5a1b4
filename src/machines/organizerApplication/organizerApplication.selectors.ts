import type { OrganizerApplicationSnapshot } from './organizerApplication.machine.ts'

export const selectView = (snapshot: OrganizerApplicationSnapshot) => {
  if (snapshot.hasTag('failure')) return 'failed'
  if (selectHasForm(snapshot)) return 'form'
  const { application } = snapshot.context
  // A shown status stays while it is read again; a form that came too late does not.
  const stands = application !== null && /^(?:under_review|approved)/.test(application.state)
  return stands ? 'status' : 'loading'
}
/** The fields are on the page, and keep what was typed. */
export const selectHasForm = (snapshot: OrganizerApplicationSnapshot) => snapshot.hasTag('form')
/** Why the form is filled in. */
export const selectOccasion = (snapshot: OrganizerApplicationSnapshot) => {
  if (snapshot.hasTag('amending')) return 'amending'
  const { application } = snapshot.context
  if (application?.state !== 'rejected') return 'fresh'
  return application.revoked ? 'revoked' : 'returned'
}
export const selectApplication = (snapshot: OrganizerApplicationSnapshot) => snapshot.context.application
export const selectTexts = (snapshot: OrganizerApplicationSnapshot) => snapshot.context.texts
export const selectIsRestored = (snapshot: OrganizerApplicationSnapshot) => snapshot.context.isRestored
export const selectIsWarned = (snapshot: OrganizerApplicationSnapshot) => snapshot.hasTag('warned')
export const selectIsSaving = (snapshot: OrganizerApplicationSnapshot) => snapshot.hasTag('saving')
export const selectIsWithdrawing = (snapshot: OrganizerApplicationSnapshot) => snapshot.hasTag('withdrawing')
export const selectIsLoading = (snapshot: OrganizerApplicationSnapshot) => snapshot.hasTag('loading')
export const selectFailure = (snapshot: OrganizerApplicationSnapshot) => snapshot.context.failure
