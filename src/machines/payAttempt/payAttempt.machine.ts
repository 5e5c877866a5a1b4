import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type * as T from './payAttempt.types.ts'
import { flow } from './payAttempt.setup.ts'

/**
 * One attempt to pay, as its payer sees it (ORD-05): it only looks and gives up, it never starts anything. Reads
 * the state of the attempt while the page is visible; that also notices changes of another tab.
 */
export const payAttemptMachine = flow.createMachine({
  id: 'payAttempt',
  context: ({ input }) => ({ ...input, key: '', outcome: 'over', failure: null }),
  initial: 'open',
  states: {
    open: {
      // Started again each time, because it reports at once a page that was hidden by then.
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      initial: 'routing',
      on: {
        'page.hidden': 'paused',
        'attempt.abandon': {
          guard: 'canAbandon',
          target: 'abandoning',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
      states: {
        routing: {
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
                target: 'routing',
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
        // For any reason, also that the money has come after all: the server knows the present state.
        onError: {
          target: 'open.asking',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
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
