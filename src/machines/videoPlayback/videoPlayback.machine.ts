import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './videoPlayback.types.ts'

const keep = ['emitPosition', 'markKept'] as const

/**
 * State of the picture as the browser reports it: the visitor uses the browser's own controls. The position is
 * saved every ten seconds and whenever playing stops.
 */
export const videoPlaybackMachine = setup({
  types: {} as {
    input: T.VideoPlaybackInput
    context: T.VideoPlaybackContext
    events: T.VideoPlaybackEvent
    emitted: T.VideoPlaybackEmitted
    tags: T.VideoPlaybackTag
  },
  actors: { runPlayer: callbackPlaceholder<T.VideoPlaybackPort['runPlayer']>('runPlayer') },
  actions: {
    keepPosition: assign((_, { position }: { position: number }) => ({ position })),
    keepMediaFault: assign((_, { mediaFault }: { mediaFault: T.PlayerFault }) => ({ mediaFault })),
    clearMediaFault: assign({ mediaFault: null }),
    emitPosition: emit(({ context: { position } }) => ({ type: 'position.due' as const, position })),
    markKept: assign(({ context: { position } }) => ({ kept: position })),
  },
  guards: {
    isDue: ({ context }, { position }: { position: number }) => Math.abs(position - context.kept) >= step,
  },
}).createMachine({
  id: 'videoPlayback',
  context: ({ input: { from } }) => ({ position: from, kept: from, mediaFault: null }),
  initial: 'running',
  states: {
    running: {
      entry: 'clearMediaFault',
      invoke: { id: 'runPlayer', src: 'runPlayer', input: ({ context }) => context.position },
      initial: 'preparing',
      on: {
        'player.played': '.playing',
        'player.paused': { target: '.paused', actions: keep },
        'player.waiting': '.buffering',
        'player.ended': { target: '.ended', actions: keep },
        'player.moved': [
          { guard: on('isDue'), actions: [on('keepPosition'), ...keep] },
          { actions: on('keepPosition') },
        ],
        // Also later: the network may go, and a recording can be damaged in the middle.
        'player.failed': { target: 'failed', actions: [on('keepMediaFault'), ...keep] },
      },
      states: {
        preparing: { tags: 'busy', on: { 'player.ready': 'paused' } },
        paused: {},
        playing: {},
        buffering: { tags: 'busy' },
        ended: {},
      },
    },
    failed: { on: { 'play.retry': 'running' } },
  },
})

/** Seconds between two positions that are kept. */
const step = 10

export type VideoPlaybackSnapshot = SnapshotFrom<typeof videoPlaybackMachine>
