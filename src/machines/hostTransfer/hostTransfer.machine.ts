import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { RoomUser } from '../../contract/room/state.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { troubleOf } from '../shared/troubleOf.ts'
import type * as T from './hostTransfer.types.ts'

type Known = { facts: T.TransferFacts }

/**
 * How one host follows another (LIVE-05). The host stays host until the appointed person has accepted; then everybody is
 * told by one event, and the old host's powers are gone with it.
 */
export const hostTransferMachine = setup({
  types: {} as {
    input: T.TransferFacts
    context: T.HostTransferContext
    events: T.HostTransferEvent
    tags: T.HostTransferTag
  },
  actors: {
    watchTransfer: callbackPlaceholder<T.TransferSignal>('watchTransfer'),
    appointHost: promisePlaceholder<void, string>('appointHost'),
    withdrawOffer: promisePlaceholder<void>('withdrawOffer'),
    answerOffer: promisePlaceholder<void, boolean>('answerOffer'),
    takeOver: promisePlaceholder<void>('takeOver'),
    stepDown: promisePlaceholder<void>('stepDown'),
  },
  actions: {
    keepFacts: assign((_, { facts }: Known) => ({ facts })),
    keepChosen: assign((_, { user }: { user: RoomUser }) => ({ chosen: user, failure: null, trouble: null })),
    accept: assign({ accepts: true, failure: null, trouble: null }),
    decline: assign({ accepts: false, failure: null, trouble: null }),
    keepTrouble: assign((_, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      trouble: troubleOf(error),
    })),
  },
  guards: {
    mayAppoint: ({ context }) => context.facts.mayAppoint,
    hasBecomeHost: ({ context }, { facts }: Known) => !context.facts.isAnchor && facts.isAnchor,
    isHostNoMore: ({ context }, { facts }: Known) => context.facts.isAnchor && !facts.isAnchor,
    isAsked: (_, { facts }: Known) => facts.offer?.isMine === true,
    isWaiting: (_, { facts }: Known) => facts.offer?.isMine === false && facts.mayAppoint,
    /** Without a new host. */
    isOver: ({ context }, { facts }: Known) =>
      facts.offer === null && facts.isAnchor === context.facts.isAnchor,
  },
}).createMachine({
  id: 'hostTransfer',
  context: ({ input }) => ({ facts: input, chosen: null, accepts: false, failure: null, trouble: null }),
  invoke: { id: 'watchTransfer', src: 'watchTransfer' },
  on: {
    'transfer.known': [
      {
        guard: { type: 'hasBecomeHost', params: ({ event }) => event },
        target: '.takingOver',
        actions: { type: 'keepFacts', params: ({ event }) => event },
      },
      {
        guard: { type: 'isHostNoMore', params: ({ event }) => event },
        target: '.steppingDown',
        actions: { type: 'keepFacts', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAsked', params: ({ event }) => event },
        target: '.offered',
        actions: { type: 'keepFacts', params: ({ event }) => event },
      },
      {
        // By this person, on this page or another.
        guard: { type: 'isWaiting', params: ({ event }) => event },
        target: '.appointing',
        actions: { type: 'keepFacts', params: ({ event }) => event },
      },
      { actions: { type: 'keepFacts', params: ({ event }) => event } },
    ],
  },
  initial: 'stable',
  states: {
    stable: {
      on: {
        'transfer.appoint': {
          guard: 'mayAppoint',
          target: 'sending',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'appointHost',
        src: 'appointHost',
        input: ({ context }) => given(context.chosen, 'a member').userId,
        onError: {
          target: 'stable',
          actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The appointed person has not answered yet; this one is still the host. */
    appointing: {
      on: {
        'transfer.withdraw': 'withdrawing',
        'transfer.known': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'stable',
          actions: { type: 'keepFacts', params: ({ event }) => event },
        },
      },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawOffer',
        src: 'withdrawOffer',
        onError: {
          target: 'appointing',
          actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'transfer.known': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'stable',
          actions: { type: 'keepFacts', params: ({ event }) => event },
        },
      },
    },
    offered: {
      on: {
        'transfer.accept': { target: 'answering', actions: 'accept' },
        'transfer.decline': { target: 'answering', actions: 'decline' },
        'transfer.known': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'stable',
          actions: { type: 'keepFacts', params: ({ event }) => event },
        },
      },
    },
    /** Also when the offer is gone meanwhile: the answer says why. */
    answering: {
      tags: 'busy',
      invoke: {
        id: 'answerOffer',
        src: 'answerOffer',
        input: ({ context }) => context.accepts,
        // Whoever has accepted is host as soon as the room says so, in the same moment or the next.
        onDone: 'stable',
        onError: {
          target: 'stable',
          actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Host already; what is published follows. Without camera and microphone this person is host all the same. */
    takingOver: {
      tags: 'busy',
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        onDone: 'stable',
        onError: {
          target: 'stable',
          actions: { type: 'keepTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    steppingDown: {
      tags: 'busy',
      invoke: { id: 'stepDown', src: 'stepDown', onDone: 'stable', onError: 'stable' },
    },
  },
})

export type HostTransferActorRef = ActorRefFrom<typeof hostTransferMachine>
export type HostTransferSnapshot = SnapshotFrom<typeof hostTransferMachine>
