import { assign, setup } from 'xstate'

import type { PaperFacts } from '../../../contract/facts.ts'
import type { Decision } from '../../../contract/paperWords.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned } from '../shared/lifecycle.types.ts'

export type PaperEvent =
  | FactsLearned<PaperFacts>
  | { type: 'paper.submit' }
  /** Changes a submitted paper before the deadline. */
  | { type: 'paper.amend' }
  | { type: 'paper.pass' }
  /** `until`: when the revision has to come. ISO 8601, UTC; the server says it. */
  | { type: 'paper.return'; reason: string; until: string }
  | { type: 'paper.resubmit' }
  /** A prepared decision is released. */
  | { type: 'paper.decide'; decision: Decision; until: string }
  | { type: 'paper.extend'; until: string }
  | { type: 'paper.lapse' }
  | { type: 'paper.reinstate'; reason: string }
  | { type: 'paper.finalize' }
  | { type: 'paper.publish' }
  | { type: 'paper.index'; reason: string }
  | { type: 'paper.withdraw'; reason: string }
  | { type: 'paper.revive' }
  | { type: 'paper.restore' }
  | { type: 'paper.retract'; reason: string }

const decisionOf = (event: PaperEvent): Decision | null => ('decision' in event ? event.decision : null)

/** Facts, guards and actions of a paper; the chart is beside it. */
export const paperSetup = setup({
  types: {} as { input: PaperFacts; context: PaperFacts; events: PaperEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<PaperFacts> }) => facts),
    keepReason: assign({ reason: ({ event }) => ('reason' in event ? event.reason : null) }),
    forgetReason: assign({ reason: null }),
    beginReview: assign({ round: 1, reason: null }),
    countRound: assign({ round: ({ context }) => context.round + 1, hasResponse: false, reason: null }),
    keepDecision: assign({ lastDecision: ({ event, context }) => decisionOf(event) ?? context.lastDecision }),
    markLapsed: assign({ isLapsed: true }),
    openRevision: assign({
      isLapsed: false,
      isRevisionOpen: true,
      revisionDueAt: ({ context, event }) => ('until' in event ? event.until : context.revisionDueAt),
    }),
    forgetLapse: assign({ isLapsed: false }),
    keepFinal: assign({ hasFinal: true }),
    leaveActive: assign({ withdrawnFrom: 'active' }),
    leaveRevision: assign({ withdrawnFrom: 'awaiting_revision' }),
    leaveAccepted: assign({ withdrawnFrom: 'accepted' }),
    comeBack: assign({ withdrawnFrom: null, reason: null }),
  },
  guards: {
    isComplete: ({ context }) => context.isComplete,
    isOpen: ({ context }) => context.isOpen,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    isRevisionOpen: ({ context }) => context.isRevisionOpen,
    isRevisionOver: ({ context }) => !context.isRevisionOpen,
    hasResponse: ({ context }) => context.hasResponse,
    isAcceptance: ({ event }) => decisionOf(event) === 'accept',
    isRevision: ({ event }) => {
      const decision = decisionOf(event)
      return decision === 'minor_revision' || decision === 'major_revision'
    },
    isRejection: ({ event }) => decisionOf(event) === 'rejection',
    hasSecondReview: ({ context }) => context.hasSecondReview,
    hasRoundLeft: ({ context }) => !context.isLastRound,
    isSeconded: ({ context }) => context.isSeconded,
    isLapsed: ({ context }) => context.isLapsed,
    hasFinal: ({ context }) => context.hasFinal,
    isFinalOpen: ({ context }) => context.isFinalOpen,
    isSettled: ({ context }) => context.isSettled,
    wasAwaitingRevision: ({ context }) => context.withdrawnFrom === 'awaiting_revision',
    wasAccepted: ({ context }) => context.withdrawnFrom === 'accepted',
  },
})
