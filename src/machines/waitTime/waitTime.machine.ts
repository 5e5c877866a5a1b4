import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './waitTime.types.ts'

/** How long a raised hand waits for an answer (MIC-01), as the host sets it; the room tells what holds. */
export const waitTimeMachine = setup({
  types: {} as { context: T.WaitTimeContext; events: T.WaitTimeEvent; tags: T.WaitTimeTag },
  actors: { setWaitTime: promisePlaceholder<T.WaitTimePort['setWaitTime']>('setWaitTime') },
  actions: {
    keepWanted: assign((_, { seconds }: { seconds: number }) => ({ wanted: seconds, failure: null })),
    forgetWanted: assign({ wanted: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ wanted: null, failure: toFailure(error) })),
  },
}).createMachine({
  id: 'waitTime',
  context: { wanted: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'wait.set': { target: 'saving', actions: { type: 'keepWanted', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'setWaitTime',
        src: 'setWaitTime',
        input: ({ context }) => given(context.wanted, 'a wait time'),
        onDone: { target: 'resting', actions: 'forgetWanted' },
        onError: {
          target: 'resting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})

export type WaitTimeActorRef = ActorRefFrom<typeof waitTimeMachine>
export type WaitTimeSnapshot = SnapshotFrom<typeof waitTimeMachine>
