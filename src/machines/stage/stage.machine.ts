import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { StageFacts } from '../../contract/room/signals.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './stage.types.ts'

const flow = setup({
  types: {} as {
    input: StageFacts
    context: T.StageContext
    events: T.StageEvent
    tags: T.StageTag
  },
  actors: {
    watchStage: callbackPlaceholder<T.StagePort['watchStage']>('watchStage'),
    moveStage: promisePlaceholder<T.StagePort['moveStage']>('moveStage'),
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: StageFacts }) => ({ facts, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    mayMove: ({ context }) => context.facts.mayMove,
    mayPause: ({ context }) => context.facts.mayPause,
    mayEnd: ({ context }) => context.facts.mayEnd,
    isOngoing: ({ context }) => context.facts.liveStage === 'ongoing',
    isPaused: ({ context }) => context.facts.liveStage === 'paused',
    isEnded: ({ context }) => context.facts.liveStage === 'ended',
  },
  delays: { countdown: 3000 },
})

/** The person who pressed learns how the command ended, even if another person has become host by then. */
const moving = (move: T.StageMove) =>
  flow.createStateConfig({
    tags: ['busy', 'moving', move],
    entry: 'clearFailure',
    invoke: {
      id: 'moveStage',
      src: 'moveStage',
      input: () => move,
      onError: { target: 'idle', actions: on('keepFailure') },
    },
  })

/** Ended is final, so it is asked twice. */
const confirming = flow.createStateConfig({
  tags: 'confirming',
  on: { 'stage.confirm': 'ending', 'stage.cancel': 'idle', 'power.changed': 'idle' },
})

/**
 * The stage of a live (LIVE-01), as everybody in the room sees it, and the commands of those who may move it. A
 * command counts as done when the room announces it, not when it is acknowledged.
 */
export const stageMachine = flow.createMachine({
  id: 'stage',
  context: ({ input }) => ({ facts: input, failure: null }),
  invoke: { id: 'watchStage', src: 'watchStage' },
  initial: 'open',
  states: {
    open: {
      on: {
        'stage.known': { actions: on('keepFacts') },
        'live.ongoing': '.ongoing',
        'live.paused': '.paused',
        'live.ended': 'ended',
      },
      initial: 'starting',
      states: {
        /** Passed through: the server decides the state of the stage. */
        starting: {
          always: [
            { guard: 'isOngoing', target: 'ongoing' },
            { guard: 'isPaused', target: 'paused' },
            { guard: 'isEnded', target: '#stage.ended' },
            { target: 'not_started' },
          ],
        },
        not_started: {
          initial: 'idle',
          states: {
            idle: {
              tags: 'not_started',
              on: {
                'stage.start': { guard: 'mayMove', target: 'counting' },
                'stage.startEarly': { guard: 'mayMove', target: 'early' },
              },
            },
            /** Its time is far ahead, and its end would be final, so it is asked. */
            early: {
              tags: 'early',
              on: { 'stage.confirm': 'counting', 'stage.cancel': 'idle', 'power.changed': 'idle' },
            },
            /** Three, two, one: only the person who starts sees it. */
            counting: {
              tags: 'counting',
              after: { countdown: 'starting' },
              on: { 'stage.cancel': 'idle', 'power.changed': 'idle' },
            },
            starting: moving('start'),
          },
        },
        ongoing: {
          initial: 'idle',
          states: {
            idle: {
              tags: 'ongoing',
              on: {
                'stage.pause': { guard: 'mayPause', target: 'pausing' },
                'stage.end': { guard: 'mayEnd', target: 'confirming' },
              },
            },
            pausing: moving('pause'),
            confirming,
            ending: moving('end'),
          },
        },
        paused: {
          initial: 'idle',
          states: {
            idle: {
              tags: 'paused',
              on: {
                'stage.resume': { guard: 'mayPause', target: 'resuming' },
                'stage.end': { guard: 'mayEnd', target: 'confirming' },
              },
            },
            resuming: moving('resume'),
            confirming,
            ending: moving('end'),
          },
        },
      },
    },
    ended: { tags: 'ended', type: 'final' },
  },
})

export type StageActorRef = ActorRefFrom<typeof stageMachine>
export type StageSnapshot = SnapshotFrom<typeof stageMachine>
