import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { faultOf } from '../../contract/room/faultOf.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './screenShare.types.ts'

/** Sharing the screen (LIVE-03). Closing the picker is a choice and no failure; the browser's own bar ends it as well. */
export const screenShareMachine = setup({
  types: {} as {
    context: T.ScreenShareContext
    events: T.ScreenShareEvent
    emitted: T.ScreenShareEmitted
    tags: T.ScreenShareTag
  },
  actors: {
    startScreen: promisePlaceholder<T.ScreenSharePort['startScreen']>('startScreen'),
    stopScreen: promisePlaceholder<T.ScreenSharePort['stopScreen']>('stopScreen'),
    watchScreen: callbackPlaceholder<T.ScreenSharePort['watchScreen']>('watchScreen'),
  },
  actions: {
    keepFault: assign((_, { error }: { error: unknown }) => ({ fault: faultOf(error) })),
    emitFault: emit((_, { error }: { error: unknown }) => ({
      type: 'screen.failed' as const,
      fault: faultOf(error),
    })),
  },
  guards: {
    isCancelled: (_, { error }: { error: unknown }) => faultOf(error) === 'cancelled',
  },
}).createMachine({
  id: 'screenShare',
  context: { fault: null },
  initial: 'off',
  states: {
    off: { on: { 'screen.share': 'starting' } },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startScreen',
        src: 'startScreen',
        onDone: 'on',
        onError: [
          { guard: on('isCancelled'), target: 'off' },
          { target: 'failed', actions: [on('keepFault'), on('emitFault')] },
        ],
      },
      // By a member who loses the right to share while the picker is open.
      on: { 'screen.stop': 'stopping' },
    },
    on: {
      invoke: { id: 'watchScreen', src: 'watchScreen' },
      on: { 'screen.stop': 'stopping', 'screen.ended': 'stopping' },
    },
    stopping: {
      tags: 'busy',
      invoke: { id: 'stopScreen', src: 'stopScreen', onDone: 'off', onError: 'off' },
    },
    failed: { on: { 'screen.share': 'starting' } },
  },
})

export type ScreenShareActorRef = ActorRefFrom<typeof screenShareMachine>
export type ScreenShareSnapshot = SnapshotFrom<typeof screenShareMachine>
