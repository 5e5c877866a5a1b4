import { and, assign, setup } from 'xstate'

import type { RebuttalFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type RebuttalEvent =
  | FactsLearned<RebuttalFacts>
  /** `until`: ISO 8601, UTC; the server says it. */
  | { type: 'rebuttal.open'; until: string }
  | { type: 'rebuttal.submit' }
  | { type: 'rebuttal.amend' }
  | { type: 'rebuttal.lapse' }
  | { type: 'rebuttal.close' }

/** The first time, or again: the author was too late, or the decision or withdrawal was taken back. */
const opening = {
  guard: and(['isAllowed', 'isPaperActive', 'hasReviews']),
  target: 'awaited',
  actions: 'openTime',
} as const

/**
 * An author's answer to the reviews of one round before the decision (PAP-01): opened by the organizers, written
 * once, changed until its date. It ends with the decision or with a withdrawal.
 */
export const rebuttalMachine = setup({
  types: {} as { input: RebuttalFacts; context: RebuttalFacts; events: RebuttalEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<RebuttalFacts> }) => facts),
    openTime: assign(({ context, event }) => ({
      isOpen: true,
      dueAt: 'until' in event ? event.until : context.dueAt,
    })),
  },
  guards: {
    isAllowed: ({ context }) => context.isAllowed,
    isPaperActive: ({ context }) => context.isPaperActive,
    hasReviews: ({ context }) => context.hasReviews,
    isOpen: ({ context }) => context.isOpen,
    isOver: ({ context }) => !context.isOpen,
    isWritten: ({ context }) => context.isWritten,
    isShort: ({ context }) => context.isShort,
  },
}).createMachine({
  id: 'rebuttal',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'unasked',
  states: {
    unasked: { on: { 'rebuttal.open': opening } },
    awaited: {
      on: {
        'rebuttal.submit': { guard: and(['isOpen', 'isWritten', 'isShort']), target: 'answered' },
        'rebuttal.lapse': { guard: 'isOver', target: 'lapsed' },
        'rebuttal.close': 'closed',
      },
    },
    answered: {
      on: {
        'rebuttal.amend': { guard: and(['isOpen', 'isWritten', 'isShort']), target: 'answered' },
        'rebuttal.close': 'closed',
      },
    },
    // The typed text is kept.
    lapsed: { on: { 'rebuttal.open': opening } },
    closed: { on: { 'rebuttal.open': opening } },
  },
})

export const rebuttalLifecycle: Lifecycle = {
  machine: rebuttalMachine,
  causes: {
    'rebuttal.open': ['organizer', 'programme'],
    'rebuttal.submit': ['owner'],
    'rebuttal.amend': ['owner'],
    'rebuttal.lapse': ['system'],
    'rebuttal.close': ['system'],
  },
  reasons: {
    states: {
      unasked: 'rebuttalNotAsked',
      awaited: 'rebuttalAwaited',
      answered: 'rebuttalAnswered',
      lapsed: 'rebuttalOver',
      closed: 'rebuttalClosed',
    },
    guards: {
      isAllowed: 'rebuttalOff',
      isPaperActive: 'paperNotActive',
      hasReviews: 'rebuttalTooEarly',
      isOpen: 'rebuttalOver',
      isOver: 'rebuttalNotOver',
      isWritten: 'rebuttalEmpty',
      isShort: 'rebuttalTooLong',
    },
  },
}
