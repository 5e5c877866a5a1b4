import type { Failure } from '../../contract/failure.ts'

/** Requests that an owner may make about an order, other than paying it. */
export type OrderWish = 'cancel' | 'refund'

export interface OrderRequestInput {
  wish: OrderWish
  /** Id of the order. */
  id: number
  /** Version in the list: an order that moved on since is refused. */
  version: number
}

export interface OrderRequestContext extends OrderRequestInput {
  /** Sent last; null before the first time. */
  reason: string | null
  /** Idempotency key of `reason`. */
  key: string
  failure: Failure | null
}

export type OrderRequestEvent =
  /** `key` is used unless the reason is what was sent before. */
  { type: 'request.send'; reason: string; key: string } | { type: 'request.close' }

export type OrderRequestEmitted =
  | { type: 'request.granted' }
  /** `isOutdated`: what the list shows of this order is not true any more. */
  | { type: 'request.left'; isOutdated: boolean }

export type OrderRequestTag = 'busy' | 'failure' | 'refused'

export interface SendRequest extends OrderRequestInput {
  reason: string
  key: string
}

export interface OrderRequestPort {
  /** Rejects with `CallError`. */
  sendRequest(request: SendRequest, signal: AbortSignal): Promise<void>
}
