import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { VideoDetails } from '../../contract/video.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './videoWatch.types.ts'

/**
 * From a video's page to its picture: who is here, whether a free view must be spent (MEM-02), and where to go on. A free
 * view is spent only when the member says so; what was opened before opens by itself.
 */
export const videoWatchMachine = setup({
  types: {} as {
    context: T.VideoWatchContext
    events: T.VideoWatchEvent
    emitted: T.VideoWatchEmitted
    tags: T.VideoWatchTag
  },
  actors: {
    fetchVideo: promisePlaceholder<T.VideoWatchPort['fetchVideo']>('fetchVideo'),
    openVideo: promisePlaceholder<T.VideoWatchPort['openVideo']>('openVideo'),
  },
  actions: {
    keepVideo: assign((_, { output: video }: { output: VideoDetails }) => ({
      video,
      opened: null,
      failure: null,
    })),
    keepOpened: assign((_, { output: opened }: { output: T.OpenedVideo }) => ({
      opened,
      from: 0,
      failure: null,
    })),
    goOn: assign(({ context }) => ({ from: given(context.opened, 'an opened video').position })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    askForLogin: emit({ type: 'login.wanted' }),
  },
  guards: {
    hasNothing: (_, { output: video }: { output: VideoDetails }) => !video.has_recording,
    isGuest: (_, { output: video }: { output: VideoDetails }) => video.member === null,
    isUnlocked: (_, { output: video }: { output: VideoDetails }) => video.member?.unlocked === true,
    hasFreeView: (_, { output: video }: { output: VideoDetails }) => (video.member?.free_left ?? 0) > 0,
    isBegun: ({ context }, { output: opened }: { output: T.OpenedVideo }) =>
      opened.position >= margin && opened.position <= (context.video?.duration ?? 0) - margin,
    isSpent: (_, { error }: { error: unknown }) => toFailure(error).reason === 'noFreeViews',
    isNotReady: (_, { error }: { error: unknown }) => toFailure(error).reason === 'videoNotReady',
  },
}).createMachine({
  id: 'videoWatch',
  context: { video: null, opened: null, from: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchVideo',
        src: 'fetchVideo',
        onDone: [
          { guard: on('hasNothing'), target: 'missing', actions: on('keepVideo') },
          { guard: on('isGuest'), target: 'signedOut', actions: on('keepVideo') },
          { guard: on('isUnlocked'), target: 'opening', actions: on('keepVideo') },
          { guard: on('hasFreeView'), target: 'locked', actions: on('keepVideo') },
          { target: 'noFreeViews', actions: on('keepVideo') },
        ],
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    missing: { on: { 'watch.retry': 'loading' } },
    /** Another visitor is another page: signing in begins again. */
    signedOut: { on: { 'watch.signIn': { actions: 'askForLogin' } } },
    locked: { on: { 'watch.open': 'opening' } },
    noFreeViews: { on: { 'watch.retry': 'loading' } },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openVideo',
        src: 'openVideo',
        onDone: [
          { guard: on('isBegun'), target: 'choosing', actions: on('keepOpened') },
          { target: 'watching', actions: on('keepOpened') },
        ],
        onError: [
          // Spent elsewhere meanwhile.
          { guard: on('isSpent'), target: 'noFreeViews' },
          { guard: on('isNotReady'), target: 'missing' },
          { target: 'failed', actions: on('keepFailure') },
        ],
      },
    },
    choosing: {
      on: { 'watch.resume': { target: 'watching', actions: 'goOn' }, 'watch.restart': 'watching' },
    },
    /** From here on the player's own machine. */
    watching: {},
    failed: { on: { 'watch.retry': { target: 'loading', actions: 'forgetFailure' } } },
  },
})

/** Seconds at either end of a video where going on is not worth a question. */
const margin = 10

export type VideoWatchSnapshot = SnapshotFrom<typeof videoWatchMachine>
