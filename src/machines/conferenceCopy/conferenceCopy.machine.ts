import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { ConferenceFile } from '../../contract/conferenceFile.ts'
import { toFailure } from '../../contract/failure.ts'
import { draftRefusals, type OwnConference } from '../../contract/ownConference.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './conferenceCopy.types.ts'

/**
 * Makes the draft of a conference from an earlier one or from a file (CONF-03). The result is shown before it is
 * made, and the typed text stays until the draft exists.
 */
export const conferenceCopyMachine = setup({
  types: {} as {
    input: T.ConferenceCopyInput
    context: T.ConferenceCopyContext
    events: T.ConferenceCopyEvent
    emitted: T.ConferenceCopyEmitted
    tags: T.ConferenceCopyTag
  },
  actors: {
    loadSource: promisePlaceholder<T.ConferenceCopyPort['loadSource']>('loadSource'),
    readSource: promisePlaceholder<T.ConferenceCopyPort['readSource']>('readSource'),
    makeCopy: promisePlaceholder<T.ConferenceCopyPort['makeCopy']>('makeCopy'),
  },
  actions: {
    keepSource: assign((_, { source }: { source: ConferenceFile }) => ({
      ...{ source, wish: null, key: '', failure: null },
    })),
    // A retry has the same key, so that a lost answer does not create a second draft.
    keepWish: assign(({ context }, { wish, key }: { wish: T.CopyWish | null; key: string }) => ({
      wish,
      key: context.key !== '' && dequal(wish, context.wish) ? context.key : key,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitMade: emit((_, { conference }: { conference: OwnConference }) => ({
      type: 'copy.made' as const,
      conference,
    })),
  },
  guards: {
    isOfFile: ({ context }) => context.conferenceId === null,
    isBarred: (_, { error }: { error: unknown }) =>
      draftRefusals.some((reason) => reason === toFailure(error).reason),
  },
}).createMachine({
  id: 'conferenceCopy',
  context: ({ input }) => ({ ...input, source: null, wish: null, key: '', failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isOfFile', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadSource',
        src: 'loadSource',
        input: ({ context }) => given(context.conferenceId, 'the number of a conference'),
        onDone: {
          target: 'previewing',
          actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'copy.retry': 'loading' } },
    choosing: { tags: 'choosing', on: { 'file.choose': 'reading' } },
    reading: {
      tags: ['busy', 'choosing'],
      entry: 'clearFailure',
      invoke: {
        id: 'readSource',
        src: 'readSource',
        input: ({ event }) => {
          if (event.type !== 'file.choose') throw new Error('`reading` was entered without a file')
          return event.file
        },
        onDone: {
          target: 'previewing',
          actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
        },
        onError: { target: 'unreadable', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    /** This file will never do; another one may. */
    unreadable: { tags: ['failure', 'choosing'], on: { 'file.choose': 'reading' } },
    previewing: {
      tags: 'preview',
      on: {
        'copy.make': { target: 'making', actions: { type: 'keepWish', params: ({ event }) => event } },
        'file.choose': { guard: 'isOfFile', target: 'reading' },
      },
    },
    making: {
      tags: ['busy', 'preview'],
      invoke: {
        id: 'makeCopy',
        src: 'makeCopy',
        input: ({ context: { conferenceId, source, wish, key } }) => ({
          ...{ conferenceId, wish, key },
          source: given(source, 'a conference'),
        }),
        onDone: {
          target: 'made',
          actions: { type: 'emitMade', params: ({ event }) => ({ conference: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isBarred', params: ({ event }) => event },
            target: 'barred',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'previewing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** The account may not make conferences: only the organizer information leads on. */
    barred: { tags: ['failure', 'barred'], type: 'final' },
    made: { type: 'final', tags: 'preview' },
  },
})

export type ConferenceCopyActorRef = ActorRefFrom<typeof conferenceCopyMachine>
export type ConferenceCopySnapshot = SnapshotFrom<typeof conferenceCopyMachine>
