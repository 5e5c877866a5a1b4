import { and, assign, setup } from 'xstate'

import type { MealVoucherFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type MealVoucherEvent =
  | FactsLearned<MealVoucherFacts>
  | { type: 'meal.share' }
  | { type: 'meal.claim' }
  | { type: 'meal.takeBack' }
  | { type: 'meal.scan'; at: string }
  | { type: 'meal.expire' }
  | { type: 'meal.revoke' }

/** A meal voucher (TKT-02): one meal for its holder, who can hand it on; it is used once. */
export const mealVoucherMachine = setup({
  types: {} as { input: MealVoucherFacts; context: MealVoucherFacts; events: MealVoucherEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<MealVoucherFacts> }) => facts),
    keepUse: assign((_, { at }: { at: string }) => ({ usedAt: at })),
  },
  guards: {
    isRightGate: ({ context }) => context.isRightGate,
    isMealTime: ({ context }) => context.isMealTime,
    isOver: ({ context }) => context.isOver,
    isNotOver: ({ context }) => !context.isOver,
    isOther: ({ context }) => context.isOther,
    isShareOpen: ({ context }) => context.isShareOpen,
  },
}).createMachine({
  id: 'mealVoucher',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'available',
  states: {
    available: {
      on: {
        'meal.share': { guard: 'isNotOver', target: 'shared' },
        'meal.scan': {
          guard: and(['isRightGate', 'isNotOver', 'isMealTime']),
          target: 'used',
          actions: on('keepUse'),
        },
        'meal.expire': { guard: 'isOver', target: 'expired' },
        'meal.revoke': 'revoked',
      },
    },
    shared: {
      on: {
        'meal.claim': { guard: and(['isOther', 'isNotOver', 'isShareOpen']), target: 'available' },
        'meal.takeBack': 'available',
        'meal.expire': { guard: 'isOver', target: 'expired' },
        'meal.revoke': 'revoked',
      },
    },
    used: {},
    expired: {},
    revoked: {},
  },
})

export const mealVoucherLifecycle: Lifecycle = {
  machine: mealVoucherMachine,
  causes: {
    'meal.share': ['owner'],
    'meal.claim': ['receiver'],
    'meal.takeBack': ['owner'],
    'meal.scan': ['staff', 'organizer'],
    'meal.expire': ['system'],
    'meal.revoke': ['system'],
  },
  reasons: {
    states: {
      available: 'mealNotShared',
      shared: 'mealShared',
      used: 'mealUsed',
      expired: 'mealOver',
      revoked: 'mealRevoked',
    },
    guards: {
      isRightGate: 'wrongGate',
      isMealTime: 'notMealTime',
      isOver: 'mealNotOver',
      isNotOver: 'mealOver',
      isOther: 'ownShare',
      isShareOpen: 'shareExpired',
    },
  },
}
