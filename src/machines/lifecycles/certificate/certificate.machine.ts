import { assign, setup } from 'xstate'

import type { CertificateFacts } from '../../../contract/facts.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type CertificateEvent =
  | FactsLearned<CertificateFacts>
  | { type: 'certificate.earn' }
  | { type: 'certificate.issue' }
  | { type: 'certificate.revoke'; reason: string }

/** A certificate (TKT-02): earned by what happened, issued as a PDF, checked by anybody at `/verify/{code}`. */
export const certificateMachine = setup({
  types: {} as { input: CertificateFacts; context: CertificateFacts; events: CertificateEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<CertificateFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
  },
  guards: {
    isEarned: ({ context }) => context.isEarned,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
  },
}).createMachine({
  id: 'certificate',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: { type: 'learn', params: ({ event }) => event } } },
  initial: 'not_eligible',
  states: {
    not_eligible: { on: { 'certificate.earn': { guard: 'isEarned', target: 'eligible' } } },
    // A sign-in can be undone again.
    eligible: { on: { 'certificate.issue': { guard: 'isEarned', target: 'issued' } } },
    issued: {
      on: {
        'certificate.revoke': {
          guard: 'hasReason',
          target: 'revoked',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
      },
    },
    revoked: {},
  },
})

export const certificateLifecycle: Lifecycle = {
  machine: certificateMachine,
  causes: {
    'certificate.earn': ['system'],
    'certificate.issue': ['owner', 'organizer', 'secretary', 'system'],
    'certificate.revoke': ['organizer', 'secretary', 'admin'],
  },
  reasons: {
    states: {
      not_eligible: 'notEligible',
      eligible: 'certificateNotIssued',
      issued: 'certificateIssued',
      revoked: 'certificateRevoked',
    },
    guards: { isEarned: 'notEligible', hasReason: 'reasonEmpty' },
  },
}
