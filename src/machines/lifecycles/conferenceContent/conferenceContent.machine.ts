import { and, assign, setup } from 'xstate'

import type { ConferenceContentFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type ConferenceContentEvent =
  | FactsLearned<ConferenceContentFacts>
  /** Edits the draft; a release stays as it is. */
  | { type: 'content.edit' }
  | { type: 'content.release' }
  /** `no`: of the release whose texts are brought back. */
  | { type: 'content.restore'; no: number }
  /** Confirms that the translation was compared with the changed source. */
  | { type: 'content.confirm' }
  | { type: 'content.retire'; reason: string }
  | { type: 'content.revive' }

/**
 * A text of a conference in two languages (CONF-02): it is worked on in the open of its organizers, and everybody else
 * reads what was released last. A release is kept for good, and says the same in every language that it promises.
 */
export const conferenceContentMachine = setup({
  types: {} as {
    input: ConferenceContentFacts
    context: ConferenceContentFacts
    events: ConferenceContentEvent
  },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<ConferenceContentFacts> }) => facts),
    countRelease: assign(({ context: { latest } }) => ({ released: latest + 1, latest: latest + 1 })),
    // A release always was complete.
    takeRelease: assign({ hasSource: true, isMissing: false, isStale: false }),
    confirmTranslation: assign({ isStale: false }),
    hide: assign((_, { reason }: { reason: string }) => ({ released: null, reason })),
    forgetReason: assign({ reason: null }),
  },
  guards: {
    hasSource: ({ context }) => context.hasSource,
    isTranslated: ({ context }) => !context.isMissing,
    isCurrent: ({ context }) => !context.isStale,
    isStale: ({ context }) => context.isStale,
    // Which one is looked up by the call that names it.
    hasReleases: ({ context }) => context.latest > 0,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
  },
}).createMachine({
  id: 'conferenceContent',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'edited',
  states: {
    edited: {
      on: {
        'content.release': {
          guard: and(['hasSource', 'isTranslated', 'isCurrent']),
          target: 'released',
          actions: 'countRelease',
        },
        'content.restore': { guard: 'hasReleases', actions: 'takeRelease' },
        'content.confirm': { guard: 'isStale', actions: 'confirmTranslation' },
        'content.retire': { guard: 'hasReason', target: 'retired', actions: on('hide') },
      },
    },
    released: {
      on: {
        'content.edit': 'edited',
        'content.restore': { target: 'edited', actions: 'takeRelease' },
        'content.retire': { guard: 'hasReason', target: 'retired', actions: on('hide') },
      },
    },
    retired: { on: { 'content.revive': { target: 'edited', actions: 'forgetReason' } } },
  },
})

export const conferenceContentLifecycle: Lifecycle = {
  machine: conferenceContentMachine,
  causes: {
    'content.edit': ['organizer', 'secretary'],
    'content.release': ['organizer', 'secretary'],
    'content.restore': ['organizer', 'secretary'],
    'content.confirm': ['organizer', 'secretary'],
    'content.retire': ['organizer', 'secretary'],
    'content.revive': ['organizer', 'secretary'],
  },
  reasons: {
    states: { edited: 'contentEdited', released: 'contentReleased', retired: 'contentRetired' },
    guards: {
      hasSource: 'sourceTextMissing',
      isTranslated: 'translationMissing',
      isCurrent: 'translationStale',
      isStale: 'translationCurrent',
      hasReleases: 'releaseUnknown',
      hasReason: 'reasonEmpty',
    },
  },
}
