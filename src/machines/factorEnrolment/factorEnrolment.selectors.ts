import { shown } from '../shared/shown.ts'
import type { FactorEnrolmentSnapshot } from './factorEnrolment.machine.ts'
import { enrolmentDialogs, enrolmentViews } from './factorEnrolment.types.ts'

export const selectView = (snapshot: FactorEnrolmentSnapshot) => shown(snapshot, enrolmentViews)
/** Dialog over the page, or null. */
export const selectDialog = (snapshot: FactorEnrolmentSnapshot) =>
  enrolmentDialogs.find((dialog) => snapshot.hasTag(dialog)) ?? null
export const selectFactors = (snapshot: FactorEnrolmentSnapshot) => snapshot.context.factors
export const selectWish = (snapshot: FactorEnrolmentSnapshot) => snapshot.context.wish
export const selectTotp = (snapshot: FactorEnrolmentSnapshot) => snapshot.context.totp
export const selectCodes = (snapshot: FactorEnrolmentSnapshot) => snapshot.context.codes
export const selectFailure = (snapshot: FactorEnrolmentSnapshot) => snapshot.context.failure
export const selectIsBusy = (snapshot: FactorEnrolmentSnapshot) => snapshot.hasTag('busy')
export const selectProof = (snapshot: FactorEnrolmentSnapshot) => snapshot.children.secondFactor
/** Wish that waits for a yes or no, or null. */
export const selectQuestion = (snapshot: FactorEnrolmentSnapshot) => {
  if (snapshot.hasTag('stale')) return 'stale'
  const kind = snapshot.hasTag('confirming') ? snapshot.context.wish?.kind : undefined
  return kind === 'removePasskey' || kind === 'removeTotp' || kind === 'renewCodes' ? kind : null
}
