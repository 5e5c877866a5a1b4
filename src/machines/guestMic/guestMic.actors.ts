import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { HandFacts, HandSignal, GuestMicPort } from './guestMic.types.ts'

export const createGuestMicActors = (port: GuestMicPort) => ({
  watchHand: fromCallback<HandSignal, void>(({ sendBack }) => port.watchHand(sendBack)),
  checkMicrophone: fromPromise<void, void>(({ signal }) => port.checkMicrophone(signal)),
  raiseHand: fromPromise<void, void>(() => port.raiseHand()),
  goOnStage: fromPromise<void, { req: string | null }>(({ input }) => port.goOnStage(input.req)),
  openMicrophone: fromPromise<void, void>(() => port.openMicrophone()),
  closeMicrophone: fromPromise<void, void>(() => port.closeMicrophone()),
  leaveStage: fromPromise<void, HandFacts>(({ input }) => port.leaveStage(input)),
})
