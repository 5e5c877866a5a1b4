import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
        'attempt.abandon': { guard: 'canAbandon', target: 'abandoning', actions: on('keepKey') },
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
                guard: on('isPaid'),
                target: '#payAttempt.paid',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
              {
                guard: on('isOver'),
                target: '#payAttempt.over',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
              {
                guard: on('hasFailed'),
                target: '#payAttempt.failed',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
              {
                target: 'routing',
                actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
              },
            ],
            onError: [
              { guard: on('isRefused'), target: '#payAttempt.over' },
              { target: 'retrying', actions: on('keepFailure') },
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
        onError: { target: 'open.asking', actions: on('emitFailure') },
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
