import { assign, setup } from 'xstate'

import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './lazyPage.types.ts'

/** NAV-06: a page whose chunk is late or broken says so and offers a retry; it is never blank. */
export const lazyPageMachine = setup({
  types: {} as {
    input: T.LazyPageInput
    context: T.LazyPageContext
    events: T.LazyPageEvent
    tags: T.LazyPageTag
  },
  actors: { loadChunk: promisePlaceholder<T.LazyPagePort['loadChunk']>('loadChunk') },
  actions: {
    keepProblem: assign((_, { problem }: { problem: 'late' | 'broken' }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: { isLoaded: ({ context }) => context.loaded },
  delays: { chunkTimeout: 120_000 },
}).createMachine({
  id: 'lazyPage',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      always: { guard: 'isLoaded', target: 'ready' },
      invoke: {
        id: 'loadChunk',
        src: 'loadChunk',
        onDone: 'ready',
        onError: { target: 'failed', actions: { type: 'keepProblem', params: { problem: 'broken' } } },
      },
      after: {
        chunkTimeout: { target: 'failed', actions: { type: 'keepProblem', params: { problem: 'late' } } },
      },
    },
    ready: { tags: 'ready' },
    failed: { tags: 'failure', on: { 'page.retry': { target: 'loading', actions: 'clearProblem' } } },
  },
})
