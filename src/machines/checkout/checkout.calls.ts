import { given } from '../shared/given.ts'
import { flow } from './checkout.setup.ts'

/** The two commands of the checkout: another coupon, and an attempt to pay. */
export const repricing = flow.createStateConfig({
  tags: ['busy', 'choosing', 'repricing'],
  invoke: {
    id: 'setCoupon',
    src: 'setCoupon',
    input: ({ context: { orderId, order, coupon } }) => ({
      orderId,
      version: given(order, 'an order').version,
      code: given(coupon, 'a coupon').code,
      key: given(coupon, 'a coupon').key,
    }),
    onDone: [
      {
        guard: { type: 'becomesFree', params: ({ event }) => ({ repriced: event.output }) },
        target: 'paid',
        actions: { type: 'keepPrice', params: ({ event }) => event.output },
      },
      {
        target: 'choosing',
        actions: { type: 'keepPrice', params: ({ event }) => event.output },
      },
    ],
    onError: [
      {
        guard: { type: 'isOvertaken', params: ({ event }) => ({ error: event.error }) },
        target: 'loading',
      },
      {
        target: 'choosing',
        actions: { type: 'keepCouponFailure', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
})

export const starting = flow.createStateConfig({
  tags: ['busy', 'choosing', 'starting'],
  invoke: {
    id: 'startPayment',
    src: 'startPayment',
    input: ({ context: { orderId, method, key } }) => {
      if (method === null || key === null) throw new Error('`starting` was entered without a method')
      return { orderId, method, key }
    },
    onDone: [
      {
        guard: { type: 'isUnderWay', params: ({ event }) => ({ payment: event.output }) },
        target: 'attempting',
        actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
      },
      {
        guard: { type: 'hasFailed', params: ({ event }) => ({ payment: event.output }) },
        target: 'unpaid',
        actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
      },
      { target: 'loading', actions: 'forgetKey' },
    ],
    onError: [
      {
        guard: { type: 'isOvertaken', params: ({ event }) => ({ error: event.error }) },
        target: 'loading',
        actions: 'forgetKey',
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
        target: 'choosing',
        actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'forgetKey'],
      },
      // The answer was lost, perhaps after the attempt was opened: the same key finds it.
      {
        target: 'choosing',
        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
})
