import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { TransferFacts } from '../../contract/room/signals.ts'
import type { RoomUser } from '../../contract/room/state.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { mediaFaultOf } from '../shared/mediaFaultOf.ts'
import type * as T from './hostTransfer.types.ts'

const flow = setup({
  types: {} as {
    input: TransferFacts
    context: T.HostTransferContext
    events: T.HostTransferEvent
    tags: T.HostTransferTag
  },
  actors: {
    watchTransfer: callbackPlaceholder<T.HostTransferPort['watchTransfer']>('watchTransfer'),
    appointHost: promisePlaceholder<T.HostTransferPort['appointHost']>('appointHost'),
    withdrawOffer: promisePlaceholder<T.HostTransferPort['withdrawOffer']>('withdrawOffer'),
    answerOffer: promisePlaceholder<T.HostTransferPort['answerOffer']>('answerOffer'),
    takeOver: promisePlaceholder<T.HostTransferPort['takeOver']>('takeOver'),
    stepDown: promisePlaceholder<T.HostTransferPort['stepDown']>('stepDown'),
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: TransferFacts }) => ({ facts })),
    keepChosen: assign((_, { user }: { user: RoomUser }) => ({ chosen: user })),
    forgetMediaFault: assign({ failure: null, mediaFault: null }),
    keepMediaFault: assign((_, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      mediaFault: mediaFaultOf(error),
    })),
  },
  guards: { mayAppoint: ({ context }) => context.facts.mayAppoint },
})

/** While the appointed person has not answered, this one is still the host. */
const withdrawn = { target: 'withdrawing', actions: 'forgetMediaFault' } as const
const over = { 'offer.declined': 'stable', 'offer.ended': 'stable' } as const

/**
 * How one host follows another (LIVE-05). The host stays host until the appointed person has accepted; then one event
 * tells all members, and the old host's powers are gone with it.
 */
export const hostTransferMachine = flow.createMachine({
  id: 'hostTransfer',
  context: ({ input }) => ({ facts: input, chosen: null, failure: null, mediaFault: null }),
  invoke: { id: 'watchTransfer', src: 'watchTransfer' },
  on: {
    'transfer.known': { actions: on('keepFacts') },
    'host.gained': { target: '.takingOver', actions: 'forgetMediaFault' },
    'host.lost': { target: '.steppingDown', actions: 'forgetMediaFault' },
    'offer.received': '.offered',
    'offer.sent': '.appointing',
  },
  initial: 'stable',
  states: {
    stable: {
      tags: 'stable',
      on: {
        'transfer.appoint': {
          guard: 'mayAppoint',
          target: 'sending',
          actions: ['forgetMediaFault', on('keepChosen')],
        },
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'appointHost',
        src: 'appointHost',
        input: ({ context }) => given(context.chosen, 'a member').userId,
        onError: { target: 'stable', actions: on('keepMediaFault') },
      },
    },
    appointing: { tags: 'appointing', on: { ...over, 'transfer.withdraw': withdrawn } },
    withdrawing: {
      tags: ['busy', 'withdrawing'],
      invoke: {
        id: 'withdrawOffer',
        src: 'withdrawOffer',
        onError: { target: 'appointing', actions: on('keepMediaFault') },
      },
      on: over,
    },
    offered: {
      tags: 'offered',
      on: {
        ...over,
        'transfer.accept': { target: 'accepting', actions: 'forgetMediaFault' },
        'transfer.decline': { target: 'declining', actions: 'forgetMediaFault' },
      },
    },
    /** Until the room reports the host. Also when the offer is gone by then: the answer gives the reason. */
    accepting: {
      tags: ['busy', 'answering'],
      invoke: {
        id: 'answerOffer',
        src: 'answerOffer',
        input: () => true,
        onError: { target: 'stable', actions: on('keepMediaFault') },
      },
    },
    declining: {
      tags: ['busy', 'answering'],
      invoke: {
        id: 'answerOffer',
        src: 'answerOffer',
        input: () => false,
        onDone: 'stable',
        onError: { target: 'stable', actions: on('keepMediaFault') },
      },
    },
    /** Host already; what is published follows. Without camera and microphone this person is host all the same. */
    takingOver: {
      tags: ['busy', 'takingOver'],
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        onDone: 'stable',
        onError: { target: 'stable', actions: on('keepMediaFault') },
      },
    },
    steppingDown: {
      tags: ['busy', 'steppingDown'],
      invoke: { id: 'stepDown', src: 'stepDown', onDone: 'stable', onError: 'stable' },
    },
  },
})

export type HostTransferActorRef = ActorRefFrom<typeof hostTransferMachine>
export type HostTransferSnapshot = SnapshotFrom<typeof hostTransferMachine>
