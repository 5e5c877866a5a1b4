import { and, assign, setup } from 'xstate'

import type { ConferenceFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type ConferenceEvent =
  | FactsLearned<ConferenceFacts>
  | { type: 'conference.start' }
  | { type: 'conference.pause'; reason: string }
  | { type: 'conference.resume' }
  /** The clock gives no reason. */
  | { type: 'conference.end'; reason?: string }
  /** Its publication was cancelled, which notifies the registrants. */
  | { type: 'conference.cancel'; reason: string }

/**
 * Whether a conference runs (CONF-01). The clock starts and ends it by its dates; its organizers may start it a day
 * early, pause it, resume it and end it early. Whether it is published is another axis.
 */
export const conferenceMachine = setup({
  types: {} as { input: ConferenceFacts; context: ConferenceFacts; events: ConferenceEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<ConferenceFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason?: string }) => ({ reason: reason ?? null })),
    forgetReason: assign({ reason: null }),
  },
  guards: {
    isPublished: ({ context }) => context.isPublished,
    isNear: ({ context }) => context.isNear,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    // Registrants get the reason if it ends before its time.
    isOverOrExplained: ({ context, event }) =>
      context.isOver || ('reason' in event && isFilled(event.reason)),
  },
}).createMachine({
  id: 'conference',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'not_started',
  states: {
    not_started: {
      on: {
        'conference.start': {
          guard: and(['isPublished', 'isNear']),
          target: 'ongoing',
          actions: 'forgetReason',
        },
      },
    },
    ongoing: {
      on: {
        'conference.pause': { guard: 'hasReason', target: 'paused', actions: on('keepReason') },
        'conference.end': { guard: 'isOverOrExplained', target: 'ended', actions: on('keepReason') },
        'conference.cancel': { target: 'ended', actions: on('keepReason') },
      },
    },
    paused: {
      on: {
        'conference.resume': { target: 'ongoing', actions: 'forgetReason' },
        'conference.end': { guard: 'isOverOrExplained', target: 'ended', actions: on('keepReason') },
        'conference.cancel': { target: 'ended', actions: on('keepReason') },
      },
    },
    ended: {},
  },
})

export const conferenceLifecycle: Lifecycle = {
  machine: conferenceMachine,
  causes: {
    'conference.start': ['organizer', 'system'],
    'conference.pause': ['organizer'],
    'conference.resume': ['organizer'],
    'conference.end': ['organizer', 'system'],
    'conference.cancel': ['system'],
  },
  reasons: {
    states: {
      not_started: 'conferenceNotStarted',
      ongoing: 'conferenceOngoing',
      paused: 'conferencePaused',
      ended: 'conferenceEnded',
    },
    guards: {
      isPublished: 'conferenceDraft',
      isNear: 'conferenceTooEarly',
      hasReason: 'reasonEmpty',
      isOverOrExplained: 'reasonEmpty',
    },
  },
}
