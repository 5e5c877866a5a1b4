import { assign, setup } from 'xstate'

import type { EnquiryFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type EnquiryEvent =
  | FactsLearned<EnquiryFacts>
  /** `reason` is what is said, here and below. */
  | { type: 'enquiry.answer'; reason: string }
  | { type: 'enquiry.followUp'; reason: string }
  | { type: 'enquiry.decline'; reason: string }
  | { type: 'enquiry.close' }
  | { type: 'enquiry.lapse' }

/**
 * A member's question to the butler service (BUT-01): received, answered, closed. Either side may go on until it is closed;
 * an answer without a reply is closed by the clock.
 */
export const enquiryMachine = setup({
  types: {} as { input: EnquiryFacts; context: EnquiryFacts; events: EnquiryEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<EnquiryFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
  },
  guards: {
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    isQuiet: ({ context }) => context.isQuiet,
  },
}).createMachine({
  id: 'enquiry',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'received',
  states: {
    received: {
      on: {
        'enquiry.answer': { guard: 'hasReason', target: 'answered', actions: on('keepReason') },
        'enquiry.decline': { guard: 'hasReason', target: 'closed', actions: on('keepReason') },
        'enquiry.close': 'closed',
      },
    },
    answered: {
      on: {
        'enquiry.answer': { guard: 'hasReason', target: 'answered', actions: on('keepReason') },
        'enquiry.followUp': { guard: 'hasReason', target: 'received' },
        'enquiry.close': 'closed',
        'enquiry.lapse': { guard: 'isQuiet', target: 'closed' },
      },
    },
    closed: {},
  },
})

export const enquiryLifecycle: Lifecycle = {
  machine: enquiryMachine,
  causes: {
    'enquiry.answer': ['admin'],
    'enquiry.followUp': ['owner'],
    'enquiry.decline': ['admin'],
    'enquiry.close': ['owner'],
    'enquiry.lapse': ['system'],
  },
  reasons: {
    states: {
      received: 'enquiryReceived',
      answered: 'enquiryAnswered',
      closed: 'enquiryClosed',
    },
    guards: { hasReason: 'reasonEmpty', isQuiet: 'enquiryNotQuiet' },
  },
}
