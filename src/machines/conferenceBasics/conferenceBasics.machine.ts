import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import type { ConferenceBasics } from '../../contract/conferenceBasics.ts'
import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './conferenceBasics.types.ts'

/**
 * Name, place and days of a conference (ORG-05, CONF-02). A version that another user has saved is shown beside the text
 * typed here, and the organizer chooses one of the two: nothing is overwritten unseen.
 */
export const conferenceBasicsMachine = setup({
  types: {} as {
    input: T.ConferenceBasicsInput
    context: T.ConferenceBasicsContext
    events: T.ConferenceBasicsEvent
    emitted: T.ConferenceBasicsEmitted
    tags: T.ConferenceBasicsTag
  },
  actors: {
    loadBasics: promisePlaceholder<T.ConferenceBasicsPort['loadBasics']>('loadBasics'),
    saveBasics: promisePlaceholder<T.ConferenceBasicsPort['saveBasics']>('saveBasics'),
  },
  actions: {
    keepBasics: assign((_, { output: basics }: { output: ConferenceBasics }) => ({
      basics,
      theirs: null,
      failure: null,
    })),
    keepTheirs: assign((_, { output: theirs }: { output: ConferenceBasics }) => ({ theirs })),
    takeTheirs: assign(({ context: { theirs } }) => ({
      basics: given(theirs, 'what somebody else has saved'),
      theirs: null,
      values: null,
      failure: null,
    })),
    keepValues: assign((_, { values }: { values: T.BasicsValues }) => ({ values, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitSaved: emit({ type: 'basics.saved' }),
  },
  guards: {
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
  },
}).createMachine({
  id: 'conferenceBasics',
  context: ({ input }) => ({ ...input, basics: null, theirs: null, values: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadBasics',
        src: 'loadBasics',
        input: ({ context }) => context.conferenceId,
        onDone: { target: 'editing', actions: on('keepBasics') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'basics.retry': 'loading' } },
    editing: {
      tags: 'form',
      on: { 'basics.send': { target: 'saving', actions: on('keepValues') } },
    },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'saveBasics',
        src: 'saveBasics',
        input: ({ context: { basics, theirs, values } }) => ({
          basics: given(theirs ?? basics, 'basics'),
          values: given(values, 'values'),
        }),
        onDone: { target: 'editing', actions: [on('keepBasics'), 'emitSaved'] },
        onError: [
          { guard: on('isOutdated'), target: 'comparing' },
          { target: 'editing', actions: on('keepFailure') },
        ],
      },
    },
    /** The typed text stays in the form while the newest version is read. */
    comparing: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'loadBasics',
        src: 'loadBasics',
        input: ({ context }) => context.conferenceId,
        onDone: { target: 'conflict', actions: on('keepTheirs') },
        onError: { target: 'editing', actions: on('keepFailure') },
      },
    },
    conflict: {
      tags: ['conflict', 'form'],
      on: {
        'basics.keepMine': 'saving',
        'basics.takeTheirs': { target: 'editing', actions: 'takeTheirs' },
      },
    },
  },
})

export type ConferenceBasicsSnapshot = SnapshotFrom<typeof conferenceBasicsMachine>
