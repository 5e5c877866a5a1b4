import { and, assign, setup } from 'xstate'

import type { DecisionFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type DecisionEvent =
  | FactsLearned<DecisionFacts>
  | { type: 'decision.release' }
  /** Released with fewer reviews than the conference asks for. */
  | { type: 'decision.override'; reason: string }
  | { type: 'decision.discard' }

/**
 * A decision on one round of a paper (PAP-01): prepared where authors and reviewers do not see it, and released, often
 * together with others. The paper itself moves at its release.
 */
export const decisionMachine = setup({
  types: {} as { input: DecisionFacts; context: DecisionFacts; events: DecisionEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<DecisionFacts> }) => facts),
    keepReason: assign({ reason: ({ event }) => ('reason' in event ? event.reason : null) }),
  },
  guards: {
    isPaperActive: ({ context }) => context.isPaperActive,
    isPossible: ({ context }) => context.isPossible,
    hasEnoughReviews: ({ context }) => context.hasEnoughReviews,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'prepared',
  states: {
    prepared: {
      on: {
        'decision.release': {
          guard: and(['isPaperActive', 'isPossible', 'hasEnoughReviews']),
          target: 'released',
        },
        'decision.override': {
          guard: and(['isPaperActive', 'isPossible', 'hasReason']),
          target: 'released',
          actions: 'keepReason',
        },
        'decision.discard': 'discarded',
      },
    },
    released: {},
    discarded: {},
  },
})

export const decisionLifecycle: Lifecycle = {
  machine: decisionMachine,
  causes: {
    'decision.release': ['organizer', 'programme'],
    'decision.override': ['organizer', 'programme'],
    'decision.discard': ['organizer', 'programme', 'system'],
  },
  reasons: {
    states: {
      prepared: 'decisionPrepared',
      released: 'decisionReleased',
      discarded: 'decisionDiscarded',
    },
    guards: {
      isPaperActive: 'paperNotActive',
      isPossible: 'decisionNotHere',
      hasEnoughReviews: 'reviewsMissing',
      hasReason: 'reasonEmpty',
    },
  },
}
