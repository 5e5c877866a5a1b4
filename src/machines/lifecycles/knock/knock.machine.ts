import { and, assign, setup } from 'xstate'

import type { KnockFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type KnockEvent =
  | FactsLearned<KnockFacts>
  /** A friend knocks; `amount` is what the server lets come off, in fen. */
  | { type: 'knock.hit'; amount: number }
  /** The owner takes what was knocked off so far. */
  | { type: 'knock.take' }
  | { type: 'knock.cancel' }
  /** The time is over. */
  | { type: 'knock.end' }
  /** The order was paid with what was knocked off. */
  | { type: 'knock.use' }
  /** The order was paid without it, or closed. */
  | { type: 'knock.lapse' }

/**
 * "Knock gold" at an unpaid order (BEN-03): friends knock a part of its price off, each once, up to a limit and within a
 * time. The sum becomes a coupon for this order alone.
 */
export const knockMachine = setup({
  types: {} as { input: KnockFacts; context: KnockFacts; events: KnockEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<KnockFacts> }) => facts),
    add: assign(({ context }, { amount }: { amount: number }) => ({ total: context.total + amount })),
  },
  guards: {
    isOrderOpen: ({ context }) => context.isOrderOpen,
    isOrderGone: ({ context }) => !context.isOrderOpen,
    isInTime: ({ context }) => !context.isOver,
    isOver: ({ context }) => context.isOver,
    isFriend: ({ context }) => context.isFriend,
    isFirst: ({ context }) => !context.hasKnocked,
    hasHitsLeft: ({ context }) => context.hasHitsLeft,
    hasTotal: ({ context }) => context.total > 0,
    isFull: ({ context, event }) => 'amount' in event && context.total + event.amount >= context.limit,
    isUsed: ({ context }) => context.isUsed,
  },
}).createMachine({
  id: 'knock',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'open',
  states: {
    open: {
      on: {
        'knock.hit': [
          {
            guard: and(['isOrderOpen', 'isInTime', 'isFriend', 'isFirst', 'hasHitsLeft', 'isFull']),
            target: 'completed',
            actions: on('add'),
          },
          {
            guard: and(['isOrderOpen', 'isInTime', 'isFriend', 'isFirst', 'hasHitsLeft']),
            actions: on('add'),
          },
        ],
        'knock.take': { guard: and(['isOrderOpen', 'hasTotal']), target: 'completed' },
        'knock.cancel': 'cancelled',
        'knock.end': [
          { guard: and(['isOver', 'isOrderOpen', 'hasTotal']), target: 'completed' },
          { guard: 'isOver', target: 'expired' },
        ],
        'knock.lapse': { guard: 'isOrderGone', target: 'expired' },
      },
    },
    completed: {
      on: {
        'knock.use': { guard: 'isUsed', target: 'used' },
        'knock.lapse': { guard: 'isOrderGone', target: 'expired' },
      },
    },
    used: {},
    expired: {},
    cancelled: {},
  },
})

export const knockLifecycle: Lifecycle = {
  machine: knockMachine,
  causes: {
    'knock.hit': ['receiver'],
    'knock.take': ['owner'],
    'knock.cancel': ['owner'],
    'knock.end': ['system'],
    'knock.use': ['system'],
    'knock.lapse': ['system'],
  },
  reasons: {
    states: {
      open: 'knockOpen',
      completed: 'knockCompleted',
      used: 'knockUsed',
      expired: 'knockExpired',
      cancelled: 'knockCancelled',
    },
    guards: {
      isOrderOpen: 'knockOrderGone',
      isOrderGone: 'orderNotPaid',
      isInTime: 'knockOver',
      isOver: 'knockNotOver',
      isFriend: 'knockOwn',
      isFirst: 'knockTwice',
      hasHitsLeft: 'knockDayFull',
      hasTotal: 'knockNothing',
      isFull: 'knockOpen',
      isUsed: 'orderNotPaid',
    },
  },
}
