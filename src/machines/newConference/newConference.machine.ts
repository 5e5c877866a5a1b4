import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import {
  draftRefusals,
  draftStepOf,
  type DraftStep,
  type DraftTyped,
  type OwnConference,
} from '../../contract/ownConference.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './newConference.types.ts'

/** Makes the draft of a conference step by step (ORG-05). The typed text stays until the draft exists. */
export const newConferenceMachine = setup({
  types: {} as {
    context: T.NewConferenceContext
    events: T.NewConferenceEvent
    emitted: T.NewConferenceEmitted
    tags: T.NewConferenceTag
  },
  actors: {
    createConference: promisePlaceholder<T.NewConferencePort['createConference']>('createConference'),
  },
  actions: {
    keepTyped: assign(({ context }, { typed }: { typed: DraftTyped }) => ({
      typed: { ...context.typed, ...typed },
      failure: null,
    })),
    // A retry has the same key, so that a lost answer does not create a second draft.
    keepWish: assign(({ context: { typed, values, key: last } }, { key }: { key: string }) => ({
      values: typed,
      key: dequal(typed, values) ? last : key,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitMade: emit((_, { output: conference }: { output: OwnConference }) => ({
      type: 'draft.made' as const,
      conference,
    })),
    emitLeft: emit({ type: 'form.left', isBarred: false }),
    emitBarred: emit({ type: 'form.left', isBarred: true }),
  },
  guards: {
    isBarred: (_, { error }: { error: unknown }) =>
      draftRefusals.some((reason) => reason === toFailure(error).reason),
    isOfStep: (_, { error, step }: { error: unknown; step: DraftStep }) =>
      draftStepOf(toFailure(error).field ?? '') === step,
  },
}).createMachine({
  id: 'newConference',
  context: { typed: {}, values: null, key: '', failure: null },
  initial: 'titles',
  states: {
    titles: {
      on: {
        'titles.given': { target: 'days', actions: on('keepTyped') },
        'form.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    days: {
      on: {
        'days.given': { target: 'place', actions: on('keepTyped') },
        'step.back': { target: 'titles', actions: on('keepTyped') },
        'form.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    place: {
      on: {
        'place.given': { target: 'saving', actions: [on('keepTyped'), on('keepWish')] },
        'step.back': { target: 'days', actions: on('keepTyped') },
        'form.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'createConference',
        src: 'createConference',
        input: ({ context: { key, values } }) => {
          if (values === null) throw new Error('`saving` was entered without values')
          return { key, values }
        },
        onDone: { target: 'made', actions: on('emitMade') },
        onError: [
          { guard: on('isBarred'), target: 'barred', actions: on('keepFailure') },
          {
            guard: {
              type: 'isOfStep',
              params: ({ event }) => ({ error: event.error, step: 'titles' as const }),
            },
            target: 'titles',
            actions: on('keepFailure'),
          },
          {
            guard: {
              type: 'isOfStep',
              params: ({ event }) => ({ error: event.error, step: 'days' as const }),
            },
            target: 'days',
            actions: on('keepFailure'),
          },
          { target: 'place', actions: on('keepFailure') },
        ],
      },
    },
    /** The approval was taken back: only the organizer information leads on. */
    barred: {
      tags: ['failure', 'barred'],
      on: { 'form.close': { target: 'closed', actions: 'emitBarred' } },
    },
    made: { type: 'final' },
    closed: { type: 'final' },
  },
})

export type NewConferenceSnapshot = SnapshotFrom<typeof newConferenceMachine>
