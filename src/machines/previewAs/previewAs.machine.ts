import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { OpenedPreview, PreviewWish } from '../../contract/preview.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './previewAs.types.ts'

/** Shows a page of a conference as another user gets it (CONF-03). A new choice replaces the shown or requested page. */
export const previewAsMachine = setup({
  types: {} as {
    input: T.PreviewAsInput
    context: T.PreviewAsContext
    events: T.PreviewAsEvent
    tags: T.PreviewAsTag
  },
  actors: { openPreview: promisePlaceholder<T.PreviewAsPort['openPreview']>('openPreview') },
  actions: {
    keepWish: assign((_, { wish }: { wish: PreviewWish }) => ({ wish })),
    // The page shown so far does not belong to the new choice.
    forgetShown: assign({ opened: null, failure: null }),
    keepOpened: assign((_, { output: opened }: { output: OpenedPreview }) => ({ opened })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'previewAs',
  context: ({ input }) => ({ ...input, wish: null, opened: null, failure: null }),
  initial: 'choosing',
  on: { 'preview.open': { target: '.opening', reenter: true, actions: on('keepWish') } },
  states: {
    choosing: {},
    opening: {
      tags: 'busy',
      entry: 'forgetShown',
      invoke: {
        id: 'openPreview',
        src: 'openPreview',
        input: ({ context: { conferenceId, wish } }) => ({
          ...given(wish, 'a choice'),
          conference_id: conferenceId,
        }),
        onDone: { target: 'loading', actions: on('keepOpened') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    loading: { tags: 'frame', on: { 'frame.loaded': 'shown', 'preview.again': 'opening' } },
    shown: { tags: ['settled', 'frame'], on: { 'preview.again': 'opening' } },
    failed: { tags: 'failure', on: { 'preview.again': 'opening' } },
  },
})

export type PreviewAsSnapshot = SnapshotFrom<typeof previewAsMachine>
