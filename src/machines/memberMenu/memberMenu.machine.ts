import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { RoomUser } from '../../contract/room/state.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './memberMenu.types.ts'

/** The host's acts on one member (LIVE-04, MUTE-01). A host who loses the role has no menu any more. */
export const memberMenuMachine = setup({
  types: {} as { context: T.MemberMenuContext; events: T.MemberMenuEvent; tags: T.MemberMenuTag },
  actors: {
    watchPower: callbackPlaceholder<T.MemberMenuPort['watchPower']>('watchPower'),
    commandMember: promisePlaceholder<
      T.MemberMenuPort['commandMember'],
      { userId: string; deed: T.MemberDeed }
    >('commandMember'),
  },
  actions: {
    keepUser: assign((_, { user }: { user: RoomUser }) => ({ user, deed: null, failure: null })),
    keepDeed: assign((_, { deed }: { deed: T.MemberDeed }) => ({ deed, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    isGrave: (_, { deed }: { deed: T.MemberDeed }) => deed.kind === 'remove' || deed.kind === 'sweep',
  },
}).createMachine({
  id: 'memberMenu',
  context: { user: null, deed: null, failure: null },
  invoke: { id: 'watchPower', src: 'watchPower' },
  on: { 'power.lost': '.closed' },
  initial: 'closed',
  states: {
    closed: {
      on: { 'menu.open': { target: 'choosing', actions: on('keepUser') } },
    },
    choosing: {
      on: {
        'menu.close': 'closed',
        'menu.do': [
          { guard: on('isGrave'), target: 'confirming', actions: on('keepDeed') },
          { target: 'acting', actions: on('keepDeed') },
        ],
      },
    },
    /** LIVE-04: a removed member cannot come back to this live by themselves; swept messages cannot come back at all. */
    confirming: { on: { 'menu.confirm': 'acting', 'menu.cancel': 'choosing' } },
    acting: {
      tags: 'busy',
      invoke: {
        id: 'commandMember',
        src: 'commandMember',
        input: ({ context: { user, deed } }) => ({
          userId: given(user, 'a member').userId,
          deed: given(deed, 'a command'),
        }),
        onDone: 'closed',
        onError: { target: 'choosing', actions: on('keepFailure') },
      },
    },
  },
})

export type MemberMenuActorRef = ActorRefFrom<typeof memberMenuMachine>
export type MemberMenuSnapshot = SnapshotFrom<typeof memberMenuMachine>
