import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { HostTransferPort, TransferSignal } from './hostTransfer.types.ts'

export const createHostTransferActors = (port: HostTransferPort) => ({
  watchTransfer: fromCallback<TransferSignal, void>(({ sendBack }) => port.watchTransfer(sendBack)),
  appointHost: fromPromise<void, { userId: string }>(({ input }) => port.appointHost(input.userId)),
  withdrawOffer: fromPromise<void, void>(() => port.withdrawOffer()),
  answerOffer: fromPromise<void, { accept: boolean }>(({ input }) => port.answerOffer(input.accept)),
  takeOver: fromPromise<void, void>(() => port.takeOver()),
  stepDown: fromPromise<void, void>(() => port.stepDown()),
})
