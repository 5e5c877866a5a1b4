import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { choosing, flow, retrying, toStage } from './streamMode.setup.ts'

/**
 * Line of the picture (LIVE-02): cdn by default, with a few seconds of delay, or rtc at once. A member
 * on stage has rtc, and their choice back afterwards; an unavailable line gives way to the other, with the reason.
 */
export const streamModeMachine = flow.createMachine({
  id: 'streamMode',
  context: ({ input }) => ({ ...input, failures: 0, reason: null }),
  initial: 'starting',
  on: { 'playlist.changed': { guard: on('isOtherPlaylist'), actions: on('keepPlaylist') } },
  states: {
    starting: {
      always: [{ guard: 'startsOnStage', target: 'rtc.seat.onStage' }, { target: 'routing' }],
    },
    routing: {
      always: [
        { guard: 'wantsRtc', target: 'rtc' },
        { guard: 'hasCdn', target: 'cdn' },
        { target: 'unavailable' },
      ],
    },
    cdn: {
      tags: 'cdn',
      initial: 'routing',
      on: {
        ...choosing.on,
        'stage.entered': toStage,
        'playlist.changed': { guard: on('isOtherPlaylist'), target: '.routing', actions: on('keepPlaylist') },
      },
      states: {
        routing: { always: [{ guard: 'hasPlaylist', target: 'line' }, { target: 'waiting' }] },
        /** Nothing is sent on this line now. */
        waiting: { tags: 'waiting' },
        line: {
          invoke: {
            id: 'runCdn',
            src: 'runCdn',
            input: ({ context }) => given(context.playlist, 'a playlist').url,
          },
          initial: 'loading',
          on: { 'cdn.failed': { target: 'retrying', actions: 'countFailure' } },
          states: {
            loading: { tags: 'loading', on: { 'cdn.playing': 'playing' } },
            playing: {
              tags: 'playing',
              entry: 'forgetFailures',
              on: { 'cdn.stalled': 'stalled', 'cdn.loading': 'loading' },
            },
            stalled: { tags: 'stalled', on: { 'cdn.playing': 'playing' } },
          },
        },
        retrying,
      },
    },
    rtc: {
      tags: 'rtc',
      type: 'parallel',
      states: {
        /** Why it is this line. The connection stays when that changes; it only begins, or ends, to send. */
        seat: {
          initial: 'watching',
          states: {
            watching: {
              // Twice in a row: the other line is better than none.
              always: {
                guard: 'mustFall',
                target: '#streamMode.routing',
                actions: ['fallToCdn', 'emitFall'],
              },
              on: { ...choosing.on, 'stage.entered': { target: 'onStage', actions: 'forgetFailures' } },
            },
            /** No other line can be chosen, and this one is tried for as long as it takes. */
            onStage: {
              tags: 'onStage',
              on: {
                'stage.left': [
                  { guard: 'wantsRtc', target: 'watching', actions: 'forgetFailures' },
                  { target: '#streamMode.routing', actions: 'forgetFailures' },
                ],
              },
            },
          },
        },
        connection: {
          initial: 'line',
          states: {
            line: {
              invoke: { id: 'runRtc', src: 'runRtc' },
              initial: 'connecting',
              on: { 'rtc.down': { target: 'retrying', actions: 'countFailure' } },
              states: {
                connecting: { tags: 'loading', on: { 'rtc.connected': 'playing' } },
                playing: {
                  tags: 'playing',
                  entry: 'forgetFailures',
                  on: { 'rtc.reconnecting': 'reconnecting' },
                },
                reconnecting: { tags: 'reconnecting', on: { 'rtc.connected': 'playing' } },
              },
            },
            retrying,
          },
        },
      },
    },
    /** This browser can play neither. */
    unavailable: { tags: 'unavailable', on: { 'stage.entered': toStage } },
  },
})

export type StreamModeActorRef = ActorRefFrom<typeof streamModeMachine>
export type StreamModeSnapshot = SnapshotFrom<typeof streamModeMachine>
