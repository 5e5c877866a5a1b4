import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './jobLanes.types.ts'

/** Lanes of the background work (OPS-01); refreshed as long as it is shown. */
export const jobLanesMachine = setup({
  types: {} as { context: T.JobLanesContext; events: T.JobLanesEvent; tags: T.JobLanesTag },
  actors: {
    fetchLanes: promisePlaceholder<T.JobLanesPort['fetchLanes']>('fetchLanes'),
    watchAge: callbackPlaceholder<T.JobLanesPort['watchAge']>('watchAge'),
  },
  actions: {
    keepBoard: assign((_, { output: board }: { output: T.LaneBoard }) => ({ board, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'jobLanes',
  context: { board: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchLanes',
        src: 'fetchLanes',
        onDone: { target: 'shown', actions: on('keepBoard') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'lanes.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      tags: 'shown',
      initial: 'ready',
      states: {
        ready: {
          tags: 'settled',
          invoke: { id: 'watchAge', src: 'watchAge' },
          on: { 'page.aged': 'looking' },
        },
        // By itself, so that nothing is said where it fails: what is shown stays, and it looks again soon.
        looking: {
          tags: 'settled',
          invoke: {
            id: 'fetchLanes',
            src: 'fetchLanes',
            onDone: { target: 'ready', actions: on('keepBoard') },
            onError: 'ready',
          },
        },
      },
    },
  },
})

export type JobLanesSnapshot = SnapshotFrom<typeof jobLanesMachine>
