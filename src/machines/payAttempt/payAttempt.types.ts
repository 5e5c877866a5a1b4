import type { Failure } from '../../contract/failure.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { PaymentCard, getPayment } from '../../contract/order.ts'

export interface PayAttemptInput {
  payment: PaymentCard
}

export interface PayAttemptContext extends PayAttemptInput {
  /** Names the wish to give up, so that it is granted once. */
  key: string
  /** How it ended; `over` until then. */
  outcome: PayAttemptOutput['outcome']
  failure: Failure | null
}

/** State of the attempt, and of its order. */
export type PaymentNews = CallOutput<typeof getPayment>

export type VisibilitySignal = { type: 'page.hidden' } | { type: 'page.shown' }
export type PayAttemptEvent =
  /** The payer says that the money is on its way. */
  { type: 'attempt.ask' } | { type: 'attempt.abandon'; key: string } | VisibilitySignal

export type PayAttemptEmitted = { type: 'attempt.failed'; failure: Failure }
export type PayAttemptTag = 'busy' | 'failure'

export interface PayAttemptOutput {
  /** `over`: given up, overtaken by another attempt's end, or unknown by now: the order tells what holds. */
  outcome: 'paid' | 'failed' | 'over'
  payment: PaymentCard
}

export interface PayAttemptPort {
  /** Rejects with `CallError`. */
  getPayment(id: number, signal: AbortSignal): Promise<PaymentNews>
  /** Gives the attempt up. Rejects with `CallError`, for instance because the money has come. */
  abandonPayment(wish: { id: number; version: number; key: string }, signal: AbortSignal): Promise<void>
  /** Tells at once when the page is hidden already; answers the clean-up. */
  watchVisibility(tell: (signal: VisibilitySignal) => void): () => void
}
