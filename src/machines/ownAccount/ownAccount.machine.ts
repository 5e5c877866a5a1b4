import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { choosing } from './ownAccount.choosing.ts'
import { flow } from './ownAccount.setup.ts'
import { contactOf, savedWish } from './ownAccount.transitions.ts'

/** The own account (MEM-03, ACC-02): who it is, the ways into it and where it is signed in; one change at a time. */
export const ownAccountMachine = flow.createMachine({
  id: 'ownAccount',
  context: { account: null, wish: null, failure: null, saves: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: { target: 'open', actions: on('keepAccount') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'account.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      ...choosing,
      // The archive of the own data is being made.
      after: { exportPoll: [{ guard: 'isExporting', target: 'looking' }, { target: 'open' }] },
    },
    /** Looks again without a notice: a new wish goes first. */
    looking: {
      ...choosing,
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: { target: 'open', actions: on('keepNews') },
        onError: 'open',
      },
    },
    confirming: {
      tags: ['open', 'confirming'],
      on: { 'wish.confirm': 'saving', 'wish.dismiss': { target: 'open', actions: 'forgetWish' } },
    },
    scanning: {
      tags: ['open', 'scanning'],
      // A WeChat that confirmed is what is bound: who it is, the server knows.
      invoke: { id: 'scan', src: 'scan', onDone: 'saving' },
      on: { 'wish.dismiss': { target: 'open', actions: 'forgetWish' } },
    },
    contacting: {
      tags: ['open', 'contacting'],
      invoke: {
        id: 'contactChange',
        src: 'contactChange',
        input: ({ context }) => contactOf(context),
        onDone: [
          { guard: on('isChanged'), target: 'open', actions: ['emitSaved', on('keepChanged'), 'countSave'] },
          { target: 'open', actions: 'forgetWish' },
        ],
      },
    },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => savedWish(context),
        onDone: { target: 'open', actions: ['emitSaved', on('keepAccount'), 'countSave'] },
        onError: { target: 'refused', actions: on('keepFailure') },
      },
    },
    refused: {
      always: [
        { guard: 'needsProof', target: 'proving', actions: 'forgetFailure' },
        // A refusal is shown at its control until the next wish.
        { target: 'open' },
      ],
    },
    proving: {
      tags: ['open', 'proving'],
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'open',
            actions: 'forgetWish',
          },
          { target: 'saving' },
        ],
      },
    },
  },
})

export type OwnAccountActorRef = ActorRefFrom<typeof ownAccountMachine>
export type OwnAccountSnapshot = SnapshotFrom<typeof ownAccountMachine>
