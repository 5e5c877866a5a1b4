import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { ChannelWishes } from '../../contract/message.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './channelWishes.types.ts'

/** Which kinds of messages also come by mail and as text messages (MSG-02). A switch moves at once, and back when it was not saved. */
export const channelWishesMachine = setup({
  types: {} as {
    context: T.ChannelWishesContext
    events: T.ChannelWishesEvent
    emitted: T.ChannelWishesEmitted
    tags: T.ChannelWishesTag
  },
  actors: {
    fetchWishes: promisePlaceholder<T.ChannelWishesPort['fetchWishes']>('fetchWishes'),
    saveWish: promisePlaceholder<T.ChannelWishesPort['saveWish']>('saveWish'),
  },
  actions: {
    keepKnown: assign((_, { output: known }: { output: ChannelWishes }) => ({ known, failure: null })),
    keepWish: assign((_, { wish }: { wish: T.ChannelWish }) => ({ wish })),
    keepWishes: assign(({ context }, { output: wishes }: { output: ChannelWishes['wishes'] }) => ({
      known: { email: null, mobile: null, ...context.known, wishes },
      wish: null,
    })),
    takeBack: assign({ wish: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'wish.failed' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'channelWishes',
  context: { known: null, wish: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchWishes',
        src: 'fetchWishes',
        onDone: { target: 'resting', actions: on('keepKnown') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: ['settled', 'failure', 'failed'],
      on: { 'wishes.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    resting: {
      tags: ['settled', 'open'],
      on: { 'wish.set': { target: 'saving', actions: on('keepWish') } },
    },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'saveWish',
        src: 'saveWish',
        input: ({ context: { wish } }) => {
          if (wish === null) throw new Error('`saving` was entered without a wish')
          return wish
        },
        onDone: { target: 'resting', actions: on('keepWishes') },
        onError: { target: 'resting', actions: ['takeBack', on('emitFailure')] },
      },
    },
  },
})

export type ChannelWishesSnapshot = SnapshotFrom<typeof channelWishesMachine>
