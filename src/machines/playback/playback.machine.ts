import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { faultOf } from '../../contract/room/faultOf.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './playback.types.ts'

/**
 * Whether the visitor watches (LIVE-02). The choice is theirs alone and outlives a pause of the stage: what was
 * playing plays on from the live edge, what was paused stays paused.
 */
export const playbackMachine = setup({
  types: {} as {
    input: T.PlaybackInput
    context: T.PlaybackContext
    events: T.PlaybackEvent
    tags: T.PlaybackTag
  },
  actors: {
    play: promisePlaceholder<T.PlaybackPort['play']>('play'),
    pause: promisePlaceholder<T.PlaybackPort['pause']>('pause'),
    resume: promisePlaceholder<T.PlaybackPort['resume']>('resume'),
    watchAutoplay: callbackPlaceholder<T.PlaybackPort['watchAutoplay']>('watchAutoplay'),
  },
  actions: {
    keepStage: assign((_, { onAir }: { onAir: boolean }) => ({ onAir })),
    keepFault: assign((_, { error }: { error: unknown }) => ({ fault: faultOf(error) })),
    clearFault: assign({ fault: null }),
  },
  guards: {
    isOnAir: ({ context }) => context.onAir,
    turnsOff: (_, { onAir }: { onAir: boolean }) => !onAir,
    isNews: ({ context }, { onAir }: { onAir: boolean }) => context.onAir !== onAir,
    turnsOn: (_, { onAir }: { onAir: boolean }) => onAir,
    isBlocked: (_, { error }: { error: unknown }) => faultOf(error) === 'notAllowed',
  },
}).createMachine({
  id: 'playback',
  context: ({ input: { onAir } }) => ({ onAir, fault: null }),
  invoke: { id: 'watchAutoplay', src: 'watchAutoplay' },
  initial: 'routing',
  on: { 'stage.changed': { guard: on('isNews'), actions: on('keepStage') } },
  states: {
    routing: { always: [{ guard: 'isOnAir', target: 'watching' }, { target: 'waiting' }] },
    /** The stage shows its cover; it plays on by itself. */
    waiting: {
      tags: 'waiting',
      on: {
        'stage.changed': { guard: on('turnsOn'), target: 'watching', actions: on('keepStage') },
        'playback.pause': 'paused',
      },
    },
    watching: {
      initial: 'starting',
      on: {
        'playback.pause': 'paused',
        'playback.blocked': 'blocked',
        'stage.changed': { guard: on('turnsOff'), target: 'waiting', actions: on('keepStage') },
      },
      states: {
        starting: {
          tags: ['busy', 'starting'],
          entry: 'clearFault',
          invoke: {
            id: 'play',
            src: 'play',
            onDone: 'playing',
            onError: [
              { guard: on('isBlocked'), target: '#playback.blocked' },
              { target: '#playback.failed', actions: on('keepFault') },
            ],
          },
        },
        playing: { tags: 'playing' },
        resuming: {
          tags: ['busy', 'starting'],
          invoke: { id: 'resume', src: 'resume', onDone: 'playing', onError: '#playback.blocked' },
        },
      },
    },
    paused: {
      tags: 'paused',
      // A picture that cannot be stopped is covered anyway.
      invoke: { id: 'pause', src: 'pause', onError: {} },
      on: { 'playback.play': 'routing' },
    },
    blocked: { tags: 'blocked', on: { 'playback.play': 'watching.resuming' } },
    failed: { tags: 'failed', on: { 'playback.play': 'routing' } },
  },
})

export type PlaybackSnapshot = SnapshotFrom<typeof playbackMachine>
