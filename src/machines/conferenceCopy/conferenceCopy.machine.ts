import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import type { ConferenceFile } from '../../contract/conferenceFile.ts'
import { toFailure } from '../../contract/failure.ts'
import { draftRefusals, type OwnConference } from '../../contract/ownConference.ts'
import { on } from '../../kinds/on.ts'
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
    keepSource: assign((_, { output: source }: { output: ConferenceFile }) => ({
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
    emitMade: emit((_, { output: conference }: { output: OwnConference }) => ({
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
        onDone: { target: 'previewing', actions: on('keepSource') },
        onError: { target: 'failed', actions: on('keepFailure') },
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
        onDone: { target: 'previewing', actions: on('keepSource') },
        onError: { target: 'unreadable', actions: on('keepFailure') },
      },
    },
    /** This file will never do; another one may. */
    unreadable: { tags: ['failure', 'choosing'], on: { 'file.choose': 'reading' } },
    previewing: {
      tags: 'preview',
      on: {
        'copy.make': { target: 'making', actions: on('keepWish') },
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
        onDone: { target: 'made', actions: on('emitMade') },
        onError: [
          { guard: on('isBarred'), target: 'barred', actions: on('keepFailure') },
          { target: 'previewing', actions: on('keepFailure') },
        ],
      },
    },
    /** The account may not make conferences: only the organizer information leads on. */
    barred: { tags: ['failure', 'barred'], type: 'final' },
    made: { type: 'final', tags: 'preview' },
  },
})

export type ConferenceCopySnapshot = SnapshotFrom<typeof conferenceCopyMachine>
