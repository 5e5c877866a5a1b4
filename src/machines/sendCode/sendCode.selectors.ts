import type { SendCodeSnapshot } from './sendCode.machine.ts'

export const selectPhase = (snapshot: SendCodeSnapshot) =>
  snapshot.hasTag('busy') ? 'sending' : snapshot.hasTag('counting') ? 'counting' : 'ready'
/** Epoch milliseconds, or null while no countdown runs. */
export const selectUntil = (snapshot: SendCodeSnapshot) => snapshot.context.resendAt
/** Contact typed before a reload, by field; null: not known. */
export const selectContact = (snapshot: SendCodeSnapshot) => snapshot.context.contact
