import { on } from '../../kinds/on.ts'
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
        guard: on('becomesFree'),
        target: 'paid',
        actions: { type: 'keepPrice', params: ({ event }) => event.output },
      },
      {
        target: 'choosing',
        actions: { type: 'keepPrice', params: ({ event }) => event.output },
      },
    ],
    onError: [
      { guard: on('isOvertaken'), target: 'loading' },
      { target: 'choosing', actions: on('keepCouponFailure') },
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
        guard: on('isUnderWay'),
        target: 'attempting',
        actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
      },
      {
        guard: on('hasFailed'),
        target: 'unpaid',
        actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
      },
      { target: 'loading', actions: 'forgetKey' },
    ],
    onError: [
      { guard: on('isOvertaken'), target: 'loading', actions: 'forgetKey' },
      { guard: on('isRefused'), target: 'choosing', actions: [on('keepFailure'), 'forgetKey'] },
      // The answer was lost, perhaps after the attempt was opened: the same key finds it.
      { target: 'choosing', actions: on('keepFailure') },
    ],
  },
})
