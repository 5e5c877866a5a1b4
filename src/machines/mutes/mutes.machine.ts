import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { MuteFacts } from '../../contract/room/signals.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './mutes.types.ts'

/** Permission to write in the room's chat (MUTE-01): everyone's mute and one's own, and the host's switch for everyone's. */
export const mutesMachine = setup({
  types: {} as { context: T.MutesContext; events: T.MutesEvent; tags: T.MutesTag },
  actors: {
    watchMutes: callbackPlaceholder<T.MutesPort['watchMutes']>('watchMutes'),
    muteAll: promisePlaceholder<T.MutesPort['muteAll']>('muteAll'),
  },
  actions: {
    keepPower: assign((_, { facts }: { facts: MuteFacts }) => ({ mayMute: facts.mayMute })),
    keepWanted: assign((_, { on }: { on: boolean }) => ({ wanted: on, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    mayMute: ({ context }) => context.mayMute,
  },
}).createMachine({
  id: 'mutes',
  context: { mayMute: false, wanted: false, failure: null },
  type: 'parallel',
  invoke: { id: 'watchMutes', src: 'watchMutes' },
  on: { 'mutes.known': { actions: on('keepPower') } },
  states: {
    group: {
      initial: 'open',
      states: {
        open: { on: { 'group.muted': 'muted' } },
        muted: { tags: 'groupMuted', on: { 'group.opened': 'open' } },
      },
    },
    member: {
      initial: 'open',
      states: {
        open: { on: { 'member.muted': 'muted' } },
        muted: { tags: 'memberMuted', on: { 'member.opened': 'open' } },
      },
    },
    command: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'mutes.set': { guard: 'mayMute', target: 'sending', actions: on('keepWanted') } },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'muteAll',
            src: 'muteAll',
            input: ({ context }) => context.wanted,
            onDone: 'idle',
            onError: { target: 'idle', actions: on('keepFailure') },
          },
        },
      },
    },
  },
})

export type MutesSnapshot = SnapshotFrom<typeof mutesMachine>
