import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { flow } from './ownDeletion.setup.ts'

/**
 * Deletes the own account (ACC-03): the page first reads which data is erased, which is kept and which business blocks it; the request is
 * confirmed and proved; keeping the account is one press. A step that another tab took already is no failure: the server answers
 * with the current state.
 */
export const ownDeletionMachine = flow.createMachine({
  id: 'ownDeletion',
  context: ({ input }) => ({ deletion: input.known, failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'requested' }, { target: 'loading' }] },
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchDeletion',
        src: 'fetchDeletion',
        onDone: [
          { guard: on('isRequested'), target: 'requested', actions: on('keepDeletion') },
          { target: 'open', actions: on('keepDeletion') },
        ],
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'deletion.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      tags: ['settled', 'open'],
      on: {
        'deletion.begin': { guard: 'isUnblocked', target: 'confirming', actions: 'forgetFailure' },
        // Another tab may have removed the obstacle.
        'deletion.retry': { guard: 'isBlocked', target: 'loading', actions: 'forgetFailure' },
      },
    },
    confirming: {
      tags: ['open', 'confirming'],
      on: { 'deletion.confirm': 'requesting', 'deletion.dismiss': 'open' },
    },
    requesting: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        onDone: { target: 'requested', actions: [on('keepDeletion'), 'emitRequested'] },
        onError: { target: 'refused', actions: on('keepFailure') },
      },
    },
    refused: {
      always: [
        { guard: 'needsProof', target: 'proving', actions: 'forgetFailure' },
        { guard: 'needsLogin', target: 'stale', actions: 'forgetFailure' },
        // A refusal is shown above the button until the next press.
        { target: 'open' },
      ],
    },
    proving: {
      tags: ['open', 'proving'],
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        onDone: [
          { guard: { type: 'isLeft', params: ({ event }) => event.output }, target: 'open' },
          { target: 'requesting' },
        ],
      },
    },
    stale: {
      tags: ['open', 'stale'],
      on: {
        'login.accept': { target: 'open', actions: 'emitLoginWanted' },
        'login.dismiss': 'open',
      },
    },
    requested: {
      tags: ['settled', 'requested'],
      on: { 'deletion.keep': { target: 'keeping', actions: 'forgetFailure' } },
    },
    keeping: {
      tags: ['busy', 'requested'],
      invoke: {
        id: 'sendCancel',
        src: 'sendCancel',
        onDone: { target: 'open', actions: [on('keepDeletion'), 'emitKept'] },
        onError: { target: 'requested', actions: on('keepFailure') },
      },
    },
  },
})

export type OwnDeletionSnapshot = SnapshotFrom<typeof ownDeletionMachine>
