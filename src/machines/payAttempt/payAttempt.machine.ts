import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './payAttempt.types.ts'

/**
 * One attempt to pay, as its payer sees it (ORD-05): it only looks and gives up, it never starts anything. Asks where
 * the attempt stands while somebody looks at the page; that also notices what another tab did.
 */
export const payAttemptMachine = setup({
  types: {} as {
    input: T.PayAttemptInput
    context: T.PayAttemptContext
    events: T.PayAttemptEvent
    emitted: T.PayAttemptEmitted
    output: T.PayAttemptOutput
    tags: T.PayAttemptTag
  },
  actors: {
    getPayment: promisePlaceholder<T.PaymentNews, { id: number }>('getPayment'),
    abandonPayment: promisePlaceholder<void, { id: number; version: number; key: string }>('abandonPayment'),
    watchVisibility: callbackPlaceholder<T.VisibilitySignal>('watchVisibility'),
  },
  actions: {
    keepNews: assign((_, { news: { order_state: _order, ...payment } }: { news: T.PaymentNews }) => ({
      payment,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key })),
    conclude: assign((_, { outcome }: Pick<T.PayAttemptOutput, 'outcome'>) => ({ outcome })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'attempt.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isUnderReview: ({ context }) => context.payment.state === 'reviewing',
    isTransfer: ({ context }) => context.payment.method === 'transfer',
    canAbandon: ({ context }) => context.payment.state === 'waiting',
    isPaid: (_, { news }: { news: T.PaymentNews }) =>
      news.order_state === 'paid' || news.order_state === 'completed',
    isOver: (_, { news }: { news: T.PaymentNews }) =>
      news.order_state === 'closed' || news.state === 'abandoned' || news.state === 'confirmed',
    hasFailed: (_, { news }: { news: T.PaymentNews }) => news.state === 'failed',
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
  },
  delays: {
    poll: 2_000,
    /** Banks and finance take their time. */
    seldom: 10_000,
  },
}).createMachine({
  id: 'payAttempt',
  context: ({ input }) => ({ ...input, key: '', outcome: 'over', failure: null }),
  initial: 'open',
  states: {
    open: {
      // Started anew each time, because it tells at once of a page that was hidden meanwhile.
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      initial: 'sorting',
      on: {
        'page.hidden': 'paused',
        'attempt.abandon': {
          guard: 'canAbandon',
          target: 'abandoning',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
      states: {
        sorting: {
          always: [
            { guard: 'isUnderReview', target: 'reviewing' },
            { guard: 'isTransfer', target: 'transferring' },
            { target: 'scanning' },
          ],
        },
        scanning: { after: { poll: 'asking' }, on: { 'attempt.ask': 'asking' } },
        transferring: { after: { seldom: 'asking' }, on: { 'attempt.ask': 'asking' } },
        reviewing: { after: { seldom: 'asking' }, on: { 'attempt.ask': 'asking' } },
        /** The last question got no answer: the attempt may still be good, so keep asking. */
        retrying: { tags: 'failure', after: { poll: 'asking' }, on: { 'attempt.ask': 'asking' } },
        asking: {
          invoke: {
            id: 'getPayment',
            src: 'getPayment',
            input: ({ context }) => ({ id: context.payment.id }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ news: event.output }) },
                target: '#payAttempt.paid',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
              {
                guard: { type: 'isOver', params: ({ event }) => ({ news: event.output }) },
                target: '#payAttempt.over',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ news: event.output }) },
                target: '#payAttempt.failed',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
              {
                target: 'sorting',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#payAttempt.over',
              },
              {
                target: 'retrying',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    paused: {
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      on: { 'page.shown': 'open.asking' },
    },
    abandoning: {
      tags: 'busy',
      invoke: {
        id: 'abandonPayment',
        src: 'abandonPayment',
        input: ({ context }) => ({
          id: context.payment.id,
          version: context.payment.version,
          key: context.key,
        }),
        onDone: 'over',
        // Whatever the reason, say that the money has come after all: the server knows what holds now.
        onError: {
          target: 'open.asking',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    paid: { type: 'final', entry: { type: 'conclude', params: { outcome: 'paid' } } },
    failed: { type: 'final', entry: { type: 'conclude', params: { outcome: 'failed' } } },
    over: { type: 'final' },
  },
  output: ({ context: { outcome, payment } }): T.PayAttemptOutput => ({ outcome, payment }),
})

export type PayAttemptActorRef = ActorRefFrom<typeof payAttemptMachine>
export type PayAttemptSnapshot = SnapshotFrom<typeof payAttemptMachine>
