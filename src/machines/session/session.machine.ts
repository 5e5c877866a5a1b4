import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
        onDone: { target: 'member', actions: on('keepUser') },
        onError: [
          { guard: on('hasExpired'), target: 'expired.confirming' },
          { guard: on('wasRejected'), target: 'expired.forced' },
          { guard: on('isHalf'), target: 'halfway' },
          // Asked again while somebody is here: no answer is not a sign-out.
          { guard: on('isStillKnown'), target: 'member' },
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
        'session.expire': { guard: on('isGuarded'), target: 'expired.confirming', actions: on('keepPlace') },
        'session.reject': { guard: on('isGuarded'), target: 'expired.forced', actions: on('keepPlace') },
      },
    },
    member: {
      tags: ['settled', 'member'],
      invoke: { id: 'watchUnread', src: 'watchUnread' },
      on: {
        'unread.counted': { actions: on('keepUnread') },
        'user.refresh': 'restoring',
        'session.open': { target: 'restoring', actions: 'forgetPerson' },
        'session.signOut': 'signingOut',
        'factor.need': 'halfway',
        'session.expire': { guard: on('isGuarded'), target: 'expired.confirming', actions: on('keepPlace') },
        'session.reject': { guard: on('isGuarded'), target: 'expired.forced', actions: on('keepPlace') },
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
