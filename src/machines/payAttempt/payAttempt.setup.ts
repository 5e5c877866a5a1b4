import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './payAttempt.types.ts'

/** Setup shared by the states of an attempt to pay. */
export const flow = setup({
  types: {} as {
    input: T.PayAttemptInput
    context: T.PayAttemptContext
    events: T.PayAttemptEvent
    emitted: T.PayAttemptEmitted
    output: T.PayAttemptOutput
    tags: T.PayAttemptTag
  },
  actors: {
    getPayment: promisePlaceholder<T.PayAttemptPort['getPayment'], { id: number }>('getPayment'),
    abandonPayment: promisePlaceholder<T.PayAttemptPort['abandonPayment']>('abandonPayment'),
    watchVisibility: callbackPlaceholder<T.PayAttemptPort['watchVisibility']>('watchVisibility'),
  },
  actions: {
    keepNews: assign((_, { news: { order_state: _order, ...payment } }: { news: T.PaymentNews }) => ({
      payment,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    conclude: assign((_, { outcome }: Pick<T.PayAttemptOutput, 'outcome'>) => ({ outcome })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'attempt.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isUnderReview: ({ context }) => context.payment.state === 'reviewing',
    isTransfer: ({ context }) => context.payment.method === 'transfer',
    canAbandon: ({ context }) => context.payment.state === 'waiting',
    isPaid: (_, { output: news }: { output: T.PaymentNews }) =>
      news.order_state === 'paid' || news.order_state === 'completed',
    isOver: (_, { output: news }: { output: T.PaymentNews }) =>
      news.order_state === 'closed' || news.state === 'abandoned' || news.state === 'confirmed',
    hasFailed: (_, { output: news }: { output: T.PaymentNews }) => news.state === 'failed',
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
  },
  delays: {
    poll: 2_000,
    /** Banks and finance take their time. */
    seldom: 10_000,
  },
})
