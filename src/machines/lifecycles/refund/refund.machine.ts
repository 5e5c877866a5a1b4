import { and, assign, setup } from 'xstate'

import type { RefundFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type RefundEvent =
  | FactsLearned<RefundFacts>
  | { type: 'refund.request'; reason: string }
  /** Money that came twice, or after closing without a place left. */
  | { type: 'refund.open' }
  | { type: 'refund.approve' }
  | { type: 'refund.reject'; reason: string }
  | { type: 'refund.succeed' }
  | { type: 'refund.fail'; reason: string }
  | { type: 'refund.retry' }

/** Money that goes back (ORD-01): requested by the owner and granted, or sent back by the server itself. */
export const refundMachine = setup({
  types: {} as { input: RefundFacts; context: RefundFacts; events: RefundEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<RefundFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
  },
  guards: {
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    isPaid: ({ context }) => context.orderPaid,
    isCharged: ({ context }) => context.amount > 0,
    isInWindow: ({ context }) => context.isInWindow,
    isNotSignedIn: ({ context }) => !context.isSignedIn,
    hasUsedNoMeal: ({ context }) => !context.hasUsedMeal,
    isUnasked: ({ context }) => context.cause !== 'requested',
    isNotInvoiced: ({ context }) => !context.isInvoiced,
  },
}).createMachine({
  id: 'refund',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'none',
  states: {
    none: {
      on: {
        'refund.request': {
          guard: and(['hasReason', 'isPaid', 'isCharged', 'isInWindow', 'isNotSignedIn', 'hasUsedNoMeal']),
          target: 'requested',
          actions: on('keepReason'),
        },
        'refund.open': { guard: 'isUnasked', target: 'processing' },
      },
    },
    requested: {
      on: {
        'refund.approve': { guard: 'isNotInvoiced', target: 'processing' },
        'refund.reject': { guard: 'hasReason', target: 'rejected', actions: on('keepReason') },
      },
    },
    processing: {
      on: {
        'refund.succeed': 'done',
        'refund.fail': { guard: 'hasReason', target: 'failed', actions: on('keepReason') },
      },
    },
    failed: { on: { 'refund.retry': 'processing' } },
    rejected: {
      on: {
        // A refusal is not for ever: what was wrong may have been put right.
        'refund.request': {
          guard: and(['hasReason', 'isPaid', 'isCharged', 'isInWindow', 'isNotSignedIn', 'hasUsedNoMeal']),
          target: 'requested',
          actions: on('keepReason'),
        },
      },
    },
    done: {},
  },
})

export const refundLifecycle: Lifecycle = {
  machine: refundMachine,
  causes: {
    // The server asks for everybody when the conference is cancelled.
    'refund.request': ['owner', 'system'],
    'refund.open': ['system'],
    'refund.approve': ['organizer', 'admin'],
    'refund.reject': ['organizer', 'admin'],
    'refund.succeed': ['system'],
    'refund.fail': ['system'],
    'refund.retry': ['finance'],
  },
  reasons: {
    states: {
      none: 'refundNotRequested',
      requested: 'refundUndecided',
      processing: 'refundUnderWay',
      failed: 'refundFailed',
      rejected: 'refundRejected',
      done: 'refundDone',
    },
    guards: {
      hasReason: 'reasonEmpty',
      isPaid: 'orderNotPaid',
      isCharged: 'nothingToRefund',
      isInWindow: 'refundWindowOver',
      isNotSignedIn: 'ticketSignedIn',
      hasUsedNoMeal: 'mealUsed',
      isUnasked: 'refundNotUnasked',
      isNotInvoiced: 'invoiceNotReversed',
    },
  },
}
