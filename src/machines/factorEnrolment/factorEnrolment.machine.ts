import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
        onDone: { target: 'open', actions: on('keepFactors') },
        onError: { target: 'failed', actions: on('keepFailure') },
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
          { guard: on('needsYes'), target: 'confirming', actions: on('keepWish') },
          { guard: on('isNewPasskey'), target: 'creating', actions: on('keepWish') },
          { target: 'saving', actions: on('keepWish') },
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
        onDone: { target: 'saving', actions: on('keepAnswer') },
        onError: { target: 'refused', actions: on('keepFailure') },
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
            guard: on('hasTotp'),
            target: 'settingUp',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: on('hasCodes'),
            target: 'codesShown',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'refreshing', actions: ['emitSaved', 'forgetWish'] },
        ],
        onError: { target: 'refused', actions: on('keepFailure') },
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
        'code.submit': { target: 'saving', actions: on('keepCode') },
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
        onDone: { target: 'open', actions: on('keepFactors') },
        onError: { target: 'open', actions: on('emitFailure') },
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
