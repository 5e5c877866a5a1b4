import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { changeOf } from './factorEnrolment.transitions.ts'
import { flow, proving } from './factorEnrolment.setup.ts'

/** The second factors of an account (ACC-02): what there is, and adding, renaming and removing, each after a recent proof. */
export const factorEnrolmentMachine = flow.createMachine({
  id: 'factorEnrolment',
  context: { factors: null, wish: null, answer: null, totp: null, codes: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchFactors',
        src: 'fetchFactors',
        onDone: {
          target: 'open',
          actions: { type: 'keepFactors', params: ({ event }) => ({ factors: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'factors.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      tags: ['settled', 'open'],
      on: {
        'wish.choose': [
          {
            guard: { type: 'needsYes', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNewPasskey', params: ({ event }) => event },
            target: 'creating',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          { target: 'saving', actions: { type: 'keepWish', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      tags: ['open', 'confirming'],
      on: { 'wish.confirm': 'saving', 'wish.dismiss': { target: 'open', actions: 'forgetWish' } },
    },
    creating: {
      tags: ['busy', 'open', 'creating'],
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        onDone: {
          target: 'saving',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'wish.dismiss': { target: 'open', actions: 'forgetWish' } },
    },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => changeOf(context),
        onDone: [
          {
            guard: { type: 'hasTotp', params: ({ event }) => ({ outcome: event.output }) },
            target: 'settingUp',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'hasCodes', params: ({ event }) => ({ outcome: event.output }) },
            target: 'codesShown',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'refreshing', actions: ['emitSaved', 'forgetWish'] },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      always: [
        { guard: 'needsProof', target: 'proving', actions: 'forgetFailure' },
        { guard: 'needsLogin', target: 'stale' },
        { guard: 'wantsCode', target: 'settingUp' },
        // A refusal is shown at its control until the next wish.
        { target: 'open' },
      ],
    },
    settingUp: {
      tags: ['open', 'settingUp'],
      on: {
        'code.submit': {
          target: 'saving',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'wish.dismiss': { target: 'open', actions: 'forgetWish' },
      },
    },
    codesShown: {
      tags: ['open', 'codes'],
      on: { 'codes.keep': { target: 'refreshing', actions: 'forgetWish' } },
    },
    refreshing: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'fetchFactors',
        src: 'fetchFactors',
        onDone: {
          target: 'open',
          actions: { type: 'keepFactors', params: ({ event }) => ({ factors: event.output }) },
        },
        onError: {
          target: 'open',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    proving,
    stale: {
      tags: ['open', 'stale'],
      on: {
        'login.again': { target: 'open', actions: ['askForLogin', 'forgetWish'] },
        'wish.dismiss': { target: 'open', actions: 'forgetWish' },
      },
    },
  },
})

export type FactorEnrolmentActorRef = ActorRefFrom<typeof factorEnrolmentMachine>
export type FactorEnrolmentSnapshot = SnapshotFrom<typeof factorEnrolmentMachine>
