import type { SendCodeSnapshot } from './sendCode.machine.ts'

export const selectPhase = (snapshot: SendCodeSnapshot) =>
  snapshot.hasTag('busy') ? 'sending' : snapshot.hasTag('counting') ? 'counting' : 'ready'
/** Epoch milliseconds, or null while no countdown runs. */
export const selectUntil = (snapshot: SendCodeSnapshot) => snapshot.context.resendAt
/** What was typed before a reload to send the code to, by field; null: nothing is known. */
export const selectContact = (snapshot: SendCodeSnapshot) => snapshot.context.contact
