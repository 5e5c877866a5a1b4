import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { flow } from './session.setup.ts'

/**
 * Session of the visitor (SES-01 … SES-08). However many calls expire together, there is one box (SES-06). A visitor who signed in and has not
 * brought the second factor yet counts as a guest (ACC-02).
 */
export const sessionMachine = flow.createMachine({
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
          {
            guard: { type: 'isHalf', params: ({ event }) => ({ error: event.error }) },
            target: 'halfway',
          },
          // Asked again while a member is here: a missing answer is not a sign-out.
          {
            guard: { type: 'isStillKnown', params: ({ event }) => ({ error: event.error }) },
            target: 'member',
          },
          { target: 'guest', actions: 'forgetUser' },
        ],
      },
      // The question under way carries the credentials from before: its answer would be about another user.
      on: {
        'session.open': { target: 'restoring', reenter: true, actions: 'forgetPerson' },
        // A member who is asked about again still has the menu with its control.
        'session.signOut': { guard: 'isKnown', target: 'signingOut' },
        'factor.need': 'halfway',
      },
    },
    guest: {
      tags: ['settled', 'guest'],
      on: {
        'session.open': 'restoring',
        'factor.need': 'halfway',
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
        'factor.need': 'halfway',
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
    halfway: {
      tags: ['settled', 'guest', 'halfway'],
      entry: 'forgetPerson',
      on: { 'session.open': 'restoring', 'session.signOut': 'signingOut' },
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
      on: {
        'session.open': { target: 'restoring', actions: ['forgetUser', 'emitEnd'] },
        'factor.need': { target: 'halfway', actions: ['forgetUser', 'emitEnd'] },
      },
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
