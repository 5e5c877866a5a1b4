import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './searchSuggest.types.ts'

/**
 * Suggests searches while the visitor types (SRCH-01): asks after a short rest, and only for the newest words;
 * leaving a state gives up the request that it made.
 */
export const searchSuggestMachine = setup({
  types: {} as {
    context: T.SearchSuggestContext
    events: T.SearchSuggestEvent
    tags: T.SearchSuggestTag
  },
  actors: {
    fetchSuggestions: promisePlaceholder<T.SearchSuggestPort['fetchSuggestions']>('fetchSuggestions'),
  },
  actions: {
    keepWords: assign((_, { q }: { q: string }) => ({ q })),
    keepFound: assign((_, { output: found }: { output: T.Suggestions }) => ({ found })),
    forgetFound: assign({ found: { list: [], total: 0 } }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isBlank: (_, { q }: { q: string }) => q.trim() === '',
    hasFound: (_, { output: found }: { output: T.Suggestions }) => found.list.length > 0,
  },
  delays: { rest: 150 },
}).createMachine({
  id: 'searchSuggest',
  context: { q: '', found: { list: [], total: 0 }, failure: null },
  initial: 'idle',
  on: {
    'search.type': [
      { guard: on('isBlank'), target: '.idle', actions: [on('keepWords'), 'forgetFound'] },
      {
        target: '.waiting',
        // Each key starts the rest again.
        reenter: true,
        actions: on('keepWords'),
      },
    ],
  },
  states: {
    idle: { tags: 'idle', entry: 'forgetFailure' },
    waiting: { tags: 'waiting', entry: 'forgetFailure', after: { rest: 'loading' } },
    loading: {
      tags: ['busy', 'loading'],
      entry: 'forgetFailure',
      invoke: {
        id: 'fetchSuggestions',
        src: 'fetchSuggestions',
        input: ({ context }) => context.q.trim(),
        onDone: [
          { guard: on('hasFound'), target: 'shown', actions: on('keepFound') },
          { target: 'empty', actions: 'forgetFound' },
        ],
        onError: { target: 'failed', actions: ['forgetFound', on('keepFailure')] },
      },
    },
    shown: { tags: 'shown' },
    empty: { tags: 'empty' },
    failed: { tags: ['failure', 'failed'], on: { 'search.retry': 'loading' } },
  },
})

export type SearchSuggestSnapshot = SnapshotFrom<typeof searchSuggestMachine>
