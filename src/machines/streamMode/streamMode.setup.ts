import { assign, emit, setup } from 'xstate'

import { on } from '../../kinds/on.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './streamMode.types.ts'

/** Setup shared by the states of the lines. */
export const flow = setup({
  types: {} as {
    input: T.StreamModeInput
    context: T.StreamModeContext
    events: T.StreamModeEvent
    emitted: T.StreamModeEmitted
    tags: T.StreamModeTag
  },
  actors: {
    runCdn: callbackPlaceholder<T.StreamModePort['runCdn']>('runCdn'),
    runRtc: callbackPlaceholder<T.StreamModePort['runRtc']>('runRtc'),
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
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    emitChoice: emit((_, { line }: { line: T.Line }) => ({ type: 'line.chosen' as const, line })),
    emitMove: emit((_, { line, reason }: { line: T.Line; reason: T.LineReason }) => ({
      type: 'line.moved' as const,
      line,
      reason,
    })),
    emitFall: emit({ type: 'line.moved', line: 'cdn', reason: 'weak' }),
  },
  guards: {
    startsOnStage: ({ context }) => context.startsOnStage,
    wantsRtc: ({ context: { canRtc, canCdn, wanted } }) => canRtc && (wanted === 'rtc' || !canCdn),
    hasCdn: ({ context }) => context.canCdn,
    hasPlaylist: ({ context }) => context.playlist !== null,
    isOtherPlaylist: ({ context }, { playlist }: { playlist: T.Playlist | null }) =>
      playlist?.url !== context.playlist?.url || playlist?.epoch !== context.playlist?.epoch,
    canChoose: ({ context }, { line }: { line: T.Line }) =>
      line !== context.wanted && (line === 'cdn' ? context.canCdn : context.canRtc),
    canObey: ({ context }, { line }: { line: T.Line }) =>
      context.canCdn && (line === 'rtc' || context.wanted === 'rtc'),
    mustFall: ({ context }) => context.canCdn && context.failures > 1,
  },
  delays: { retry: ({ context }) => Math.min(15_000, 500 * 2 ** context.failures) },
})

/** Not on stage: the visitor chooses, and the server advises. */
export const choosing = flow.createStateConfig({
  on: {
    'line.choose': {
      guard: on('canChoose'),
      target: '#streamMode.routing',
      actions: [on('keepChoice'), on('emitChoice')],
    },
    'line.hinted': {
      guard: on('canObey'),
      target: '#streamMode.routing',
      actions: [on('keepHint'), on('emitMove')],
    },
  },
})

export const toStage = { target: '#streamMode.rtc.seat.onStage', actions: 'forgetFailures' } as const

export const retrying = flow.createStateConfig({
  tags: 'retrying',
  after: { retry: 'line' },
  on: { 'line.retry': 'line' },
})
