import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { faultOf } from '../../contract/room/faultOf.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './mediaLink.types.ts'

/**
 * One connection to this site's media server, for sending or for watching (LIVE-09). The first attempt is
 * made once, and the caller learns of its failure; a connection that breaks later is restored until it is closed.
 */
export const mediaLinkMachine = setup({
  types: {} as {
    context: T.MediaLinkContext
    events: T.MediaLinkEvent
    tags: T.LinkState
  },
  actors: {
    connect: promisePlaceholder<T.MediaLinkPort['connect']>('connect'),
    watchPeer: callbackPlaceholder<T.MediaLinkPort['watchPeer']>('watchPeer'),
  },
  actions: {
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    /** Asking again would not change the server's mind. */
    isRefused: (_, { error }: { error: unknown }) => isRefusal(error),
    isRefusedAgain: ({ context }, { error }: { error: unknown }) => context.failures > 0 && isRefusal(error),
    hasFailedBefore: ({ context }) => context.failures > 0,
  },
  delays: { backOff: ({ context }) => Math.min(15_000, 500 * 2 ** context.failures) },
}).createMachine({
  id: 'mediaLink',
  context: { failures: 0 },
  initial: 'off',
  on: { 'link.close': '.off' },
  states: {
    off: { tags: 'off', on: { 'link.open': { target: 'connecting', actions: 'forgetFailures' } } },
    connecting: {
      tags: 'connecting',
      invoke: { id: 'connect', src: 'connect', onDone: 'held', onError: 'off' },
    },
    held: {
      entry: 'forgetFailures',
      invoke: { id: 'watchPeer', src: 'watchPeer' },
      on: { 'peer.ended': 'lost', 'link.renew': 'lost.trying' },
      initial: 'connected',
      states: {
        connected: { tags: 'connected', on: { 'link.suspend': 'suspended' } },
        /** It may stay open for a while yet. */
        suspended: { tags: 'reconnecting' },
      },
    },
    lost: {
      on: { 'link.renew': { target: '.trying', actions: 'forgetFailures' } },
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'reconnecting',
          after: { backOff: 'trying' },
          on: { 'link.suspend': 'suspended' },
        },
        trying: {
          invoke: {
            id: 'connect',
            src: 'connect',
            onDone: '#mediaLink.held',
            onError: [
              { guard: on('isRefusedAgain'), target: 'down.refused', actions: 'countFailure' },
              { guard: on('isRefused'), target: 'refused', actions: 'countFailure' },
              { guard: 'hasFailedBefore', target: 'down.waiting', actions: 'countFailure' },
              { target: 'waiting', actions: 'countFailure' },
            ],
          },
          initial: 'shaken',
          states: {
            shaken: { tags: 'reconnecting' },
            /** The attempt goes on when the other side says that it is gone; only the news is another. */
            down: { tags: 'down', on: { 'link.suspend': 'shaken' } },
          },
        },
        refused: { tags: 'reconnecting' },
        suspended: { tags: 'reconnecting' },
        /** Two attempts in a row have failed. */
        down: {
          tags: 'down',
          on: { 'link.suspend': 'suspended' },
          initial: 'waiting',
          states: {
            waiting: { after: { backOff: '#mediaLink.lost.trying.down' } },
            refused: {},
          },
        },
      },
    },
  },
})

const isRefusal = (error: unknown) => faultOf(error) === 'notAllowed'

export type MediaLinkSnapshot = SnapshotFrom<typeof mediaLinkMachine>
