import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
        onDone: { target: 'choosing', actions: on('keepWays') },
        onError: { target: 'failed', actions: on('keepFailure') },
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
        onError: { target: 'open.passkey', actions: on('keepFailure') },
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
          { guard: on('isBlocked'), target: 'blocked', actions: on('keepFailure') },
          { guard: 'wasPasskey', target: 'open.passkey', actions: on('keepFailure') },
          { guard: 'wasTotp', target: 'open.totp', actions: on('keepFailure') },
          { target: 'open.recovery', actions: on('keepFailure') },
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
