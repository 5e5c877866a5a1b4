import { and, assign, setup } from 'xstate'

import type { PaymentFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type PaymentEvent =
  | FactsLearned<PaymentFacts>
  /** A verified notification of the provider; `amount` is what it received, in fen. */
  | { type: 'payment.confirm'; amount: number }
  | { type: 'payment.fail'; reason: string }
  | { type: 'payment.abandon' }
  | { type: 'payment.submit' }
  | { type: 'payment.accept' }
  | { type: 'payment.return'; reason: string }

/**
 * One attempt to pay (ORD-01, ORD-05). An order may have several, one of them waiting at a time. Money is recorded
 * wherever it comes from: a provider may confirm an attempt that was given up.
 */
export const paymentMachine = setup({
  types: {} as { input: PaymentFacts; context: PaymentFacts; events: PaymentEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<PaymentFacts> }) => facts),
    keepAmount: assign((_, { amount }: { amount: number }) => ({ confirmedAmount: amount, reason: null })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    takeAtWord: assign(({ context }) => ({ confirmedAmount: context.amount, reason: null })),
  },
  guards: {
    isOnline: ({ context }) => context.method !== 'transfer',
    isTransfer: ({ context }) => context.method === 'transfer',
    hasVoucher: ({ context }) => context.hasVoucher,
    matchesAmount: ({ context, event }) => 'amount' in event && event.amount === context.amount,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'payment.confirm': {
          guard: and(['isOnline', 'matchesAmount']),
          target: 'confirmed',
          actions: on('keepAmount'),
        },
        'payment.fail': {
          guard: and(['isOnline', 'hasReason']),
          target: 'failed',
          actions: on('keepReason'),
        },
        'payment.abandon': 'abandoned',
        'payment.submit': {
          guard: and(['isTransfer', 'hasVoucher']),
          target: 'reviewing',
        },
      },
    },
    reviewing: {
      on: {
        'payment.accept': { target: 'confirmed', actions: 'takeAtWord' },
        'payment.return': { guard: 'hasReason', target: 'waiting', actions: on('keepReason') },
      },
    },
    confirmed: {},
    failed: {
      on: {
        'payment.confirm': {
          guard: and(['isOnline', 'matchesAmount']),
          target: 'confirmed',
          actions: on('keepAmount'),
        },
      },
    },
    abandoned: {
      on: {
        'payment.confirm': {
          guard: and(['isOnline', 'matchesAmount']),
          target: 'confirmed',
          actions: on('keepAmount'),
        },
      },
    },
  },
})

export const paymentLifecycle: Lifecycle = {
  machine: paymentMachine,
  causes: {
    'payment.confirm': ['system'],
    'payment.fail': ['system'],
    'payment.abandon': ['owner', 'system'],
    'payment.submit': ['owner'],
    'payment.accept': ['finance'],
    'payment.return': ['finance'],
  },
  reasons: {
    states: {
      waiting: 'paymentWaiting',
      reviewing: 'paymentUnderReview',
      confirmed: 'paymentConfirmed',
      failed: 'paymentFailed',
      abandoned: 'paymentAbandoned',
    },
    guards: {
      isOnline: 'notForTransfers',
      isTransfer: 'onlyForTransfers',
      hasVoucher: 'voucherMissing',
      matchesAmount: 'amountDiffers',
      hasReason: 'reasonEmpty',
    },
  },
}
