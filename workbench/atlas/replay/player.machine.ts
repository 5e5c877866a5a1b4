import { assign, fromPromise, setup } from 'xstate'

import type { WalkRequest } from './href.ts'

/** Which step of which walk. */
export interface Position {
  readonly request: WalkRequest
  readonly at: number
  /** Factor by which it is slower than the fastest pace one can follow. */
  readonly slowness: number
  /** `performance.now()` when the present playing began; null: a single step. */
  readonly since: number | null
}

export interface PlayerContext extends Position {
  /** Number of the walk's steps. */
  readonly total: number
  readonly isPlaying: boolean
  readonly problem: string | null
  readonly took: number | null
}

export type PlayerEvent =
  | { type: 'go'; request: WalkRequest; total: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'step' }
  | { type: 'back' }
  | { type: 'restart' }
  | { type: 'pace'; slowness: number }

/** Plays a walk, or takes it step by step. There is no way back but from the start: pages do not run backwards. */
export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as { request: WalkRequest; total: number },
  },
  actors: {
    /** Brings a new page to the given step. */
    open: fromPromise<void, Position>(() => Promise.reject(new Error('Nobody opens the page'))),
    /** Does the next step, visibly. */
    act: fromPromise<void, Position>(() => Promise.reject(new Error('Nobody acts'))),
  },
  guards: {
    hasMore: ({ context: { at, total } }) => at < total,
    playsOn: ({ context: { at, total, isPlaying } }) => isPlaying && at < total,
    isUnderWay: ({ context: { at } }) => at > 0,
  },
  actions: {
    startClock: assign({ since: () => performance.now(), took: null }),
    stopClock: assign({
      isPlaying: false,
      since: null,
      took: ({ context: { since, at, total } }) =>
        since === null || at < total ? null : performance.now() - since,
    }),
    count: assign({ at: ({ context }) => context.at + 1 }),
    stop: assign({ isPlaying: false }),
    uncount: assign({ at: ({ context }) => Math.max(0, context.at - 1), isPlaying: false, took: null }),
    rewind: assign({ at: 0, isPlaying: true, took: null }),
    take: assign(({ event, context }) => (event.type === 'go' ? standAt(event) : context)),
    fail: assign({
      problem: ({ event }) => ('error' in event ? String(event.error) : null),
      isPlaying: false,
    }),
  },
}).createMachine({
  id: 'walkPlayer',
  context: ({ input }) => ({ ...standAt(input), slowness: 1, since: null, problem: null, took: null }),
  initial: 'opening',
  on: {
    go: { target: '.opening', actions: 'take' },
    restart: { target: '.opening', actions: 'rewind' },
    pace: { actions: assign({ slowness: ({ event }) => event.slowness }) },
  },
  states: {
    opening: {
      entry: assign({ problem: null, since: null }),
      invoke: {
        src: 'open',
        input: ({ context }) => context,
        onDone: [
          { guard: 'playsOn', target: 'acting', actions: 'startClock' },
          { target: 'resting', actions: 'stop' },
        ],
        onError: { target: 'failed', actions: 'fail' },
      },
      on: { pause: { actions: 'stop' } },
    },
    resting: {
      on: {
        play: {
          guard: 'hasMore',
          target: 'acting',
          actions: [assign({ isPlaying: true }), 'startClock'],
        },
        step: { guard: 'hasMore', target: 'acting', actions: assign({ since: null, took: null }) },
        back: { guard: 'isUnderWay', target: 'opening', actions: 'uncount' },
      },
    },
    acting: {
      invoke: {
        src: 'act',
        input: ({ context }) => context,
        onDone: { target: 'deciding', actions: 'count' },
        onError: { target: 'failed', actions: 'fail' },
      },
      on: { pause: { actions: 'stop' } },
    },
    deciding: {
      always: [
        { guard: 'playsOn', target: 'acting' },
        { target: 'resting', actions: 'stopClock' },
      ],
    },
    failed: { on: { back: { guard: 'isUnderWay', target: 'opening', actions: 'uncount' } } },
  },
})

const standAt = ({ request, total }: { request: WalkRequest; total: number }) => ({
  request,
  total,
  at: Math.min(request.step ?? 0, total),
  isPlaying: request.step === undefined,
  took: null,
})
