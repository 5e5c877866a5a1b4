import type { AttestSnapshot } from './attest.machine.ts'

export const selectView = (snapshot: AttestSnapshot) => {
  if (snapshot.matches('failed')) return 'failed'
  if (selectHasForm(snapshot)) return 'form'
  const { application, isAmending } = snapshot.context
  // What is shown already stays while it is asked for anew; a form that came too late does not.
  const stands = application !== null && !isAmending && /^(?:under_review|approved)/.test(application.state)
  return stands ? 'standing' : 'loading'
}
/** The fields are on the page, and keep what was typed. */
export const selectHasForm = (snapshot: AttestSnapshot) =>
  snapshot.matches('filling') || snapshot.matches('warned') || snapshot.matches('saving')
/** Why the form is filled in. */
export const selectOccasion = (snapshot: AttestSnapshot) => {
  const { application, isAmending } = snapshot.context
  if (isAmending) return 'amending'
  if (application?.state !== 'rejected') return 'fresh'
  return application.revoked ? 'revoked' : 'returned'
}
export const selectApplication = (snapshot: AttestSnapshot) => snapshot.context.application
export const selectTexts = (snapshot: AttestSnapshot) => snapshot.context.texts
export const selectIsRestored = (snapshot: AttestSnapshot) => snapshot.context.isRestored
export const selectIsWarned = (snapshot: AttestSnapshot) => snapshot.matches('warned')
export const selectIsSaving = (snapshot: AttestSnapshot) => snapshot.matches('saving')
export const selectIsWithdrawing = (snapshot: AttestSnapshot) => snapshot.matches('withdrawing')
export const selectIsLoading = (snapshot: AttestSnapshot) => snapshot.matches('loading')
export const selectFailure = (snapshot: AttestSnapshot) => snapshot.context.failure
