import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { HandAnswer, MicRequestPort, RequestSignal } from './micRequest.types.ts'

export const createMicRequestActors = (port: MicRequestPort) => ({
  watchRequest: fromCallback<RequestSignal, void>(({ sendBack }) => port.watchRequest(sendBack)),
  answerHand: fromPromise<void, HandAnswer>(({ input }) => port.answerHand(input)),
})
