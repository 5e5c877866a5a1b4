import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { PaymentCard } from '../../contract/order.ts'
import { payAttemptMachine } from '../payAttempt/payAttempt.machine.ts'
import type { PayAttemptOutput, VisibilitySignal } from '../payAttempt/payAttempt.types.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './checkout.types.ts'

/**
 * Paying for an order (ORD-01, ORD-05): one attempt at a time, each with a key of its own. The order as the server has
 * it decides where the member stands, so that a reload, another tab and a passed deadline all lead to the same place.
 */
export const checkoutMachine = setup({
  types: {} as {
    input: T.CheckoutInput
    context: T.CheckoutContext
    events: T.CheckoutEvent
    tags: T.CheckoutTag
    children: {
      getOrder: 'getOrder'
      setCoupon: 'setCoupon'
      startPayment: 'startPayment'
      watchVisibility: 'watchVisibility'
      payAttempt: 'payAttempt'
    }
  },
  actors: {
    getOrder: promisePlaceholder<T.OrderSeen, { id: number }>('getOrder'),
    setCoupon: promisePlaceholder<T.Repriced, T.CouponWish & { orderId: number; version: number }>(
      'setCoupon',
    ),
    startPayment: promisePlaceholder<PaymentCard, { orderId: number; method: T.PayMethod; key: string }>(
      'startPayment',
    ),
    watchVisibility: callbackPlaceholder<VisibilitySignal>('watchVisibility'),
    payAttempt: payAttemptMachine,
  },
  actions: {
    keepOrder: assign(({ context }, { order, now }: T.OrderSeen) => ({
      order,
      remaining: Date.parse(order.due_at) - now,
      method: order.methods.find((method) => method === context.method) ?? order.methods[0] ?? context.method,
      payment: order.payments.find(isOpen) ?? null,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepMethod: assign((_, { method }: { method: T.PayMethod }) => ({
      method,
      key: null,
      failure: null,
    })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key ?? key, failure: null })),
    forgetKey: assign({ key: null }),
    keepCoupon: assign((_, { code, key }: T.CouponWish) => ({ coupon: { code, key }, couponFailure: null })),
    keepPrice: assign(({ context: { order, coupon } }, { amount, state, version }: T.Repriced) =>
      order === null
        ? {}
        : { order: { ...order, amount, state, version, coupon: couponAfter(order, coupon, amount) } },
    ),
    keepCouponFailure: assign((_, { error }: { error: unknown }) => ({ couponFailure: toFailure(error) })),
    keepPayment: assign((_, { payment }: { payment: PaymentCard }) => ({ payment, key: null })),
    markPaid: assign(({ context: { order } }) =>
      order === null ? {} : { order: { ...order, state: 'paid' } },
    ),
  },
  guards: {
    isPaid: ({ context }) => context.order?.state === 'paid' || context.order?.state === 'completed',
    isClosed: ({ context }) => context.order?.state === 'closed',
    hasOpenAttempt: ({ context }) => context.payment !== null,
    isUnknown: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
    hasMethod: ({ context }) => context.method !== null,
    becomesFree: (_, { repriced }: { repriced: T.Repriced }) => repriced.state === 'paid',
    /** Something else happened to the order meanwhile: in another tab, at the provider, or its time is over. */
    isOvertaken: (_, { error }: { error: unknown }) => overtaking.has(toFailure(error).reason ?? ''),
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
    isUnderWay: (_, { payment }: { payment: PaymentCard }) => isOpen(payment),
    hasFailed: (_, { payment }: { payment: PaymentCard }) => payment.state === 'failed',
    endedPaid: (_, { outcome }: PayAttemptOutput) => outcome === 'paid',
    endedFailed: (_, { outcome }: PayAttemptOutput) => outcome === 'failed',
  },
  delays: {
    /** Until there may be news: the deadline, and then, while its grace lasts, every half minute. */
    deadline: ({ context: { remaining } }) => (remaining > 0 ? Math.min(remaining, longest) : 30_000),
  },
}).createMachine({
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
      tags: 'busy',
      invoke: {
        id: 'getOrder',
        src: 'getOrder',
        input: ({ context }) => ({ id: context.orderId }),
        onDone: { target: 'sorting', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: { tags: 'failure', on: { 'order.retry': 'loading' } },
    missing: { type: 'final' },
    /** The order has come: it says where the member stands. */
    sorting: {
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'hasOpenAttempt', target: 'attempting' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      after: { deadline: 'checking' },
      on: {
        'page.shown': 'checking',
        'method.choose': { actions: { type: 'keepMethod', params: ({ event }) => event } },
        'coupon.set': {
          target: 'repricing',
          actions: { type: 'keepCoupon', params: ({ event }) => event },
        },
        'pay.start': {
          guard: 'hasMethod',
          target: 'starting',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
    },
    /** Looks again without a word: where nobody answers, the member goes on choosing. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'getOrder',
        src: 'getOrder',
        input: ({ context }) => ({ id: context.orderId }),
        onDone: { target: 'sorting', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: 'choosing',
      },
    },
    repricing: {
      tags: 'busy',
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
    },
    starting: {
      tags: 'busy',
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
    },
    attempting: {
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
    unpaid: { on: { 'pay.again': 'checking' } },
    paid: { type: 'final' },
    closed: { type: 'final' },
  },
})

/** A day: browsers fire longer timers at once. */
const longest = 86_400_000

const overtaking: ReadonlySet<string> = new Set([
  'orderPaid',
  'orderCompleted',
  'orderClosed',
  'paymentUnderWay',
  'versionConflict',
])

const isOpen = ({ state }: PaymentCard) => state === 'waiting' || state === 'reviewing'

/** The server tells the new amount only. */
const couponAfter = (
  { amount, coupon: before }: NonNullable<T.CheckoutContext['order']>,
  wish: T.CouponWish | null,
  next: number,
) =>
  wish === null || wish.code === ''
    ? null
    : { code: wish.code, amount: amount + (before?.amount ?? 0) - next }

export type CheckoutActorRef = ActorRefFrom<typeof checkoutMachine>
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
