import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { PaperSettingsView, SettingsForm } from '../../contract/paperDesk.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './paperSettings.types.ts'

/** How a conference takes papers: a chair changes it, unless another chair has since (PAP-01). */
export const paperSettingsMachine = setup({
  types: {} as {
    input: T.PaperSettingsInput
    context: T.PaperSettingsContext
    events: T.PaperSettingsEvent
    emitted: T.PaperSettingsEmitted
    tags: T.PaperSettingsTag
  },
  actors: {
    loadSettings: promisePlaceholder<T.PaperSettingsPort['loadSettings']>('loadSettings'),
    saveSettings: promisePlaceholder<T.PaperSettingsPort['saveSettings']>('saveSettings'),
  },
  actions: {
    keepSettings: assign((_, { output: settings }: { output: PaperSettingsView }) => ({
      settings,
      failure: null,
    })),
    keepValues: assign((_, { values }: { values: SettingsForm }) => ({ values, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitSaved: emit({ type: 'settings.saved' }),
  },
  guards: {
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
  },
}).createMachine({
  id: 'paperSettings',
  context: ({ input }) => ({ ...input, settings: null, values: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        input: ({ context }) => context.conferenceId,
        onDone: { target: 'editing', actions: on('keepSettings') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'settings.retry': 'loading' } },
    editing: {
      tags: 'form',
      on: { 'settings.send': { target: 'saving', actions: on('keepValues') } },
    },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { settings, values } }) => ({
          settings: given(settings, 'settings'),
          values: given(values, 'values'),
        }),
        onDone: { target: 'editing', actions: [on('keepSettings'), 'emitSaved'] },
        onError: [
          { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
          { target: 'editing', actions: on('keepFailure') },
        ],
      },
    },
    /** Another chair has saved something since: it is looked at before anything is written over. */
    outdated: { tags: ['failure', 'outdated'], on: { 'settings.reload': 'loading' } },
  },
})

export type PaperSettingsSnapshot = SnapshotFrom<typeof paperSettingsMachine>
