import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { SubjectNode } from '../../contract/user.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './profile.types.ts'

/** Preferences after the first login (PROF-01 … PROF-04). */
export const profileMachine = setup({
  types: {} as {
    context: T.ProfileContext
    events: T.ProfileEvent
    emitted: T.ProfileEmitted
    output: T.ProfileOutput
    tags: T.ProfileTag
  },
  actors: {
    getSubjects: promisePlaceholder<T.ProfilePort['getSubjects']>('getSubjects'),
    postponeProfile: promisePlaceholder<T.ProfilePort['postponeProfile']>('postponeProfile'),
    saveProfile: promisePlaceholder<T.ProfilePort['saveProfile']>('saveProfile'),
  },
  actions: {
    keepSubjects: assign((_, { output: subjects }: { output: SubjectNode[] }) => ({
      subjects,
      failure: null,
    })),
    keepAnswers: assign((_, params: { answers: T.ProfileAnswers; completeInformation: boolean }) => ({
      answers: params.answers,
      destination:
        params.answers.group_id === 2 && params.completeInformation
          ? ('attest' as const)
          : ('onward' as const),
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    skipAnswers: assign({ destination: 'onward', failure: null }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'profile.failed' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'profile',
  context: { subjects: [], answers: null, destination: 'onward', failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'getSubjects',
        src: 'getSubjects',
        onDone: { target: 'choosing', actions: on('keepSubjects') },
        onError: { target: 'unavailable', actions: on('keepFailure') },
      },
      on: { 'profile.skip': { target: 'postponing', actions: 'skipAnswers' } },
    },
    unavailable: {
      tags: ['failure', 'failed'],
      on: {
        'subjects.retry': { target: 'loading', actions: 'clearFailure' },
        'profile.skip': { target: 'postponing', actions: 'skipAnswers' },
      },
    },
    choosing: {
      tags: 'ready',
      on: {
        'profile.submit': {
          target: 'submitting',
          actions: {
            type: 'keepAnswers',
            params: ({ event }) => ({
              answers: event.answers,
              completeInformation: event.completeInformation,
            }),
          },
        },
        'profile.skip': { target: 'postponing', actions: 'skipAnswers' },
      },
    },
    submitting: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => {
          if (context.answers === null) throw new Error('`submitting` was entered without answers')
          return context.answers
        },
        onDone: 'completed',
        onError: { target: 'choosing', actions: [on('keepFailure'), on('emitFailure')] },
      },
    },
    /** Stores the postponement, so that the next sign-in does not ask again. If that fails it does; the visitor does not wait. */
    postponing: {
      tags: ['busy', 'ready'],
      invoke: { id: 'postponeProfile', src: 'postponeProfile', onDone: 'completed', onError: 'completed' },
    },
    completed: { type: 'final', tags: 'ready' },
  },
  output: ({ context }) => ({ destination: context.destination }),
})

export type ProfileActorRef = ActorRefFrom<typeof profileMachine>
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>
