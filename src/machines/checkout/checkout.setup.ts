import { assign, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { PaymentCard } from '../../contract/order.ts'
import { payAttemptMachine } from '../payAttempt/payAttempt.machine.ts'
import type { PayAttemptOutput } from '../payAttempt/payAttempt.types.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './checkout.types.ts'

/** Setup shared by the states of a checkout. */
export const flow = setup({
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
    getOrder: promisePlaceholder<T.CheckoutPort['getOrder'], { id: number }>('getOrder'),
    setCoupon: promisePlaceholder<T.CheckoutPort['setCoupon']>('setCoupon'),
    startPayment: promisePlaceholder<T.CheckoutPort['startPayment']>('startPayment'),
    watchVisibility: callbackPlaceholder<T.CheckoutPort['watchVisibility']>('watchVisibility'),
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
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepMethod: assign((_, { method }: { method: T.PayMethod }) => ({
      method,
      key: null,
      failure: null,
    })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key ?? key, failure: null })),
    forgetKey: assign({ key: null }),
    keepCoupon: assign((_, { code, key }: T.CouponWish) => ({
      coupon: { code, key },
      couponFailure: null,
      failure: null,
    })),
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
    becomesFree: (_, { output: repriced }: { output: T.Repriced }) => repriced.state === 'paid',
    /** Something else happened to the order meanwhile: in another tab, at the provider, or its time is over. */
    isOvertaken: (_, { error }: { error: unknown }) => overtaking.has(toFailure(error).reason ?? ''),
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
    /** A transfer lengthens the deadline of its order, which is read again. */
    isUnderWay: (_, { output: payment }: { output: PaymentCard }) =>
      isOpen(payment) && payment.method !== 'transfer',
    hasFailed: (_, { output: payment }: { output: PaymentCard }) => payment.state === 'failed',
    endedPaid: (_, { outcome }: PayAttemptOutput) => outcome === 'paid',
    endedFailed: (_, { outcome }: PayAttemptOutput) => outcome === 'failed',
  },
  delays: {
    /** Until there may be news: a minute, because the organizer may close the order; the deadline; in its grace half a minute. */
    deadline: ({ context: { remaining } }) => (remaining > 0 ? Math.min(remaining, longest) : 30_000),
  },
})

const longest = 60_000

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
