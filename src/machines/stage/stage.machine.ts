import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './stage.types.ts'

/**
 * The stage of a live (LIVE-01), as everybody in the room sees it, and the commands of whoever may move it. Nothing is
 * taken for done before the room is told: a command that was answered still waits for that.
 */
export const stageMachine = setup({
  types: {} as {
    input: T.StageFacts
    context: T.StageContext
    events: T.StageEvent
    tags: T.StageTag
  },
  actors: {
    watchStage: callbackPlaceholder<T.StageSignal>('watchStage'),
    moveStage: promisePlaceholder<void, T.StageMove>('moveStage'),
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: T.StageFacts }) => ({ facts, failure: null })),
    keepMove: assign((_, move: T.StageMove) => ({ move, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    mayMove: ({ context }) => context.facts.mayMove,
    mayEnd: ({ context }) => context.facts.mayEnd,
    isNotStarted: ({ context }) => context.facts.liveStage === 'not_started',
    isSameStage: ({ context }, { facts }: { facts: T.StageFacts }) =>
      facts.liveStage === context.facts.liveStage,
    isOngoing: ({ context }) => context.facts.liveStage === 'ongoing',
    isPaused: ({ context }) => context.facts.liveStage === 'paused',
  },
  delays: { countdown: 3000 },
}).createMachine({
  id: 'stage',
  context: ({ input }) => ({ facts: input, move: null, failure: null }),
  invoke: { id: 'watchStage', src: 'watchStage' },
  initial: 'open',
  states: {
    open: {
      on: {
        'stage.known': { target: '.settling', actions: { type: 'keepFacts', params: ({ event }) => event } },
      },
      initial: 'settling',
      states: {
        /** Passed through: the server decides where the stage stands. */
        settling: {
          always: [
            { guard: 'isNotStarted', target: 'not_started' },
            { guard: 'isOngoing', target: 'ongoing' },
            { guard: 'isPaused', target: 'paused' },
            { target: '#stage.ended' },
          ],
        },
        not_started: { on: { 'stage.start': { guard: 'mayMove', target: 'counting' } } },
        /** Three, two, one: shown to whoever starts, and nobody else has noticed anything yet. */
        counting: {
          after: { countdown: { target: 'moving', actions: { type: 'keepMove', params: 'start' } } },
          on: { 'stage.cancel': 'settling' },
        },
        ongoing: {
          on: {
            'stage.pause': {
              guard: 'mayMove',
              target: 'moving',
              actions: { type: 'keepMove', params: 'pause' },
            },
            'stage.end': { guard: 'mayEnd', target: 'confirming' },
          },
        },
        paused: {
          on: {
            'stage.resume': {
              guard: 'mayMove',
              target: 'moving',
              actions: { type: 'keepMove', params: 'resume' },
            },
            'stage.end': { guard: 'mayEnd', target: 'confirming' },
          },
        },
        /** Ended is final, so it is asked twice. */
        confirming: {
          on: {
            'stage.confirm': { target: 'moving', actions: { type: 'keepMove', params: 'end' } },
            'stage.cancel': 'settling',
          },
        },
        moving: {
          tags: 'busy',
          invoke: {
            id: 'moveStage',
            src: 'moveStage',
            input: ({ context }) => given(context.move, 'a move'),
            onError: {
              target: 'settling',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            // Somebody else is host meanwhile, or is back: whoever has pressed is still told how it ended.
            'stage.known': {
              guard: { type: 'isSameStage', params: ({ event }) => event },
              actions: { type: 'keepFacts', params: ({ event }) => event },
            },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
})

export type StageActorRef = ActorRefFrom<typeof stageMachine>
export type StageSnapshot = SnapshotFrom<typeof stageMachine>
