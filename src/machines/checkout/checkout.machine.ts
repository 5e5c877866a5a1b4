import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { repricing, starting } from './checkout.calls.ts'
import { flow } from './checkout.setup.ts'

/**
 * Paying for an order (ORD-01, ORD-05): one attempt at a time, each with a key of its own. The order as the server has
 * it decides the state, so that a reload, another tab and a passed deadline all lead to the same place.
 */
export const checkoutMachine = flow.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    order: null,
    remaining: 0,
    method: null,
    key: null,
    coupon: null,
    payment: null,
    failure: null,
    couponFailure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'getOrder',
        src: 'getOrder',
        input: ({ context }) => ({ id: context.orderId }),
        onDone: { target: 'routing', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: [
          { guard: on('isUnknown'), target: 'missing' },
          { target: 'failed', actions: on('keepFailure') },
        ],
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'order.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    missing: { tags: 'missing', type: 'final' },
    /** The order has come: it decides the next state. */
    routing: {
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'hasOpenAttempt', target: 'attempting' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'choosing',
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      after: { deadline: 'checking' },
      on: {
        'page.shown': 'checking',
        'method.choose': { actions: on('keepMethod') },
        'coupon.set': { target: 'repricing', actions: on('keepCoupon') },
        'pay.start': { guard: 'hasMethod', target: 'starting', actions: on('keepKey') },
      },
    },
    /** Looks again without a notice: without an answer, the member goes on choosing. */
    checking: {
      tags: ['busy', 'choosing', 'checking'],
      invoke: {
        id: 'getOrder',
        src: 'getOrder',
        input: ({ context }) => ({ id: context.orderId }),
        onDone: { target: 'routing', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: 'choosing',
      },
    },
    repricing,
    starting,
    attempting: {
      tags: 'attempting',
      invoke: {
        id: 'payAttempt',
        src: 'payAttempt',
        input: ({ context: { payment } }) => {
          if (payment === null) throw new Error('`attempting` was entered without a payment')
          return { payment }
        },
        onDone: [
          {
            guard: { type: 'endedPaid', params: ({ event }) => event.output },
            target: 'paid',
            actions: 'markPaid',
          },
          {
            guard: { type: 'endedFailed', params: ({ event }) => event.output },
            target: 'unpaid',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          { target: 'loading' },
        ],
      },
    },
    unpaid: { tags: 'unpaid', on: { 'pay.again': 'checking' } },
    paid: { tags: 'paid', type: 'final' },
    closed: { tags: 'closed', type: 'final' },
  },
})

export type CheckoutActorRef = ActorRefFrom<typeof checkoutMachine>
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
