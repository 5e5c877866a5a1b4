import { and, assign, setup } from 'xstate'

import type { LiveStaffFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type LiveStaffEvent =
  | FactsLearned<LiveStaffFacts>
  | { type: 'staff.accept' }
  | { type: 'staff.decline' }
  | { type: 'staff.withdraw' }
  | { type: 'staff.expire' }
  /** Another person takes the part over, or it stays open. */
  | { type: 'staff.replace' }

/**
 * A request to be host or funder of a live, and its answer (CONF-03). One person has a part at a time: the current
 * holder loses it when the next one accepts. A scheduled live is never without a host.
 */
export const liveStaffMachine = setup({
  types: {} as { input: LiveStaffFacts; context: LiveStaffFacts; events: LiveStaffEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<LiveStaffFacts> }) => facts),
  },
  guards: {
    isInTime: ({ context }) => !context.isOver,
    isOver: ({ context }) => context.isOver,
    isNotBegun: ({ context }) => !context.hasBegun,
    isSpare: ({ context }) => context.isSpare,
  },
}).createMachine({
  id: 'liveStaff',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'offered',
  states: {
    offered: {
      on: {
        'staff.accept': { guard: and(['isInTime', 'isNotBegun']), target: 'accepted' },
        'staff.decline': 'declined',
        'staff.withdraw': 'withdrawn',
        'staff.expire': { guard: 'isOver', target: 'expired' },
      },
    },
    accepted: {
      on: { 'staff.replace': { guard: and(['isNotBegun', 'isSpare']), target: 'replaced' } },
    },
    declined: {},
    withdrawn: {},
    expired: {},
    replaced: {},
  },
})

export const liveStaffLifecycle: Lifecycle = {
  machine: liveStaffMachine,
  causes: {
    'staff.accept': ['owner'],
    'staff.decline': ['owner'],
    'staff.withdraw': ['organizer', 'programme'],
    'staff.expire': ['system'],
    'staff.replace': ['organizer', 'programme', 'system'],
  },
  reasons: {
    states: {
      offered: 'liveStaffOffered',
      accepted: 'liveStaffAccepted',
      declined: 'liveStaffDeclined',
      withdrawn: 'liveStaffWithdrawn',
      expired: 'liveStaffExpired',
      replaced: 'liveStaffReplaced',
    },
    guards: {
      isInTime: 'liveStaffExpired',
      isOver: 'liveStaffOffered',
      isNotBegun: 'liveHasBegun',
      isSpare: 'liveHostNeeded',
    },
  },
}
