import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import type { ConferenceBasics } from '../../contract/conferenceBasics.ts'
import { toFailure } from '../../contract/failure.ts'
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
    keepBasics: assign((_, { basics }: { basics: ConferenceBasics }) => ({
      basics,
      theirs: null,
      failure: null,
    })),
    keepTheirs: assign((_, { theirs }: { theirs: ConferenceBasics }) => ({ theirs })),
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
        onDone: {
          target: 'editing',
          actions: { type: 'keepBasics', params: ({ event }) => ({ basics: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'basics.retry': 'loading' } },
    editing: {
      tags: 'form',
      on: {
        'basics.send': { target: 'saving', actions: { type: 'keepValues', params: ({ event }) => event } },
      },
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
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepBasics', params: ({ event }) => ({ basics: event.output }) }, 'emitSaved'],
        },
        onError: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'comparing' },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
        onDone: {
          target: 'conflict',
          actions: { type: 'keepTheirs', params: ({ event }) => ({ theirs: event.output }) },
        },
        onError: { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
