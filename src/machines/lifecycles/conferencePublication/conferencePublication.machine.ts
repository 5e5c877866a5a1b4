import { and, assign, setup } from 'xstate'

import type { ConferencePublicationFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type ConferencePublicationEvent =
  | FactsLearned<ConferencePublicationFacts>
  | { type: 'publication.submit' }
  | { type: 'publication.withdraw' }
  | { type: 'publication.approve' }
  /** `notes`: what has to be changed, by field of the checklist. */
  | { type: 'publication.return'; reason: string; notes?: Readonly<Record<string, string>> }
  | { type: 'publication.unpublish' }
  /** `confirmation` is the title, typed again; `reason` and `eng_reason` are sent to the registrants. */
  | { type: 'publication.cancel'; confirmation: string; reason: string; eng_reason: string }
  | { type: 'publication.archive' }
  | { type: 'publication.reopen'; reason: string }

/**
 * How far a conference is known (CONF-01, ORG-05): drafted by its organizers, reviewed by an administrator, public,
 * cancelled or archived. Whether it runs is another axis.
 */
export const conferencePublicationMachine = setup({
  types: {} as {
    input: ConferencePublicationFacts
    context: ConferencePublicationFacts
    events: ConferencePublicationEvent
  },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<ConferencePublicationFacts> }) => facts),
    keepNotes: assign(
      (_, { reason, notes }: { reason: string; notes?: Readonly<Record<string, string>> }) => ({
        reason,
        notes: notes ?? {},
      }),
    ),
    keepReason: assign((_, { reason, eng_reason }: { reason: string; eng_reason: string }) => ({
      reason,
      engReason: eng_reason,
    })),
    forgetReason: assign({ reason: null, engReason: null, notes: {} }),
    markCancelled: assign({ wasCancelled: true }),
  },
  guards: {
    isApproved: ({ context }) => context.isApproved,
    isReady: ({ context }) => context.isReady,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    hasNoOrders: ({ context }) => !context.hasOrders,
    isNamed: ({ context, event }) =>
      'confirmation' in event && event.confirmation.trim() === context.title.trim(),
    isExplained: ({ event }) => 'eng_reason' in event && isFilled(event.reason) && isFilled(event.eng_reason),
    isNotOver: ({ context }) => !context.isOver,
    isOver: ({ context }) => context.isOver,
    wasCancelled: ({ context }) => context.wasCancelled,
  },
}).createMachine({
  id: 'conferencePublication',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'draft',
  states: {
    draft: {
      on: {
        'publication.submit': {
          guard: and(['isApproved', 'isReady']),
          target: 'in_review',
          actions: 'forgetReason',
        },
      },
    },
    in_review: {
      on: {
        'publication.withdraw': 'draft',
        'publication.approve': { guard: and(['isApproved', 'isReady']), target: 'published' },
        'publication.return': { guard: 'hasReason', target: 'draft', actions: on('keepNotes') },
      },
    },
    published: {
      on: {
        'publication.unpublish': { guard: 'hasNoOrders', target: 'draft' },
        'publication.cancel': {
          guard: and(['isNotOver', 'isNamed', 'isExplained']),
          target: 'cancelled',
          actions: [on('keepReason'), 'markCancelled'],
        },
        'publication.archive': { guard: 'isOver', target: 'archived' },
      },
    },
    cancelled: { on: { 'publication.archive': 'archived' } },
    archived: {
      on: {
        'publication.reopen': [
          { guard: and(['hasReason', 'wasCancelled']), target: 'cancelled' },
          { guard: 'hasReason', target: 'published' },
        ],
      },
    },
  },
})

export const conferencePublicationLifecycle: Lifecycle = {
  machine: conferencePublicationMachine,
  causes: {
    'publication.submit': ['organizer'],
    'publication.withdraw': ['organizer'],
    'publication.approve': ['admin'],
    'publication.return': ['admin'],
    'publication.unpublish': ['organizer'],
    'publication.cancel': ['organizer'],
    'publication.archive': ['organizer', 'system'],
    'publication.reopen': ['admin'],
  },
  reasons: {
    states: {
      draft: 'conferenceDraft',
      in_review: 'conferenceInReview',
      published: 'conferencePublished',
      cancelled: 'conferenceCancelled',
      archived: 'conferenceArchived',
    },
    guards: {
      isApproved: 'organizerNotApproved',
      isReady: 'conferenceNotReady',
      hasReason: 'reasonEmpty',
      hasNoOrders: 'conferenceHasOrders',
      isNamed: 'titleNotTyped',
      isExplained: 'noticeEmpty',
      isNotOver: 'conferenceEnded',
      isOver: 'conferenceNotOver',
      wasCancelled: 'reasonEmpty',
    },
  },
}
