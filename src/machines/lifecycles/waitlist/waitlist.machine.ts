import { assign, setup } from 'xstate'

import type { WaitlistFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type WaitlistEvent =
  | FactsLearned<WaitlistFacts>
  /** A place is held for this entry until then. */
  | { type: 'waitlist.offer'; until: string }
  | { type: 'waitlist.purchase' }
  | { type: 'waitlist.cancel' }
  | { type: 'waitlist.expire' }

/** An entry of a waiting list: a freed place is offered for a limited time, first come first served. */
export const waitlistMachine = setup({
  types: {} as { input: WaitlistFacts; context: WaitlistFacts; events: WaitlistEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<WaitlistFacts> }) => facts),
    keepOffer: assign((_, { until }: { until: string }) => ({ offeredUntil: until, isOfferOver: false })),
  },
  guards: {
    hasPlace: ({ context }) => context.hasPlace,
    isOfferOpen: ({ context }) => !context.isOfferOver,
    isOfferOver: ({ context }) => context.isOfferOver,
  },
}).createMachine({
  id: 'waitlist',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'waitlist.offer': { guard: 'hasPlace', target: 'offered', actions: on('keepOffer') },
        'waitlist.cancel': 'cancelled',
      },
    },
    offered: {
      on: {
        'waitlist.purchase': { guard: 'isOfferOpen', target: 'purchased' },
        'waitlist.expire': { guard: 'isOfferOver', target: 'offer_expired' },
        'waitlist.cancel': 'cancelled',
      },
    },
    purchased: {},
    cancelled: {},
    offer_expired: {},
  },
})

export const waitlistLifecycle: Lifecycle = {
  machine: waitlistMachine,
  causes: {
    'waitlist.offer': ['system'],
    'waitlist.purchase': ['system'],
    'waitlist.cancel': ['owner'],
    'waitlist.expire': ['system'],
  },
  reasons: {
    states: {
      waiting: 'placeNotOffered',
      offered: 'placeOffered',
      purchased: 'placePurchased',
      cancelled: 'waitlistCancelled',
      offer_expired: 'offerExpired',
    },
    guards: { hasPlace: 'soldOut', isOfferOpen: 'offerExpired', isOfferOver: 'placeOffered' },
  },
}
