import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './guestDoor.types.ts'

/** Whether visitors without an account may watch (LIVE-04), as the host sets it; the room tells what holds. */
export const guestDoorMachine = setup({
  types: {} as { context: T.GuestDoorContext; events: T.GuestDoorEvent; tags: T.GuestDoorTag },
  actors: { setGuests: promisePlaceholder<T.GuestDoorPort['setGuests']>('setGuests') },
  actions: {
    keepWanted: assign((_, { open }: { open: boolean }) => ({ wanted: open, failure: null })),
    forgetWanted: assign({ wanted: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ wanted: null, failure: toFailure(error) })),
  },
}).createMachine({
  id: 'guestDoor',
  context: { wanted: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'guests.set': { target: 'saving', actions: { type: 'keepWanted', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'setGuests',
        src: 'setGuests',
        input: ({ context }) => given(context.wanted, 'whether guests may watch'),
        onDone: { target: 'resting', actions: 'forgetWanted' },
        onError: {
          target: 'resting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})

export type GuestDoorActorRef = ActorRefFrom<typeof guestDoorMachine>
export type GuestDoorSnapshot = SnapshotFrom<typeof guestDoorMachine>
