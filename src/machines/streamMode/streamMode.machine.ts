import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { MediaFault } from '../../contract/room/ports.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './streamMode.types.ts'

/**
 * By which line the picture comes (LIVE-02): cdn for everybody, with a few seconds of delay, or rtc at once. Whoever is
 * on stage has rtc, and their choice back afterwards; a line that cannot be had gives way to the other, saying why.
 */
export const streamModeMachine = setup({
  types: {} as {
    input: T.StreamModeInput
    context: T.StreamModeContext
    events: T.StreamModeEvent
    emitted: T.StreamModeEmitted
  },
  actors: {
    runCdn: callbackPlaceholder<T.CdnSignal, string>('runCdn'),
    runRtc: callbackPlaceholder<T.RtcSignal>('runRtc'),
  },
  actions: {
    keepChoice: assign((_, { line }: { line: T.Line }) => ({ wanted: line, reason: null, failures: 0 })),
    keepHint: assign(({ context }, { line, reason }: { line: T.Line; reason: T.LineReason }) => ({
      wanted: line,
      reason,
      failures: 0,
      canCdn: context.canCdn && line === 'cdn',
    })),
    fallToCdn: assign({ wanted: 'cdn', reason: 'weak', failures: 0 }),
    keepPlaylist: assign((_, { playlist }: { playlist: T.Playlist | null }) => ({ playlist, failures: 0 })),
    keepFault: assign((_, { fault }: { fault: MediaFault }) => ({ fault })),
    enterStage: assign({ onStage: true, failures: 0 }),
    leaveStage: assign({ onStage: false, failures: 0 }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0, fault: null }),
    tellChoice: emit((_, { line }: { line: T.Line }) => ({ type: 'line.chosen' as const, line })),
    tellMove: emit((_, { line, reason }: { line: T.Line; reason: T.LineReason }) => ({
      type: 'line.moved' as const,
      line,
      reason,
    })),
    tellFall: emit({ type: 'line.moved', line: 'cdn', reason: 'weak' }),
  },
  guards: {
    isOnStage: ({ context }) => context.onStage,
    wantsRtc: ({ context }) => wantsRtc(context),
    staysOnRtc: ({ context }) => context.onStage && wantsRtc(context),
    hasCdn: ({ context }) => context.canCdn,
    hasPlaylist: ({ context }) => context.playlist !== null,
    isOtherPlaylist: ({ context }, { playlist }: { playlist: T.Playlist | null }) =>
      playlist?.url !== context.playlist?.url || playlist?.epoch !== context.playlist?.epoch,
    canChoose: ({ context }, { line }: { line: T.Line }) =>
      !context.onStage && line !== context.wanted && (line === 'cdn' ? context.canCdn : context.canRtc),
    canObey: ({ context }, { line }: { line: T.Line }) =>
      !context.onStage && (line === 'cdn' ? context.canCdn && context.wanted === 'rtc' : context.canCdn),
    mustFall: ({ context }) => !context.onStage && context.canCdn && context.failures > 0,
  },
  delays: { retry: ({ context }) => Math.min(15_000, 500 * 2 ** context.failures) },
}).createMachine({
  id: 'streamMode',
  context: ({ input }) => ({ ...input, failures: 0, reason: null, fault: null }),
  initial: 'sorting',
  on: {
    'line.choose': {
      guard: { type: 'canChoose', params: ({ event }) => event },
      target: '.sorting',
      actions: [
        { type: 'keepChoice', params: ({ event }) => event },
        { type: 'tellChoice', params: ({ event }) => event },
      ],
    },
    'line.hinted': {
      guard: { type: 'canObey', params: ({ event }) => event },
      target: '.sorting',
      actions: [
        { type: 'keepHint', params: ({ event }) => event },
        { type: 'tellMove', params: ({ event }) => event },
      ],
    },
    'stage.entered': { target: '.sorting', actions: 'enterStage' },
    'playlist.changed': {
      guard: { type: 'isOtherPlaylist', params: ({ event }) => event },
      actions: { type: 'keepPlaylist', params: ({ event }) => event },
    },
  },
  states: {
    sorting: {
      always: [
        { guard: 'isOnStage', target: 'rtc' },
        { guard: 'wantsRtc', target: 'rtc' },
        { guard: 'hasCdn', target: 'cdn' },
        { target: 'unavailable' },
      ],
    },
    cdn: {
      initial: 'sorting',
      on: {
        'playlist.changed': {
          guard: { type: 'isOtherPlaylist', params: ({ event }) => event },
          target: '.sorting',
          actions: { type: 'keepPlaylist', params: ({ event }) => event },
        },
      },
      states: {
        sorting: { always: [{ guard: 'hasPlaylist', target: 'line' }, { target: 'waiting' }] },
        /** Nothing is sent on this line now. */
        waiting: {},
        line: {
          invoke: {
            id: 'runCdn',
            src: 'runCdn',
            input: ({ context }) => given(context.playlist, 'a playlist').url,
          },
          initial: 'loading',
          on: { 'cdn.failed': { target: 'retrying', actions: 'countFailure' } },
          states: {
            loading: { on: { 'cdn.playing': 'playing' } },
            playing: { entry: 'forgetFailures', on: { 'cdn.stalled': 'stalled', 'cdn.loading': 'loading' } },
            stalled: { on: { 'cdn.playing': 'playing' } },
          },
        },
        retrying: { after: { retry: 'line' }, on: { 'line.retry': 'line' } },
      },
    },
    rtc: {
      initial: 'line',
      on: {
        // The connection stays; it only begins, or ends, to send.
        'stage.entered': { actions: 'enterStage' },
        'stage.left': [
          { guard: 'staysOnRtc', actions: 'leaveStage' },
          { guard: 'isOnStage', target: 'sorting', actions: 'leaveStage' },
        ],
      },
      states: {
        line: {
          invoke: { id: 'runRtc', src: 'runRtc' },
          initial: 'connecting',
          on: {
            'rtc.down': [
              // Twice in a row: the other line is better than none.
              { guard: 'mustFall', target: '#streamMode.sorting', actions: ['fallToCdn', 'tellFall'] },
              {
                target: 'retrying',
                actions: ['countFailure', { type: 'keepFault', params: ({ event }) => event }],
              },
            ],
          },
          states: {
            connecting: { on: { 'rtc.connected': 'playing' } },
            playing: { entry: 'forgetFailures', on: { 'rtc.reconnecting': 'reconnecting' } },
            reconnecting: { on: { 'rtc.connected': 'playing' } },
          },
        },
        retrying: { after: { retry: 'line' }, on: { 'line.retry': 'line' } },
      },
    },
    /** This browser can play neither. */
    unavailable: {},
  },
})

const wantsRtc = ({ canRtc, canCdn, wanted }: T.StreamModeContext) => canRtc && (wanted === 'rtc' || !canCdn)

export type StreamModeActorRef = ActorRefFrom<typeof streamModeMachine>
export type StreamModeSnapshot = SnapshotFrom<typeof streamModeMachine>
