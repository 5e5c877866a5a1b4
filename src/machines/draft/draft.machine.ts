import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './draft.types.ts'

/** Keeps a form while it is filled in: after a quiet second, so that not every key is sent (SES-08). */
export const draftMachine = setup({
  types: {} as { context: T.DraftContext; events: T.DraftEvent; tags: T.DraftTag },
  actors: { saveDraft: promisePlaceholder<T.DraftPort['saveDraft']>('saveDraft') },
  actions: {
    keepTexts: assign((_, { texts }: { texts: T.Texts }) => ({ texts })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  delays: { quiet: 1000 },
}).createMachine({
  id: 'draft',
  context: { texts: null, failure: null },
  initial: 'untouched',
  on: {
    'draft.change': {
      target: '.changed',
      // A change during the wait starts it again, one during the saving has it done again.
      reenter: true,
      actions: on('keepTexts'),
    },
  },
  states: {
    untouched: { tags: 'none' },
    changed: { tags: 'saving', after: { quiet: 'saving' } },
    saving: {
      tags: ['busy', 'saving'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => context.texts ?? {},
        onDone: 'kept',
        onError: { target: 'unsaved', actions: on('keepFailure') },
      },
    },
    kept: { tags: 'kept' },
    // The next change is the next attempt.
    unsaved: { tags: ['failure', 'unsaved'] },
  },
})

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>
