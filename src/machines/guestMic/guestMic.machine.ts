import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { troubleOf } from '../shared/troubleOf.ts'
import type * as T from './guestMic.types.ts'

type Known = { facts: T.HandFacts }

/**
 * A member's hand (MIC-01) and place on stage (MIC-02). The microphone is opened by the member's own press only: raising
 * the hand and accepting an invitation are such presses, being unmuted by somebody else is not. A connection that is lost
 * and made again leaves it as it was: open if it was open, closed if anybody had closed it.
 */
export const guestMicMachine = setup({
  types: {} as {
    input: T.HandFacts
    context: T.GuestMicContext
    events: T.GuestMicEvent
    tags: T.GuestMicTag
  },
  actors: {
    watchHand: callbackPlaceholder<T.HandSignal>('watchHand'),
    checkMicrophone: promisePlaceholder<void>('checkMicrophone'),
    raiseHand: promisePlaceholder<void>('raiseHand'),
    goOnStage: promisePlaceholder<void, string | null>('goOnStage'),
    openMicrophone: promisePlaceholder<void>('openMicrophone'),
    closeMicrophone: promisePlaceholder<void>('closeMicrophone'),
    leaveStage: promisePlaceholder<void, T.HandFacts>('leaveStage'),
  },
  actions: {
    keepFacts: assign((_, { facts }: Known) => ({ facts })),
    keepTrouble: assign((_, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      trouble: troubleOf(error),
    })),
    forgetTrouble: assign({ failure: null, trouble: null }),
    keepLoss: assign(({ context }, { facts }: Known) => ({
      trouble: facts.isSeatLost ? ('seatLost' as const) : context.trouble,
    })),
    noteArrival: assign({ isArriving: true }),
    noteInterruption: assign({ isArriving: false }),
  },
  guards: {
    mayRaise: ({ context }) => context.facts.mayRaise,
    isInvited: (_, { facts }: Known) => facts.hand?.kind === 'invited',
    isPending: (_, { facts }: Known) => facts.hand?.kind === 'raised',
    isGiven: (_, { facts }: Known) => facts.hasSeat,
    wasRejected: (_, { facts }: Known) => facts.outcome === 'rejected',
    wasMissed: (_, { facts }: Known) => facts.outcome === 'expired',
    /** Neither a request nor a place; one that was accepted has its place in the next moment. */
    isOver: (_, { facts }: Known) => facts.hand === null && !facts.hasSeat && facts.outcome !== 'accepted',
    /** What there was is taken away; an invitation that is being answered is over when the answer says so, and why. */
    hasLostSeat: ({ context }, { facts }: Known) =>
      context.facts.hasSeat && facts.hand === null && !facts.hasSeat && facts.outcome !== 'accepted',
    isMutedByHost: (_, { facts }: Known) => facts.isMuted,
    isArriving: ({ context }) => context.isArriving,
    isInterrupted: ({ context }) => !context.isArriving,
  },
  delays: { rejection: 1500 },
}).createMachine({
  id: 'guestMic',
  context: ({ input }) => ({ facts: input, failure: null, trouble: null, isArriving: true }),
  invoke: { id: 'watchHand', src: 'watchHand' },
  on: {
    'hand.known': { actions: { type: 'keepFacts', params: ({ event }) => event } },
    'mic.interrupted': { actions: 'noteInterruption' },
    'mic.published': { actions: 'noteArrival' },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'hand.raise': { guard: 'mayRaise', target: 'checking' },
        'hand.known': [
          {
            guard: { type: 'isInvited', params: ({ event }) => event },
            target: 'invited',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
          {
            // Of a page that is no more: nobody has pressed anything here.
            guard: { type: 'isGiven', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
        ],
      },
    },
    /** Before the hand is seen by anybody: no question of the browser may come between acceptance and speaking. */
    checking: {
      tags: 'busy',
      entry: 'forgetTrouble',
      invoke: {
        id: 'checkMicrophone',
        src: 'checkMicrophone',
        onDone: 'raising',
        onError: {
          target: 'idle',
          actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'hand.cancel': 'idle' },
    },
    raising: {
      tags: 'busy',
      invoke: {
        id: 'raiseHand',
        src: 'raiseHand',
        onError: {
          target: 'idle',
          actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'hand.known': [
          {
            guard: { type: 'isPending', params: ({ event }) => event },
            target: 'pending',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
        ],
      },
    },
    pending: {
      on: {
        'hand.cancel': 'leaving',
        'hand.known': [
          {
            guard: { type: 'isGiven', params: ({ event }) => event },
            target: 'connecting',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasMissed', params: ({ event }) => event },
            target: 'missed',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
        ],
      },
    },
    rejected: { after: { rejection: 'idle' } },
    /** Nobody answered within the waiting time. */
    missed: {
      on: {
        'hand.raise': { guard: 'mayRaise', target: 'checking' },
        'hand.known': [
          {
            guard: { type: 'isInvited', params: ({ event }) => event },
            target: 'invited',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
        ],
      },
    },
    invited: {
      on: {
        'hand.accept': { target: 'connecting', actions: 'forgetTrouble' },
        'hand.decline': 'leaving',
        'hand.known': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
        ],
      },
    },
    connecting: {
      tags: 'busy',
      invoke: {
        id: 'goOnStage',
        src: 'goOnStage',
        input: ({ context }) => context.facts.hand?.req ?? null,
        onDone: { target: 'linked', actions: 'noteArrival' },
        onError: {
          target: 'leaving',
          actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'hand.hangUp': 'leaving',
        'hand.known': [
          {
            guard: { type: 'hasLostSeat', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
        ],
      },
    },
    linked: {
      initial: 'unmuted',
      on: {
        'hand.hangUp': 'leaving',
        'hand.known': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'leaving',
            actions: [
              { type: 'keepFacts', params: ({ event }) => event },
              { type: 'keepLoss', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isMutedByHost', params: ({ event }) => event },
            target: '.mutedByHost',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
        ],
      },
      states: {
        unmuted: {
          entry: 'forgetTrouble',
          always: { guard: 'isInterrupted', target: 'interrupted' },
          invoke: {
            id: 'openMicrophone',
            src: 'openMicrophone',
            onError: {
              target: 'mutedBySelf',
              actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'mic.mute': 'mutedBySelf' },
        },
        /** Open, and nobody hears it until the connection is made again, which needs no press. */
        interrupted: {
          always: { guard: 'isArriving', target: 'unmuted' },
          on: { 'mic.mute': 'mutedBySelf' },
        },
        mutedBySelf: {
          invoke: { id: 'closeMicrophone', src: 'closeMicrophone', onError: {} },
          on: { 'mic.unmute': 'unmuted' },
        },
        mutedByHost: {
          invoke: { id: 'closeMicrophone', src: 'closeMicrophone', onError: {} },
          on: { 'mic.unmute': 'unmuted' },
        },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'leaveStage',
        src: 'leaveStage',
        input: ({ context }) => context.facts,
        onDone: 'idle',
        // Capture has ended all the same, and the server takes the place back.
        onError: 'idle',
      },
    },
  },
})

export type GuestMicActorRef = ActorRefFrom<typeof guestMicMachine>
export type GuestMicSnapshot = SnapshotFrom<typeof guestMicMachine>
