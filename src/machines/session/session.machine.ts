import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { UserInfo } from '../../contract/user.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { isExemptRoute } from './exemptRoutes.ts'
import type * as T from './session.types.ts'

/** Who is here (SES-01 … SES-08). However many calls expire together, there is one box (SES-06). */
export const sessionMachine = setup({
  types: {} as {
    input: T.SessionInput
    context: T.SessionContext
    events: T.SessionEvent
    emitted: T.SessionEmitted
    tags: T.SessionTag
  },
  actors: {
    fetchUser: promisePlaceholder<T.SessionPort['fetchUser']>('fetchUser'),
    watchUnread: callbackPlaceholder<T.WatchUnread>('watchUnread'),
    endSession: promisePlaceholder<T.SessionPort['endSession']>('endSession'),
  },
  actions: {
    keepUser: assign((_, { user }: { user: UserInfo }) => ({ user, held: true })),
    keepUnread: assign((_, { unread }: { unread: number }) => ({ unread })),
    keepPlace: assign((_, { place }: { place: T.Place }) => ({ place })),
    // Other credentials are stored: the former member must not be shown while, or because, the new one cannot be had.
    forgetPerson: assign({ user: null, unread: 0 }),
    forgetUser: assign({ user: null, unread: 0, held: false }),
    askForLogin: emit(({ context }) => ({
      type: 'login.wanted' as const,
      returnTo: context.place.address,
    })),
    askForReload: emit({ type: 'reload.wanted' }),
    emitEnd: emit({ type: 'session.ended' }),
  },
  guards: {
    isStillKnown: ({ context }, { error }: { error: unknown }) =>
      context.user !== null && !['expired', 'unauthorized'].includes(toFailure(error).kind),
    isGuarded: (_, { place }: { place: T.Place }) => !isExemptRoute(place.route),
    hasExpired: ({ context }, { error }: { error: unknown }) =>
      context.held && toFailure(error).kind === 'expired' && !isExemptRoute(context.place.route),
    wasRejected: ({ context }, { error }: { error: unknown }) =>
      context.held && toFailure(error).kind === 'unauthorized' && !isExemptRoute(context.place.route),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, user: null, unread: 0 }),
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        onDone: {
          target: 'member',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'expired.confirming',
          },
          {
            guard: { type: 'wasRejected', params: ({ event }) => ({ error: event.error }) },
            target: 'expired.forced',
          },
          // Asked again while somebody is here: no answer is not a sign-out.
          {
            guard: { type: 'isStillKnown', params: ({ event }) => ({ error: event.error }) },
            target: 'member',
          },
          { target: 'guest', actions: 'forgetUser' },
        ],
      },
      // The question under way carries the credentials from before: its answer would be about somebody else.
      on: { 'session.open': { target: 'restoring', reenter: true, actions: 'forgetPerson' } },
    },
    guest: {
      tags: ['settled', 'guest'],
      on: {
        'session.open': 'restoring',
        'session.expire': {
          guard: { type: 'isGuarded', params: ({ event }) => event },
          target: 'expired.confirming',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
        'session.reject': {
          guard: { type: 'isGuarded', params: ({ event }) => event },
          target: 'expired.forced',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
      },
    },
    member: {
      tags: ['settled', 'member'],
      invoke: { id: 'watchUnread', src: 'watchUnread' },
      on: {
        'unread.counted': { actions: { type: 'keepUnread', params: ({ event }) => event } },
        'user.refresh': 'restoring',
        'session.open': { target: 'restoring', actions: 'forgetPerson' },
        'session.signOut': 'signingOut',
        'session.expire': {
          guard: { type: 'isGuarded', params: ({ event }) => event },
          target: 'expired.confirming',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
        'session.reject': {
          guard: { type: 'isGuarded', params: ({ event }) => event },
          target: 'expired.forced',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
      },
    },
    signingOut: {
      tags: ['settled', 'busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'guest', actions: ['forgetUser', 'emitEnd'] },
        onError: { target: 'guest', actions: ['forgetUser', 'emitEnd'] },
      },
      // A slow server must not cost the next login: the old credentials are forgotten already.
      on: { 'session.open': { target: 'restoring', actions: ['forgetUser', 'emitEnd'] } },
    },
    expired: {
      tags: ['settled', 'dialog'],
      entry: 'forgetUser',
      invoke: { id: 'endSession', src: 'endSession', onError: {} },
      initial: 'confirming',
      states: {
        confirming: {
          on: {
            'expiry.confirm': { target: '#session.guest', actions: 'askForLogin' },
            'expiry.cancel': { target: '#session.guest', actions: 'askForReload' },
          },
        },
        forced: {
          tags: 'forced',
          on: { 'expiry.confirm': { target: '#session.guest', actions: 'askForLogin' } },
        },
      },
    },
  },
})

export type SessionActorRef = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
