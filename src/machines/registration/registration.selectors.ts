import { groupLimits } from '../../contract/registrationGroup.ts'
import { shown } from '../shared/shown.ts'
import { chosenOf, priceOf } from './registration.prices.ts'
import type { RegistrationSnapshot } from './registration.machine.ts'
import { registrationViews } from './registration.types.ts'

export const selectView = (snapshot: RegistrationSnapshot) => shown(snapshot, registrationViews)
export const selectConference = (snapshot: RegistrationSnapshot) => snapshot.context.conference
export const selectClosure = (snapshot: RegistrationSnapshot) => snapshot.context.closure
export const selectTexts = (snapshot: RegistrationSnapshot) => snapshot.context.texts
export const selectIsRestored = (snapshot: RegistrationSnapshot) => snapshot.context.isRestored
export const selectFailure = (snapshot: RegistrationSnapshot) => snapshot.context.failure
export const selectDraft = (snapshot: RegistrationSnapshot) => snapshot.children.draft
export const selectChosen = ({ context }: RegistrationSnapshot) => chosenOf(context.conference, context.texts)

export const selectQuestions = (snapshot: RegistrationSnapshot) => snapshot.context.questions
export const selectCoupons = (snapshot: RegistrationSnapshot) => snapshot.context.coupons
/** Price of the chosen ticket with the coupon as typed; null without a ticket. */
export const selectPrice = (snapshot: RegistrationSnapshot) => {
  const { conference, coupons, texts } = snapshot.context
  const chosen = selectChosen(snapshot)
  if (conference === null || chosen === null) return null
  return priceOf({ conference, coupons }, chosen, texts['coupon'] ?? '')
}
/** Fen that were agreed to before the price changed; null while nothing is to be agreed to again. */
export const selectFormerAmount = (snapshot: RegistrationSnapshot) =>
  snapshot.hasTag('repriced') ? (snapshot.context.attempt?.amount ?? null) : null

/** Visitor's proof, if the chosen ticket needs an accepted one; null: no proof yet. Undefined: not needed. */
export const selectProof = (snapshot: RegistrationSnapshot) =>
  selectChosen(snapshot)?.audience === 'provenStudent'
    ? (snapshot.context.conference?.student_proof ?? null)
    : undefined

/** Visitor's group, if the chosen ticket is for groups; null: no group yet. Undefined: not needed. */
export const selectGroup = (snapshot: RegistrationSnapshot) =>
  selectChosen(snapshot)?.audience === 'group' ? (snapshot.context.conference?.group ?? null) : undefined

/** Next step with the chosen ticket: prove eligibility, gather a group, register, wait, or nothing more. */
export const selectOffer = (snapshot: RegistrationSnapshot) => {
  if (snapshot.hasTag('listed')) return 'listed'
  const proof = selectProof(snapshot)
  if (proof !== undefined && proof?.state !== 'accepted') return 'proof'
  const group = selectGroup(snapshot)
  if (group !== undefined && (group?.members.length ?? 0) < groupLimits.needed) return 'group'
  return snapshot.hasTag('waitlist') ? 'waitlist' : 'registration'
}
/** The server works on what was pressed, or the order is placed and the page is about to be left. */
export const selectIsBusy = (snapshot: RegistrationSnapshot) =>
  snapshot.hasTag('busy') || snapshot.status === 'done'
