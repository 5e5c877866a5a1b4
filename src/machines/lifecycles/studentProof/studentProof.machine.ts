import { and, assign, setup } from 'xstate'

import type { StudentProofFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type StudentProofEvent =
  | FactsLearned<StudentProofFacts>
  /** A file, the first one or another one. */
  | { type: 'proof.submit' }
  | { type: 'proof.accept' }
  | { type: 'proof.reject'; reason: string }
  | { type: 'proof.withdraw' }

/**
 * Proof that a member is a student, once for each conference (CONF-03). It is decided before the member registers: an order
 * never waits for it, and no price depends on what becomes of it later.
 */
export const studentProofMachine = setup({
  types: {} as { input: StudentProofFacts; context: StudentProofFacts; events: StudentProofEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<StudentProofFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    forgetReason: assign({ reason: null }),
  },
  guards: {
    isOpen: ({ context }) => !context.isOver,
    hasFile: ({ context }) => context.hasFile,
    isUnused: ({ context }) => !context.isUsed,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
  },
}).createMachine({
  id: 'studentProof',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'awaited',
  states: {
    awaited: {
      on: { 'proof.submit': { guard: 'isOpen', target: 'submitted' } },
    },
    submitted: {
      on: {
        'proof.submit': { guard: 'isOpen', target: 'submitted' },
        'proof.accept': { guard: 'hasFile', target: 'accepted' },
        'proof.reject': { guard: 'hasReason', target: 'rejected', actions: on('keepReason') },
        'proof.withdraw': 'awaited',
      },
    },
    accepted: {
      on: {
        'proof.reject': {
          guard: and(['isUnused', 'hasReason']),
          target: 'rejected',
          actions: on('keepReason'),
        },
        'proof.withdraw': { guard: 'isUnused', target: 'awaited' },
      },
    },
    rejected: {
      on: {
        'proof.submit': { guard: 'isOpen', target: 'submitted', actions: 'forgetReason' },
        'proof.withdraw': { target: 'awaited', actions: 'forgetReason' },
      },
    },
  },
})

export const studentProofLifecycle: Lifecycle = {
  machine: studentProofMachine,
  causes: {
    'proof.submit': ['owner'],
    'proof.accept': ['organizer', 'secretary'],
    'proof.reject': ['organizer', 'secretary'],
    'proof.withdraw': ['owner'],
  },
  reasons: {
    states: {
      awaited: 'studentProofMissing',
      submitted: 'studentProofPending',
      accepted: 'studentProofAccepted',
      rejected: 'studentProofRejected',
    },
    guards: {
      isOpen: 'conferenceEnded',
      hasFile: 'studentProofErased',
      isUnused: 'studentProofUsed',
      hasReason: 'reasonEmpty',
    },
  },
}
