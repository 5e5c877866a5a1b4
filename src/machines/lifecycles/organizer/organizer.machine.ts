import { and, assign, setup } from 'xstate'

import type { OrganizerFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type OrganizerEvent =
  | FactsLearned<OrganizerFacts>
  /** The form itself is checked by the contract before it comes here. */
  | { type: 'organizer.submit' }
  | { type: 'organizer.withdraw' }
  | { type: 'organizer.pickUp' }
  | { type: 'organizer.approve' }
  | { type: 'organizer.reject'; reason: string }
  | { type: 'organizer.change' }
  | { type: 'organizer.revoke'; reason: string }

/**
 * An organizer's approval (ORG-01, ORG-03). The four statuses of the specification are 1 approved, 2 not completed,
 * 3 under review, 4 rejected; a key field that an approved organizer changes waits for review while the site stays open.
 */
export const organizerMachine = setup({
  types: {} as { input: OrganizerFacts; context: OrganizerFacts; events: OrganizerEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<OrganizerFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    forgetReason: assign({ reason: null }),
  },
  guards: {
    isComplete: ({ context }) => context.isComplete,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    // If people have paid for a coming conference, one administrator alone cannot close the account.
    isIdleOrSeconded: ({ context }) => !context.hasRunningConference || context.isSeconded,
  },
}).createMachine({
  id: 'organizer',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'not_completed',
  states: {
    not_completed: {
      on: {
        'organizer.submit': { guard: 'isComplete', target: 'under_review', actions: 'forgetReason' },
      },
    },
    under_review: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'organizer.withdraw': '#organizer.not_completed',
            'organizer.pickUp': 'picked_up',
          },
        },
        picked_up: {
          on: {
            'organizer.approve': '#organizer.approved',
            'organizer.reject': {
              guard: 'hasReason',
              target: '#organizer.rejected',
              actions: on('keepReason'),
            },
          },
        },
      },
    },
    approved: {
      initial: 'settled',
      on: {
        'organizer.revoke': {
          guard: and(['hasReason', 'isIdleOrSeconded']),
          target: 'rejected',
          actions: on('keepReason'),
        },
      },
      states: {
        settled: {
          on: { 'organizer.change': { guard: 'isComplete', target: 'changing', actions: 'forgetReason' } },
        },
        changing: {
          on: {
            'organizer.approve': 'settled',
            'organizer.reject': { guard: 'hasReason', target: 'settled', actions: on('keepReason') },
            'organizer.withdraw': 'settled',
          },
        },
      },
    },
    rejected: {
      on: {
        'organizer.submit': { guard: 'isComplete', target: 'under_review', actions: 'forgetReason' },
      },
    },
  },
})

export const organizerLifecycle: Lifecycle = {
  machine: organizerMachine,
  causes: {
    'organizer.submit': ['owner'],
    'organizer.withdraw': ['owner'],
    'organizer.pickUp': ['admin'],
    'organizer.approve': ['admin'],
    'organizer.reject': ['admin'],
    'organizer.change': ['owner'],
    'organizer.revoke': ['admin'],
  },
  reasons: {
    states: {
      not_completed: 'organizerNotCompleted',
      'under_review.waiting': 'organizerNotPickedUp',
      'under_review.picked_up': 'organizerPickedUp',
      'approved.settled': 'organizerApproved',
      'approved.changing': 'organizerChanging',
      rejected: 'organizerRejected',
    },
    guards: {
      isComplete: 'organizerIncomplete',
      hasReason: 'reasonEmpty',
      isIdleOrSeconded: 'secondPersonNeeded',
    },
  },
}
