import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { VideoDetails } from '../../contract/video.ts'
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
    keepVideo: assign((_, { video }: { video: VideoDetails }) => ({ video, opened: null, failure: null })),
    keepOpened: assign((_, { opened }: { opened: T.OpenedVideo }) => ({ opened, from: 0, failure: null })),
    goOn: assign(({ context }) => ({ from: given(context.opened, 'an opened video').position })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    askForLogin: emit({ type: 'login.wanted' }),
  },
  guards: {
    hasNothing: (_, { video }: { video: VideoDetails }) => !video.has_recording,
    isGuest: (_, { video }: { video: VideoDetails }) => video.member === null,
    isUnlocked: (_, { video }: { video: VideoDetails }) => video.member?.unlocked === true,
    hasFreeView: (_, { video }: { video: VideoDetails }) => (video.member?.free_left ?? 0) > 0,
    isBegun: ({ context }, { opened }: { opened: T.OpenedVideo }) =>
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
          {
            guard: { type: 'hasNothing', params: ({ event }) => ({ video: event.output }) },
            target: 'missing',
            actions: { type: 'keepVideo', params: ({ event }) => ({ video: event.output }) },
          },
          {
            guard: { type: 'isGuest', params: ({ event }) => ({ video: event.output }) },
            target: 'signedOut',
            actions: { type: 'keepVideo', params: ({ event }) => ({ video: event.output }) },
          },
          {
            guard: { type: 'isUnlocked', params: ({ event }) => ({ video: event.output }) },
            target: 'opening',
            actions: { type: 'keepVideo', params: ({ event }) => ({ video: event.output }) },
          },
          {
            guard: { type: 'hasFreeView', params: ({ event }) => ({ video: event.output }) },
            target: 'locked',
            actions: { type: 'keepVideo', params: ({ event }) => ({ video: event.output }) },
          },
          {
            target: 'noFreeViews',
            actions: { type: 'keepVideo', params: ({ event }) => ({ video: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
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
          {
            guard: { type: 'isBegun', params: ({ event }) => ({ opened: event.output }) },
            target: 'choosing',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'watching',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: [
          // Spent elsewhere.
          {
            guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) },
            target: 'noFreeViews',
          },
          {
            guard: { type: 'isNotReady', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
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

export type VideoWatchActorRef = ActorRefFrom<typeof videoWatchMachine>
export type VideoWatchSnapshot = SnapshotFrom<typeof videoWatchMachine>
