import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './mutes.types.ts'

type Known = { facts: T.MuteFacts }

/** Who may write in the room's chat (MUTE-01): everybody's mute and one's own, and the host's switch for everybody's. */
export const mutesMachine = setup({
  types: {} as { context: T.MutesContext; events: T.MutesEvent; tags: T.MutesTag },
  actors: {
    watchMutes: callbackPlaceholder<T.MutesSignal>('watchMutes'),
    muteAll: promisePlaceholder<void, boolean>('muteAll'),
  },
  actions: {
    keepPower: assign((_, { facts }: Known) => ({ mayMute: facts.mayMute })),
    keepWanted: assign((_, { on }: { on: boolean }) => ({ wanted: on, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    mayMute: ({ context }) => context.mayMute,
    isGroupMuted: (_, { facts }: Known) => facts.groupMuted,
    isGroupOpen: (_, { facts }: Known) => !facts.groupMuted,
    isMemberMuted: (_, { facts }: Known) => facts.memberMuted,
    isMemberOpen: (_, { facts }: Known) => !facts.memberMuted,
  },
}).createMachine({
  id: 'mutes',
  context: { mayMute: false, wanted: false, failure: null },
  type: 'parallel',
  invoke: { id: 'watchMutes', src: 'watchMutes' },
  states: {
    group: {
      initial: 'open',
      states: {
        open: {
          on: {
            'mutes.known': {
              guard: { type: 'isGroupMuted', params: ({ event }) => event },
              target: 'muted',
            },
          },
        },
        muted: {
          on: {
            'mutes.known': { guard: { type: 'isGroupOpen', params: ({ event }) => event }, target: 'open' },
          },
        },
      },
    },
    member: {
      initial: 'open',
      states: {
        open: {
          on: {
            'mutes.known': {
              guard: { type: 'isMemberMuted', params: ({ event }) => event },
              target: 'muted',
            },
          },
        },
        muted: {
          on: {
            'mutes.known': { guard: { type: 'isMemberOpen', params: ({ event }) => event }, target: 'open' },
          },
        },
      },
    },
    command: {
      initial: 'idle',
      on: { 'mutes.known': { actions: { type: 'keepPower', params: ({ event }) => event } } },
      states: {
        idle: {
          on: {
            'mutes.set': {
              guard: 'mayMute',
              target: 'sending',
              actions: { type: 'keepWanted', params: ({ event }) => event },
            },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'muteAll',
            src: 'muteAll',
            input: ({ context }) => context.wanted,
            onDone: 'idle',
            onError: {
              target: 'idle',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
})

export type MutesActorRef = ActorRefFrom<typeof mutesMachine>
export type MutesSnapshot = SnapshotFrom<typeof mutesMachine>
