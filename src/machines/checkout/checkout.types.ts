import type { Failure } from '../../contract/failure.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { OrderDetails, PaymentCard, setCoupon } from '../../contract/order.ts'
import type { PayAttemptPort, VisibilitySignal } from '../payAttempt/payAttempt.types.ts'

export type PayMethod = PaymentCard['method']

export interface CheckoutInput {
  /** From the address; whether there is such an order is the server's business. */
  orderId: number
}

export interface CheckoutContext extends CheckoutInput {
  /** Null until it has come for the first time. */
  order: OrderDetails | null
  /** Milliseconds that the payment deadline was away when the order came; 0 or less when it was over. */
  remaining: number
  /** Chosen by the member, or the first one; else null. */
  method: PayMethod | null
  /** Names the attempt that is being opened; kept while it is unknown whether the server has opened it. */
  key: string | null
  coupon: CouponWish | null
  /** The attempt that is open, or the one that failed. */
  payment: PaymentCard | null
  /** Why the order could not be read, or why no attempt was opened. */
  failure: Failure | null
  couponFailure: Failure | null
}

export interface CouponWish {
  /** Empty: takes the coupon off. */
  code: string
  key: string
}

/** An order, and the present in epoch milliseconds. */
export interface OrderSeen {
  order: OrderDetails
  now: number
}

export type Repriced = CallOutput<typeof setCoupon>

export type CheckoutEvent =
  | { type: 'order.retry' }
  | { type: 'method.choose'; method: PayMethod }
  | ({ type: 'coupon.set' } & CouponWish)
  /** `key` names the attempt if this is a new one. */
  | { type: 'pay.start'; key: string }
  | { type: 'pay.again' }
  | VisibilitySignal

/** Views of the page; each is a tag of the machine. */
export const checkoutViews = [
  'missing',
  'failed',
  'loading',
  'attempting',
  'unpaid',
  'paid',
  'closed',
  'choosing',
] as const
/** Requests that the choice waits for; each is a tag of the machine. */
export const checkoutWaits = ['starting', 'repricing', 'checking'] as const
export type CheckoutTag = 'busy' | 'failure' | (typeof checkoutViews)[number] | (typeof checkoutWaits)[number]

export interface CheckoutPort extends PayAttemptPort {
  /** Rejects with `CallError`. */
  getOrder(id: number, signal: AbortSignal): Promise<OrderSeen>
  /** Rejects with `CallError`. */
  setCoupon(wish: CouponWish & { orderId: number; version: number }, signal: AbortSignal): Promise<Repriced>
  /** The same key again answers the same attempt (ORD-05). Rejects with `CallError`. */
  startPayment(
    wish: { orderId: number; method: PayMethod; key: string },
    signal: AbortSignal,
  ): Promise<PaymentCard>
}
