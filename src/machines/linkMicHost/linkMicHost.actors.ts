import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { HandAnswer, LinkMicHostPort, RequestSignal } from './linkMicHost.types.ts'

export const createLinkMicHostActors = (port: LinkMicHostPort) => ({
  watchRequest: fromCallback<RequestSignal, void>(({ sendBack }) => port.watchRequest(sendBack)),
  answerHand: fromPromise<void, HandAnswer>(({ input }) => port.answerHand(input)),
})
