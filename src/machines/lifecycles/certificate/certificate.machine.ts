import { and, assign, setup } from 'xstate'

import type { CertificateFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type CertificateEvent =
  | FactsLearned<CertificateFacts>
  | { type: 'certificate.earn' }
  /** Those who earned it may have it now. */
  | { type: 'certificate.open' }
  /** By its holder. */
  | { type: 'certificate.collect' }
  /** By the conference. */
  | { type: 'certificate.issue' }
  | { type: 'certificate.revoke'; reason: string }

/** A certificate (TKT-02): earned by an event, available when the conference says so, issued as a PDF, checked by anybody at `/verify/{code}`. */
export const certificateMachine = setup({
  types: {} as { input: CertificateFacts; context: CertificateFacts; events: CertificateEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<CertificateFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
  },
  guards: {
    isEarned: ({ context }) => context.isEarned,
    isOpen: ({ context }) => context.isOpen,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
  },
}).createMachine({
  id: 'certificate',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'not_eligible',
  states: {
    not_eligible: { on: { 'certificate.earn': { guard: 'isEarned', target: 'earned' } } },
    // A sign-in can be undone again.
    earned: {
      on: {
        'certificate.open': { guard: and(['isEarned', 'isOpen']), target: 'eligible' },
        'certificate.issue': { guard: 'isEarned', target: 'issued' },
      },
    },
    eligible: {
      on: {
        'certificate.collect': { guard: 'isEarned', target: 'issued' },
        'certificate.issue': { guard: 'isEarned', target: 'issued' },
      },
    },
    issued: {
      on: { 'certificate.revoke': { guard: 'hasReason', target: 'revoked', actions: on('keepReason') } },
    },
    revoked: {},
  },
})

export const certificateLifecycle: Lifecycle = {
  machine: certificateMachine,
  causes: {
    'certificate.earn': ['system'],
    'certificate.open': ['system'],
    'certificate.collect': ['owner'],
    'certificate.issue': ['organizer', 'secretary', 'system'],
    'certificate.revoke': ['organizer', 'secretary', 'admin'],
  },
  reasons: {
    states: {
      not_eligible: 'notEligible',
      earned: 'certificatesNotYet',
      eligible: 'certificateNotIssued',
      issued: 'certificateIssued',
      revoked: 'certificateRevoked',
    },
    guards: { isEarned: 'notEligible', isOpen: 'certificatesNotYet', hasReason: 'reasonEmpty' },
  },
}
