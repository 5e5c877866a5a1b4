import type { AttestSnapshot } from './attest.machine.ts'

export const selectView = (snapshot: AttestSnapshot) => {
  if (snapshot.hasTag('failure')) return 'failed'
  if (selectHasForm(snapshot)) return 'form'
  const { application } = snapshot.context
  // What is shown already stays while it is asked for anew; a form that came too late does not.
  const stands = application !== null && /^(?:under_review|approved)/.test(application.state)
  return stands ? 'standing' : 'loading'
}
/** The fields are on the page, and keep what was typed. */
export const selectHasForm = (snapshot: AttestSnapshot) => snapshot.hasTag('form')
/** Why the form is filled in. */
export const selectOccasion = (snapshot: AttestSnapshot) => {
  if (snapshot.hasTag('amending')) return 'amending'
  const { application } = snapshot.context
  if (application?.state !== 'rejected') return 'fresh'
  return application.revoked ? 'revoked' : 'returned'
}
export const selectApplication = (snapshot: AttestSnapshot) => snapshot.context.application
export const selectTexts = (snapshot: AttestSnapshot) => snapshot.context.texts
export const selectIsRestored = (snapshot: AttestSnapshot) => snapshot.context.isRestored
export const selectIsWarned = (snapshot: AttestSnapshot) => snapshot.hasTag('warned')
export const selectIsSaving = (snapshot: AttestSnapshot) => snapshot.hasTag('saving')
export const selectIsWithdrawing = (snapshot: AttestSnapshot) => snapshot.hasTag('withdrawing')
export const selectIsLoading = (snapshot: AttestSnapshot) => snapshot.hasTag('loading')
export const selectFailure = (snapshot: AttestSnapshot) => snapshot.context.failure
