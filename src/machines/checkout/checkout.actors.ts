import { fromCallback } from 'xstate'

import type { PaymentCard } from '../../contract/order.ts'
import { createPayAttemptActors } from '../payAttempt/payAttempt.actors.ts'
import { payAttemptMachine } from '../payAttempt/payAttempt.machine.ts'
import type { VisibilitySignal } from '../payAttempt/payAttempt.types.ts'
import type { CheckoutPort, CouponWish, OrderSeen, PayMethod, Repriced } from './checkout.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

/** Delays that stories and tests may hold or hurry; milliseconds. */
export interface CheckoutDelays {
  /** Between two questions about an attempt. */
  poll?: number
}

export const createCheckoutActors = (port: CheckoutPort, { poll }: CheckoutDelays = {}) => ({
  getOrder: fromPromise<OrderSeen, { id: number }>(({ input, signal }) => port.getOrder(input.id, signal)),
  setCoupon: fromPromise<Repriced, CouponWish & { orderId: number; version: number }>(({ input, signal }) =>
    port.setCoupon(input, signal),
  ),
  startPayment: fromPromise<PaymentCard, { orderId: number; method: PayMethod; key: string }>(
    ({ input, signal }) => port.startPayment(input, signal),
  ),
  watchVisibility: fromCallback<VisibilitySignal, void>(({ sendBack }) => port.watchVisibility(sendBack)),
  payAttempt: payAttemptMachine.provide({
    actors: createPayAttemptActors(port),
    delays: poll === undefined ? {} : { poll, seldom: poll },
  }),
})
