import { fromCallback } from 'xstate'

import type { PayAttemptPort, PaymentNews, VisibilitySignal } from './payAttempt.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createPayAttemptActors = (port: PayAttemptPort) => ({
  getPayment: fromPromise<PaymentNews, { id: number }>(({ input, signal }) =>
    port.getPayment(input.id, signal),
  ),
  abandonPayment: fromPromise<void, { id: number; version: number; key: string }>(({ input, signal }) =>
    port.abandonPayment(input, signal),
  ),
  watchVisibility: fromCallback<VisibilitySignal, void>(({ sendBack }) => port.watchVisibility(sendBack)),
})
