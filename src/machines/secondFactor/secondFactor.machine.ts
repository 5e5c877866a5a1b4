import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { given } from '../shared/given.ts'
import { choosing, flow, leave, typing } from './secondFactor.setup.ts'

/**
 * The second proof of who is here (ACC-02), after signing in and before money moves: a passkey first, else the code of an app,
 * else a recovery code. Wrong ones are counted by the server, which then asks to wait.
 */
export const secondFactorMachine = flow.createMachine({
  id: 'secondFactor',
  context: { ways: null, proof: null, failure: null, outcome: 'left' },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      on: leave,
      invoke: {
        id: 'fetchWays',
        src: 'fetchWays',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { ...leave, 'ways.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    choosing: {
      always: [
        { guard: 'hasPasskey', target: 'open.passkey' },
        { guard: 'hasTotp', target: 'open.totp' },
        { guard: 'hasRecovery', target: 'open.recovery' },
        { target: 'stranded' },
      ],
    },
    open: {
      tags: 'open',
      initial: 'totp',
      on: {
        ...leave,
        'way.lose': { target: 'lost', actions: 'forgetFailure' },
      },
      states: {
        passkey: {
          tags: 'passkey',
          on: {
            'passkey.ask': { target: '#secondFactor.waiting', actions: 'forgetFailure' },
            'way.choose': [choosing.totp, choosing.recovery],
          },
        },
        totp: typing('totp'),
        recovery: typing('recovery'),
      },
    },
    waiting: {
      tags: ['busy', 'asking', 'passkey'],
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        onDone: {
          target: 'checking',
          actions: { type: 'keepProof', params: ({ event }) => ({ way: 'passkey', proof: event.output }) },
        },
        onError: {
          target: 'open.passkey',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { ...leave, 'passkey.stop': 'open.passkey' },
    },
    checking: {
      tags: ['busy', 'checking'],
      on: leave,
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => given(context.proof, 'a proof'),
        onDone: { target: 'verified', actions: 'keepSuccess' },
        onError: [
          {
            guard: { type: 'isBlocked', params: ({ event }) => ({ error: event.error }) },
            target: 'blocked',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: 'wasPasskey',
            target: 'open.passkey',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: 'wasTotp',
            target: 'open.totp',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'open.recovery',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    blocked: {
      tags: ['failure', 'blocked'],
      on: leave,
      after: { wait: { target: 'choosing', actions: 'forgetFailure' } },
    },
    lost: { tags: 'lost', on: { ...leave, 'way.back': 'choosing' } },
    stranded: { tags: 'lost', on: leave },
    verified: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
})

export type SecondFactorActorRef = ActorRefFrom<typeof secondFactorMachine>
export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>
